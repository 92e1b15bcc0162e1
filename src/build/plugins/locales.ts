import { readFileSync } from 'node:fs'
import { languages } from '../../i18n/languages.ts'

export type Words = Readonly<Record<string, string>>

/** What index.html needs of a language. */
export type Locale = { code: string; name: string; landing: Words }

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

const wordsOf = (code: string): Words => JSON.parse(file(`../../../locales/${code}/landing.json`))

/** The languages of the interface, each with the texts of the landing. */
export function ownLocales(): Locale[] {
  return Object.entries(languages).map(([code, { name }]) => ({
    code,
    name,
    landing: wordsOf(code),
  }))
}
