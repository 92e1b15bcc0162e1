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

describe('the prefilled e-mail', () => {
  it('is empty at first', () => {
    expect(rememberedEmail()).toBe('')
  })

  it('is the one just registered, rather than the last one used', () => {
    rememberSignIn('sam@example.com')
    expect(rememberedEmail()).toBe('sam@example.com')
    rememberRegistration(' kim@example.com ')
    expect(rememberedEmail()).toBe('kim@example.com')
  })

  it('is stored trimmed, and the typed e-mail is removed', () => {
    stored(typedEmail).keep('ki')
    rememberSignIn(' sam@example.com ')
    expect(rememberedEmail()).toBe('sam@example.com')
    expect(stored(typedEmail).read()).toBeUndefined()
    stored(typedEmail).keep('ki')
    rememberRegistration('kim@example.com')
    expect(stored(typedEmail).read()).toBeUndefined()
  })

  it('is the last one used after somebody else has signed in', () => {
    rememberRegistration('kim@example.com')
    rememberSignIn('sam@example.com')
    expect(rememberedEmail()).toBe('sam@example.com')
  })
})

describe('a new user', () => {
  it('signs in with the e-mail just registered, in any letter case', () => {
    rememberRegistration('Kim@example.com')
    rememberSignIn('kim@Example.com')
    expect(isNewUser('kim@example.com')).toBe(true)
  })

  it.each(['sam@example.com', '', undefined])('is not %s', (email) => {
    rememberRegistration('kim@example.com')
    expect(isNewUser(email)).toBe(false)
  })

  it('is recognized despite spaces around the e-mail', () => {
    rememberRegistration('kim@example.com')
    localStorage.setItem('registeredEmail', ' kim@example.com ')
    rememberSignIn('  kim@example.com')
    expect(isNewUser('kim@example.com ')).toBe(true)
  })

  it('is not new after another sign-in or once the profile is saved', () => {
    rememberRegistration('kim@example.com')
    rememberSignIn('sam@example.com')
    expect(localStorage.getItem('isNewUser')).toBeNull()
    rememberRegistration('kim@example.com')
    forgetNewUser()
    expect(isNewUser('kim@example.com')).toBe(false)
  })

  it('is not new once the stored flag is gone', () => {
    rememberRegistration('kim@example.com')
    localStorage.removeItem('isNewUser')
    expect(isNewUser('kim@example.com')).toBe(false)
  })
})

describe('browserKeeps', () => {
  it('returns true and leaves no entry behind', () => {
    expect(browserKeeps()).toBe(true)
    expect(localStorage).toHaveLength(0)
  })

  it('returns false if storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(browserKeeps()).toBe(false)
  })
})
