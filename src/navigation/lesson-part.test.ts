import { describe, expect, it } from 'vitest'
import { session } from '@/learner/session'
import { stored } from '@/learner/stored'
import { ticks } from '@/learner/stored-things'
import { aModule } from '@tests/fixtures/lesson-data'
import { lessonPart } from './lesson-part'

const lesson = aModule({ id: 5, type: 'challenge', parentSubSkillId: 101 })

describe('what is kept of a lesson', () => {
  it.each([
    ['another sub-skill', { parentSubSkillId: 102 }],
    ['another type', { type: 'quiz' as const }],
    ['another id', { id: 6, contentId: 6 }],
  ])('is not that of a lesson with %s', (_which, fields) => {
    session.start({ accessToken: 'a', email: 'sam@example.com', remember: true })
    stored(ticks, lessonPart(lesson)).keep([1])
    expect(stored(ticks, lessonPart({ ...lesson, ...fields })).read()).toBeUndefined()
    expect(stored(ticks, lessonPart(lesson)).read()).toEqual([1])
  })

  it('is found again once its sub-skill is known', () => {
    session.start({ accessToken: 'a', email: 'sam@example.com', remember: true })
    stored(ticks, lessonPart({ ...lesson, parentSubSkillId: null })).keep([1])
    expect(stored(ticks, lessonPart(lesson)).read()).toEqual([1])
  })

  it('is nothing while the lesson has no id', () => {
    expect(lessonPart({ ...lesson, id: null, contentId: null })).toBeNull()
  })
})
