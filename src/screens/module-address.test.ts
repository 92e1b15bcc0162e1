import { describe, expect, it } from 'vitest'
import { aModule } from '@tests/fixtures/lesson-data'
import { isAtModule, moduleAddress } from './module-address'

const of = (fields: Parameters<typeof aModule>[0]) => ({ skillId: 11, module: aModule(fields) })
const video = of({ type: 'video', nodeType: 'recipe' })
const challenge = of({ type: 'challenge', nodeType: 'recipe' })

describe('the URL of a module', () => {
  // [2.12] [4.9.3]
  it('is its node type, and a separate one for a challenge', () => {
    expect(moduleAddress(video)).toBe('/learningpath/recipe')
    expect(moduleAddress(challenge)).toBe('/learningpath/challenge')
  })

  it('is recognized in any case and with a trailing slash', () => {
    expect(isAtModule(video, '/learningpath/Recipe/')).toBe(true)
    expect(isAtModule(challenge, '/LearningPath/challenge')).toBe(true)
  })

  it('of a challenge differs from that of its node type and of another module', () => {
    expect(isAtModule(challenge, '/learningpath/recipe')).toBe(false)
    expect(isAtModule(video, '/learningpath/challenge')).toBe(false)
    expect(isAtModule(video, '/learningpath/budget')).toBe(false)
  })

  it('may hold a node type that needs escaping', () => {
    const odd = of({ nodeType: 'recipe/cook' })
    expect(isAtModule(odd, '/learningpath/recipe%2Fcook')).toBe(true)
  })

  it.each(['feedback', 'FeedBack', '.', '..', '', '\ud800', 'x'.repeat(4000)])(
    'is never empty or that of another screen, for the node type %j',
    (nodeType) =>
      expect(moduleAddress(of({ type: 'video', nodeType }))).toBe('/learningpath/knowledge'),
  )

  it.each(['feedbacks', '...', '%2e%2e', 'a.b', '🍲', 'ñ ?#'])(
    'holds the unusual node type %j if that is possible',
    (nodeType) => {
      const address = moduleAddress(of({ type: 'video', nodeType }))
      expect(new URL(address, 'https://norte.example').pathname).toBe(address)
      expect(decodeURIComponent(address)).toBe(`/learningpath/${nodeType}`)
    },
  )
})
