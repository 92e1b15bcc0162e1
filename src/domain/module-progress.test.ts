import { expect, it } from 'vitest'
import { aModule } from '@tests/support/module-data'
import { lessonPart } from './lesson-part'

const lesson = aModule({ id: 5, type: 'challenge', subSkillId: 101 })

it.each([
  ['another sub-skill', { subSkillId: 102 }],
  ['another type', { type: 'quiz' as const }],
  ['another id', { id: 6, contentId: 6 }],
])('the things of a lesson have another name than those of %s', (_which, fields) => {
  expect(lessonPart({ ...lesson, ...fields })).not.toBe(lessonPart(lesson))
  expect(lessonPart(lesson)).toBe('101-challenge-5')
})

it('a lesson without an id has no name', () => {
  expect(lessonPart({ ...lesson, id: null, contentId: null })).toBeNull()
})
