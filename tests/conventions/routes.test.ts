import { matchPath } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { aliases, routeTable } from '@/app/routes'
import { paths } from '@/config/paths'
import { filesBelow, productFiles } from './support/source-files'

const addresses = Object.entries(paths).map(([name, path]) => [
  name,
  typeof path === 'function' ? path('quiz') : path,
])

const matches = (address = '') =>
  routeTable.filter(({ path }) => matchPath({ path, end: true }, address))

describe('the route table', () => {
  test.each(addresses)('has a screen for paths.%s', (_name, address = '') => {
    expect(matches(aliases[address] ?? address).length).toBeGreaterThan(0)
  })

  test.each(Object.entries(aliases))(
    'redirects %s to an address with a screen',
    (alias, target) => {
      expect(matches(alias)).toEqual([])
      expect(matches(target).length).toBeGreaterThan(0)
    },
  )

  // [6.1.1] [6.1.2]
  test('requires sign-in for all but the public screens', () => {
    const open = routeTable.filter(({ access }) => access === 'public').map(({ path }) => path)
    const { landing, signUp, signIn, forgotPassword, resetPassword, feedback } = paths
    const agreed = [landing, signUp, signIn, forgotPassword, `${resetPassword}/*`, feedback]
    expect(open).toEqual(agreed)
  })

  test('shows every screen file, and no other', () => {
    const shown = routeTable.map(({ load }) => /\w+Screen/.exec(String(load))?.[0])
    const files = filesBelow('src/screens').map((file) => /\w+Screen(?=\.tsx$)/.exec(file)?.[0])
    expect(new Set(shown)).toEqual(new Set(files.filter((name) => name !== undefined)))
  })

  test('builds addresses in config/paths.ts only', () => {
    const literal = /['"`]\/(signin|signup|skillmap|learningpath|skill-selection|lifegoals)\b/i
    const byHand = productFiles.filter(
      ({ path, zone, code }) =>
        literal.test(code) && path !== 'src/config/paths.ts' && zone !== 'mock-backend',
    )
    expect(byHand.map(({ path }) => path)).toEqual([])
  })
})
