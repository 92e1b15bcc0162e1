import { describe, expect, it } from 'vitest'
import { readSignInState } from './sign-in-state'

describe('readSignInState', () => {
  it('reads why the learner is here and where they were', () => {
    const state = { reason: 'expired', from: { path: '/learningpath', state: { skillId: 11 } } }
    expect(readSignInState(state)).toEqual(state)
  })

  it.each([null, 'x', 3, [], { reason: 'signed-out' }, { from: '/skillmap' }])(
    'ignores the malformed state %j',
    (state) => {
      const { reason, from } = readSignInState(state)
      expect([reason, from]).toEqual([undefined, undefined])
    },
  )

  it.each(['//elsewhere.example', 'https://elsewhere.example', 'javascript:alert(1)'])(
    'never returns to %s',
    (path) => {
      expect(readSignInState({ from: { path } }).from).toBeUndefined()
    },
  )
})
