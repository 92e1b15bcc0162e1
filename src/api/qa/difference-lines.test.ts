import { expect, test } from 'vitest'
import { differenceLines } from './difference-lines'

test('a difference that every item of a list has is one line', () => {
  const differences = [
    { place: '', came: 'inside "data"' },
    { place: 'subskills.0.modules.0.status', came: 'as "Completed"' },
    { place: 'subskills.0.modules.12.status', came: 'as "Completed"' },
    { place: 'subskills.0.modules.1.status', came: 'as "In Progress"' },
  ]
  expect(differenceLines(differences)).toEqual([
    'inside "data"',
    'subskills.*.modules.*.status as "Completed"',
    'subskills.*.modules.*.status as "In Progress"',
  ])
})
