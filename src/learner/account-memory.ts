import { storage } from '@/lib/storage'
import { stored } from './stored'
import { isNewUser as newUserFlag, lastEmail, registeredEmail, typedEmail } from './stored-things'

const same = (one: string | undefined, other: string) =>
  one?.trim().toLowerCase() === other.trim().toLowerCase()

/** The e-mail to start with: the one just registered, else the last one used (rules.md#sign-in). */
export function rememberedEmail(): string {
  return stored(registeredEmail).read() ?? stored(lastEmail).read() ?? ''
}

/** Keeps that somebody has just registered in this browser. */
export function rememberRegistration(email: string): void {
  stored(registeredEmail).keep(email.trim())
  stored(typedEmail).forget()
  stored(newUserFlag).keep('true')
}

/** Keeps the e-mail for next time. Another one than the registered one has taken its place. */
export function rememberSignIn(email: string): void {
  stored(lastEmail).keep(email.trim())
  stored(typedEmail).forget()
  if (!same(stored(registeredEmail).read(), email)) {
    stored(registeredEmail).forget()
    forgetNewUser()
  }
}

/** A new user counts as one only when the registered e-mail is the one that signs in (contract.md#new-users). */
export function isNewUser(email: string | undefined): boolean {
  if (email === undefined || stored(newUserFlag).read() === undefined) return false
  return same(stored(registeredEmail).read(), email)
}

/** The profile is there: nobody is new any more (contract.md#new-users). */
export function forgetNewUser(): void {
  stored(newUserFlag).forget()
}

/** Whether this browser keeps anything past the visit; private windows may not. */
export const browserKeeps = (): boolean => storage.local.canKeep()
