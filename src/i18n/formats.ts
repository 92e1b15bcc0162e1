import { languages, type Language } from './languages'

/** A recent date and time: 'Nov 21, 11:45 PM'. Does not pass navigator.language, which may be an invalid tag. */
export function formatMoment(language: Language, at: number): string {
  const style = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(languages[language].formats, style).format(at)
}

/** 'Monday, Wednesday, and Friday'. */
export const formatList = (language: Language, words: readonly string[]): string =>
  new Intl.ListFormat(languages[language].formats).format(words)
