import { expect, test } from 'vitest'
import { withoutGuests } from './check-extras'

const list = `import { nextStep } from '@/extras/next-step/next-step'
import { qa } from '@/extras/qa/qa'
import type { Extra } from '@/ui/extras/extras'

export const extras: readonly Extra[] = [nextStep, qa]
`

test('a guest leaves the list with its import and its name', () => {
  expect(withoutGuests(list, ['src/extras/next-step'])).toBe(`import { qa } from '@/extras/qa/qa'
import type { Extra } from '@/ui/extras/extras'

export const extras: readonly Extra[] = [ qa]
`)
})

test('all guests leave an empty list', () => {
  expect(withoutGuests(list, ['src/extras/next-step', 'src/extras/qa'])).toContain('= [ ]')
})

test('a folder that is not in the list is found', () => {
  expect(() => withoutGuests(list, ['src/extras/offline'])).toThrow('does not import')
})
