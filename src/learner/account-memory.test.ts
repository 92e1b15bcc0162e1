import { describe, expect, it, vi } from 'vitest'
import {
  browserKeeps,
  forgetNewUser,
  isNewUser,
  rememberedEmail,
  rememberRegistration,
  rememberSignIn,
} from './account-memory'
import { stored } from './stored'
import { typedEmail } from './stored-things'

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

  it('is written without spaces, and what was only typed is no longer kept', () => {
    stored(typedEmail).keep('ki')
    rememberSignIn(' sam@example.com ')
    expect(rememberedEmail()).toBe('sam@example.com')
    expect(stored(typedEmail).read()).toBeUndefined()
    stored(typedEmail).keep('ki')
    rememberRegistration('kim@example.com')
    expect(stored(typedEmail).read()).toBeUndefined()
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

  it('is the same one whatever spaces stand round the e-mail', () => {
    rememberRegistration('kim@example.com')
    localStorage.setItem('registeredEmail', ' kim@example.com ')
    rememberSignIn('  kim@example.com')
    expect(isNewUser('kim@example.com ')).toBe(true)
  })

  it('is nobody once somebody else has signed in, or the profile is there', () => {
    rememberRegistration('kim@example.com')
    rememberSignIn('sam@example.com')
    expect(localStorage.getItem('isNewUser')).toBeNull()
    rememberRegistration('kim@example.com')
    forgetNewUser()
    expect(isNewUser('kim@example.com')).toBe(false)
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
