import { defaultLanguage, languages, type Language } from './languages'

/** A recent date and time: 'Nov 21, 11:45 PM'. Does not pass navigator.language, which may be an invalid tag. */
export function formatMoment(language: Language, at: number): string {
  const style = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(languages[language].formats, style).format(at)
}

/** Formats '18:00' as '6:00 PM'. */
export function formatTime(language: Language, time: string): string {
  const style = { timeStyle: 'short', timeZone: 'UTC' } as const
  const at = Date.parse(`1970-01-01T${time}Z`)
  return new Intl.DateTimeFormat(languages[language].formats, style).format(at)
}

/** The name of a weekday, counted from Monday = 0. */
export function weekdayName(language: Language, day: number): string {
  const style = { weekday: 'long', timeZone: 'UTC' } as const
  // January 5, 1970 was a Monday.
  const at = Date.UTC(1970, 0, 5 + day)
  return new Intl.DateTimeFormat(languages[language].formats, style).format(at)
}

/** 'Monday, Wednesday, and Friday'. */
export const formatList = (language: Language, words: readonly string[]): string =>
  new Intl.ListFormat(languages[language].formats).format(words)

/** The time zone of the device; undefined if the browser does not tell. */
export const deviceTimeZone = (): string | undefined =>
  new Intl.DateTimeFormat(languages[defaultLanguage].formats).resolvedOptions().timeZone

/** A date in words: 'November 21, 2026'. */
export const formatDay = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(languages[language].formats, { dateStyle: 'long' }).format(at)

/** The name of a language in another language: 'Spanish' in English, 'inglés' in Spanish. */
export function languageName(language: Language, named: Language): string {
  const { formats } = languages[language]
  const names = new Intl.DisplayNames(formats, { type: 'language' })
  const name = names.of(named) ?? languages[named].name
  // WebKit writes it as in a list; within a sentence only English has a capital there.
  return formats.startsWith('en') ? name : name.toLocaleLowerCase(formats)
}

/** A size that people can compare: '24 MB', '300 kB'. */
export function formatBytes(language: Language, bytes: number): string {
  const [value, unit] =
    bytes >= 950_000
      ? ([Math.max(1, Math.round(bytes / 1_000_000)), 'megabyte'] as const)
      : ([Math.max(1, Math.round(bytes / 1000)), 'kilobyte'] as const)
  return new Intl.NumberFormat(languages[language].formats, { style: 'unit', unit }).format(value)
}
