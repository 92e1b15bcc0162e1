import { expect, it, test } from 'vitest'
import { callLog, plainPath, differenceLines } from './call-log'

test.each([
  ['/api/skill-map', undefined, '/api/skill-map'],
  ['/api/subskills', { skillId: 11 }, '/api/subskills?skillId=11'],
  ['/auth/check', { email: 'sam@example.com' }, '/auth/check?email=…'],
  ['/auth/check?token=abc&step=2', { id: 7 }, '/auth/check?token=…&step=2&id=7'],
  ['/auth/check', { phone: '0034600123456' }, '/auth/check?phone=…'],
])('logs %s with %j as %s', (path, query, kept) => {
  expect(plainPath(path, query)).toBe(kept)
})

it('keeps the last 30 calls, the newest first', () => {
  for (let number = 1; number <= 31; number += 1) {
    const path = `/api/${number}`
    callLog.add({ method: 'GET', path, outcome: 200, ms: 5, failure: undefined })
  }
  const paths = callLog.calls().map(({ path }) => path)
  expect(paths).toHaveLength(30)
  expect([paths[0], paths.at(-1)]).toEqual(['/api/31', '/api/2'])
})

test('shows a difference of every item of a list as one line', () => {
  const differences = [
    { place: '', received: 'inside "data"' },
    { place: 'subskills.0.modules.0.status', received: 'as "Completed"' },
    { place: 'subskills.0.modules.12.status', received: 'as "Completed"' },
    { place: 'subskills.0.modules.1.status', received: 'as "In Progress"' },
  ]
  expect(differenceLines(differences)).toEqual([
    'inside "data"',
    'subskills.*.modules.*.status as "Completed"',
    'subskills.*.modules.*.status as "In Progress"',
  ])
})
