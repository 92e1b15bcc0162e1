import { limits } from '@/config/limits'

/** Strict checks of request values: the app must send exactly what the contract says. */

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

export function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value)
}

export function isListOfWhole(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(isWhole)
}

export function isEmail(value: unknown): value is string {
  return typeof value === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim())
}

/** Long enough, with a digit and an uppercase letter. */
export function isStrongPassword(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length >= limits.passwordShortest &&
    /\d/.test(value) &&
    /\p{Lu}/u.test(value)
  )
}

/** The id in a query parameter; null if it is missing or not a whole number. */
export function queryId(query: URLSearchParams, name: string): number | null {
  const value = query.get(name) ?? ''
  return /^\d{1,15}$/.test(value) ? Number(value) : null
}
