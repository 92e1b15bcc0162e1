import { storage } from '@/lib/storage'

const lastEmailKey = 'lastEmail'
const registeredEmailKey = 'registeredEmail'
const newUserKey = 'isNewUser'

const same = (one: string | null, other: string | undefined) =>
  one?.trim().toLowerCase() === other?.trim().toLowerCase()

/** The e-mail to start with: the one just registered, else the last one used (rules.md#sign-in). */
export function rememberedEmail(): string {
  return storage.local.get(registeredEmailKey) ?? storage.local.get(lastEmailKey) ?? ''
}

/** Keeps that somebody has just registered in this browser. */
export function rememberRegistration(email: string): void {
  storage.local.set(registeredEmailKey, email.trim())
  storage.local.set(newUserKey, 'true')
}

/** Keeps the e-mail for next time. Another one than the registered one has taken its place. */
export function rememberSignIn(email: string): void {
  storage.local.set(lastEmailKey, email.trim())
  if (!same(storage.local.get(registeredEmailKey), email)) {
    storage.local.remove(registeredEmailKey)
    storage.local.remove(newUserKey)
  }
}

/** A new user counts as one only when the registered e-mail is the one that signs in (contract.md#new-users). */
export function isNewUser(email: string | undefined): boolean {
  if (email === undefined || storage.local.get(newUserKey) !== 'true') return false
  return same(storage.local.get(registeredEmailKey), email)
}

/** The profile is there: nobody is new any more (contract.md#new-users). */
export function forgetNewUser(): void {
  storage.local.remove(newUserKey)
}

/** Whether this browser keeps anything past the visit; private windows may not. */
export function browserKeeps(): boolean {
  const probe = 'norteProbe'
  const kept = storage.local.set(probe, '1')
  storage.local.remove(probe)
  return kept
}
