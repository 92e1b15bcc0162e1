import { describe, expect, test } from 'vitest'
import { aModule } from '@tests/support/module-data'
import { addressedModule, moduleLink, namesQuiz } from './module-address'

const of = (fields: Parameters<typeof aModule>[0]) => ({ skillId: 11, module: aModule(fields) })
const urlOf = (state: ReturnType<typeof of>) =>
  new URL(moduleLink(state).to, 'https://norte.example')

describe('the path of a module', () => {
  test.each([
    ['its node type', { nodeType: 'recipe' }, '/learningpath/recipe'],
    ['one of its own for a challenge', { type: 'challenge' }, '/learningpath/challenge'],
    ['knowledge where it has no node type', { nodeType: '' }, '/learningpath/knowledge'],
  ] as const)('is %s', (_, fields, pathname) => {
    expect(urlOf(of(fields)).pathname).toBe(pathname)
  })

  test.each(['feedback', 'FeedBack', '.', '..', '\ud800', 'x'.repeat(4000)])(
    'never is that of another screen, or none: %j',
    (nodeType) => expect(urlOf(of({ nodeType })).pathname).toBe('/learningpath/knowledge'),
  )

  test.each(['feedbacks', '...', '%2e%2e', 'a.b', 'recipe/cook', '🍲', 'ñ ?#'])(
    'has the unusual node type %j where that is possible',
    (nodeType) => {
      expect(decodeURIComponent(urlOf(of({ nodeType })).pathname)).toBe(`/learningpath/${nodeType}`)
    },
  )
})

describe('the query of a module', () => {
  test.each([
    [{ id: 'a b&c', type: 'quiz', subSkillId: 101 } as const, 'a b&c', '101', 'quiz'],
    [{ id: 1, type: null }, '1', null, null],
  ])('names it: %j', (fields, id, subSkillId, type) => {
    expect(addressedModule(urlOf(of(fields)).search)).toEqual({
      skillId: 11,
      key: { id, subSkillId, type },
    })
  })

  test.each(['', '?skill=11', '?module=1', '?skill=x&module=1', '?skill=-1&module=1&type=quiz'])(
    'names none: %j',
    (search) => expect(addressedModule(search)).toBeNull(),
  )

  test('is not there for a module without an id', () => {
    expect(urlOf(of({ id: null })).search).toBe('')
  })
})

test.each([
  ['/learningpath/quiz', '', true],
  ['/learningpath/Quiz/', '', true],
  ['/learningpath/recipe', '?skill=11&type=quiz&module=1', true],
  ['/learningpath/recipe', '?skill=11&type=pdf&module=1', false],
  ['/learningpath/quizzes', '', false],
])('whether %s%s names a quiz: %s', (pathname, search, names) => {
  expect(namesQuiz({ pathname, search })).toBe(names)
})
