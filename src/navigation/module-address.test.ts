import { describe, expect, it } from 'vitest'
import { aModule } from '@tests/fixtures/lesson-data'
import { addressedModule, isAtModule, moduleAddress } from './module-address'

const pathOf = (state: Parameters<typeof moduleAddress>[0]) => moduleAddress(state).split('?')[0]
const queryOf = (state: Parameters<typeof moduleAddress>[0]) => ({
  search: new URL(moduleAddress(state), 'https://norte.example').search,
})
const at = (pathname: string, search = '') => ({ pathname, search })

const of = (fields: Parameters<typeof aModule>[0]) => ({ skillId: 11, module: aModule(fields) })
const video = of({ type: 'video', nodeType: 'recipe' })
const challenge = of({ type: 'challenge', nodeType: 'recipe' })

describe('the URL of a module', () => {
  it('is its node type, and one of its own for a challenge', () => {
    expect(pathOf(video)).toBe('/learningpath/recipe')
    expect(pathOf(challenge)).toBe('/learningpath/challenge')
  })

  it('is recognized in any case and with a slash', () => {
    expect(isAtModule(video, at('/learningpath/Recipe/'))).toBe(true)
    expect(isAtModule(challenge, at('/LearningPath/challenge'))).toBe(true)
  })

  it('of a challenge is not the one of its node type, nor of another module', () => {
    expect(isAtModule(challenge, at('/learningpath/recipe'))).toBe(false)
    expect(isAtModule(video, at('/learningpath/challenge'))).toBe(false)
    expect(isAtModule(video, at('/learningpath/budget'))).toBe(false)
  })

  it('may hold a node type that needs escaping', () => {
    const odd = of({ nodeType: 'recipe/cook' })
    expect(isAtModule(odd, at('/learningpath/recipe%2Fcook'))).toBe(true)
  })

  it.each(['feedback', 'FeedBack', '.', '..', '', '\ud800', 'x'.repeat(4000)])(
    'never is that of another screen, or none: %j',
    (nodeType) => expect(pathOf(of({ type: 'video', nodeType }))).toBe('/learningpath/knowledge'),
  )

  it.each(['feedbacks', '...', '%2e%2e', 'a.b', '🍲', 'ñ ?#'])(
    'holds the unusual node type %j if that is possible',
    (nodeType) => {
      const address = pathOf(of({ type: 'video', nodeType })) ?? ''
      expect(new URL(address, 'https://norte.example').pathname).toBe(address)
      expect(decodeURIComponent(address)).toBe(`/learningpath/${nodeType}`)
    },
  )
})

describe('the query of the address', () => {
  it('names the module, also with odd ids and without a step', () => {
    const module = aModule({ id: 'a b&c', type: 'quiz', parentSubSkillId: 101 })
    expect(addressedModule(queryOf({ skillId: 11, module }))).toEqual({
      skillId: 11,
      key: { id: null, contentId: 'a b&c', parentSubSkillId: '101', type: 'quiz' },
    })
    const alone = { skillId: 11, module: aModule({ type: null }) }
    expect(addressedModule(queryOf(alone))?.key).toMatchObject({
      parentSubSkillId: null,
      type: null,
    })
  })

  it.each(['', '?skill=11', '?module=1', '?skill=x&module=1', '?skill=-1&module=1&type=quiz'])(
    'names none: %j',
    (search) => expect(addressedModule({ search })).toBeNull(),
  )

  it('is not there for a module without an id', () => {
    expect(moduleAddress(of({ id: null, contentId: null }))).toBe('/learningpath/knowledge')
  })

  it('tells modules at the same path apart', () => {
    const [one, other] = [of({ id: 1, nodeType: 'recipe' }), of({ id: 2, nodeType: 'recipe' })]
    const place = at('/learningpath/recipe', queryOf(one).search)
    expect(isAtModule(one, place)).toBe(true)
    expect(isAtModule(other, place)).toBe(false)
    expect(isAtModule({ ...one, skillId: 12 }, place)).toBe(false)
  })
})
