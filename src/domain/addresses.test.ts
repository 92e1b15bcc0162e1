import { describe, expect, test } from 'vitest'
import { aModule } from '@tests/support/module-data'
import {
  addressedModule,
  feedbackLink,
  moduleLink,
  namesQuiz,
  pathLink,
  readFeedbackLocation,
  readModuleLocation,
  readPathLocation,
} from './addresses'
import { celebratingState } from './navigation-state'

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

const locationOf = ({ to, state }: { to: string; state: unknown }) => ({
  search: new URL(to, 'https://norte.example').search,
  state,
})
const completed = celebratingState(11, aModule())

describe('the address of a path', () => {
  test('names its skill, with or without the history state', () => {
    const link = pathLink('11', completed)
    expect(link.to).toBe('/learningpath?skill=11')
    expect(readPathLocation(locationOf(link))).toMatchObject({
      skillId: 11,
      state: { justCompleted: true },
    })
    expect(readPathLocation({ search: '?skill=11', state: null }).skillId).toBe(11)
    expect(readPathLocation({ search: '', state: { skillId: '11' } }).skillId).toBe(11)
  })

  test('wins over a history state of another skill, whose flags are ignored', () => {
    const { skillId, state } = readPathLocation({ search: '?skill=21', state: completed })
    expect(skillId).toBe(21)
    expect(state).toMatchObject({ fromModule: false, justCompleted: false, moduleData: null })
  })

  test('does not lose the flags of a state without a skill', () => {
    const state = { fromModule: true, justCompleted: true }
    expect(readPathLocation({ search: '?skill=11', state })).toMatchObject({ skillId: 11, state })
  })

  test.each(['abc', '0', '-1', '1.5', '', '1e3', '9'.repeat(16)])('names no skill by %j', (odd) => {
    const none = { skillId: null, isNamed: true }
    expect(readPathLocation({ search: `?skill=${odd}`, state: null })).toMatchObject(none)
    expect(readPathLocation({ search: '', state: { skillId: odd || 'x' } })).toMatchObject(none)
  })

  test('names nothing where neither does', () => {
    const nothing = { skillId: null, isNamed: false }
    expect(readPathLocation({ search: '', state: { fromModule: true } })).toMatchObject(nothing)
  })
})

describe('the address of a module', () => {
  const current = of({ id: 1002, subSkillId: 101 })

  test('is that of its history state, which may open a locked one', () => {
    expect(readModuleLocation(locationOf(moduleLink(current)))).toEqual(current)
    expect(readModuleLocation({ search: '', state: current })).toEqual(current)
  })

  test('wins over a history state of another module', () => {
    const { search } = locationOf(moduleLink(of({ id: 1003, subSkillId: 101 })))
    expect(readModuleLocation({ search, state: current })).toBeNull()
  })
})

describe('the address of a rating', () => {
  const rated = { skillId: 11, subSkillId: 103, moduleData: aModule() }

  test('names skill and sub-skill, whose id the history state has as the path wrote it', () => {
    const link = feedbackLink(rated)
    expect(link.to).toBe('/learningpath/feedback?skill=11&step=103')
    expect(readFeedbackLocation(locationOf(link))).toEqual(rated)
    expect(readFeedbackLocation({ search: '', state: rated })).toEqual(rated)
  })

  test('alone, or with the state of another rating, has no completed module', () => {
    const alone = { skillId: 11, subSkillId: '103', moduleData: null }
    const search = '?skill=11&step=103'
    expect(readFeedbackLocation({ search, state: null })).toEqual(alone)
    expect(readFeedbackLocation({ search, state: { ...rated, subSkillId: 104 } })).toEqual(alone)
  })

  test.each(['', '?skill=x&step=1', '?skill=11'])('names none by %j', (search) => {
    expect(readFeedbackLocation({ search, state: null })).toBeNull()
  })
})
