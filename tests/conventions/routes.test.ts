import { matchPath } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { aliases, routeTable } from '@/app/routes'
import { paths } from '@/config/paths'

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

  test('requires sign-in for all but the public screens', () => {
    const open = routeTable.filter(({ access }) => access === 'public').map(({ path }) => path)
    const { landing, signUp, signIn, forgotPassword, resetPassword, feedback } = paths
    const agreed = [landing, signUp, signIn, forgotPassword, `${resetPassword}/*`, feedback]
    expect(open).toEqual(agreed)
  })
})
