import { languages, type Language } from './languages'

/** A moment in words: 'November 21, 2026 at 11:45 PM'. Never by what a browser reports: it may be no language. */
export function formatMoment(language: Language, at: number): string {
  const style = { dateStyle: 'long', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(languages[language].formats, style).format(at)
}
