import { describe, expect, it, vi } from 'vitest'
import {
  browserKeeps,
  isNewUser,
  rememberedEmail,
  rememberRegistration,
  rememberSignIn,
} from './account-memory'

describe('the e-mail to start with', () => {
  it('is nothing at first', () => {
    expect(rememberedEmail()).toBe('')
  })

  it('is the one just registered before the last one used', () => {
    rememberSignIn('sam@example.com')
    expect(rememberedEmail()).toBe('sam@example.com')
    rememberRegistration(' kim@example.com ')
    expect(rememberedEmail()).toBe('kim@example.com')
  })

  it('is the last one used again once somebody else has signed in', () => {
    rememberRegistration('kim@example.com')
    rememberSignIn('sam@example.com')
    expect(rememberedEmail()).toBe('sam@example.com')
  })
})

describe('a new user', () => {
  it('is one who signs in with the e-mail just registered, in any letter case', () => {
    rememberRegistration('Kim@example.com')
    rememberSignIn('kim@Example.com')
    expect(isNewUser('kim@example.com')).toBe(true)
  })

  it.each(['sam@example.com', '', undefined])('is not %s', (email) => {
    rememberRegistration('kim@example.com')
    expect(isNewUser(email)).toBe(false)
  })

  it('is nobody once the mark is gone', () => {
    rememberRegistration('kim@example.com')
    localStorage.removeItem('isNewUser')
    expect(isNewUser('kim@example.com')).toBe(false)
  })
})

describe('browserKeeps', () => {
  it('says yes and leaves nothing behind', () => {
    expect(browserKeeps()).toBe(true)
    expect(localStorage).toHaveLength(0)
  })

  it('says no where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(browserKeeps()).toBe(false)
  })
})
