import { languages, type Language } from './languages'

/** A recent date and time: 'Nov 21, 11:45 PM'. Does not pass navigator.language, which may be an invalid tag. */
export function formatMoment(language: Language, at: number): string {
  const style = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(languages[language].formats, style).format(at)
}

/** 'Monday, Wednesday, and Friday'. */
export const formatList = (language: Language, words: readonly string[]): string =>
  new Intl.ListFormat(languages[language].formats).format(words)

/** A size that people can compare: '24 MB', '300 kB'. */
export function formatBytes(language: Language, bytes: number): string {
  const [value, unit] =
    bytes >= 950_000
      ? ([Math.max(1, Math.round(bytes / 1_000_000)), 'megabyte'] as const)
      : ([Math.max(1, Math.round(bytes / 1000)), 'kilobyte'] as const)
  return new Intl.NumberFormat(languages[language].formats, { style: 'unit', unit }).format(value)
}
