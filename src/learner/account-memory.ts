import { storage } from '@/lib/storage'
import { stored } from './stored'
import { isNewUser as newUserFlag, lastEmail, registeredEmail, typedEmail } from './stored-things'

const isSameEmail = (one: string | undefined, other: string) =>
  one?.trim().toLowerCase() === other.trim().toLowerCase()

/** The e-mail to prefill: the one just registered, else the last one that signed in (rules.md#sign-in). */
export function rememberedEmail(): string {
  return stored(registeredEmail).read() ?? stored(lastEmail).read() ?? ''
}

/** Stores that somebody has just registered in this browser. */
export function rememberRegistration(email: string): void {
  stored(registeredEmail).keep(email.trim())
  stored(typedEmail).forget()
  stored(newUserFlag).keep('true')
}

/** Stores the e-mail for the next sign-in, and clears the registered e-mail if a different one signs in. */
export function rememberSignIn(email: string): void {
  stored(lastEmail).keep(email.trim())
  stored(typedEmail).forget()
  if (!isSameEmail(stored(registeredEmail).read(), email)) {
    stored(registeredEmail).forget()
    forgetNewUser()
  }
}

/** Whether the e-mail that signs in is the one that has just registered (contract.md#new-users). */
export function isNewUser(email: string | undefined): boolean {
  if (email === undefined || stored(newUserFlag).read() === undefined) return false
  return isSameEmail(stored(registeredEmail).read(), email)
}

/** Call once the profile is saved: the learner is not a new user any more (contract.md#new-users). */
export function forgetNewUser(): void {
  stored(newUserFlag).forget()
}

/** Whether this browser stores anything; private windows may not. */
export const browserKeeps = (): boolean => storage.local.canKeep()
