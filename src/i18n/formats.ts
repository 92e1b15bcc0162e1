import { defaultLanguage, languages, type Language } from './languages'

/** A moment of these days, short: 'Nov 21, 11:45 PM'. Never by what a browser reports: it may be no language. */
export function formatMoment(language: Language, at: number): string {
  const style = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(languages[language].formats, style).format(at)
}

/** The time of a day, '18:00', in words: '6:00 PM'. */
export function formatTime(language: Language, time: string): string {
  const style = { timeStyle: 'short', timeZone: 'UTC' } as const
  const at = Date.parse(`1970-01-01T${time}Z`)
  return new Intl.DateTimeFormat(languages[language].formats, style).format(at)
}

/** A day of the week by its name, counted from Monday, 0: 'Monday'. */
export function weekdayName(language: Language, day: number): string {
  const style = { weekday: 'long', timeZone: 'UTC' } as const
  // A Monday.
  const at = Date.UTC(1970, 0, 5 + day)
  return new Intl.DateTimeFormat(languages[language].formats, style).format(at)
}

/** 'Monday, Wednesday, and Friday'. */
export const formatList = (language: Language, words: readonly string[]): string =>
  new Intl.ListFormat(languages[language].formats).format(words)

/** The name of the zone that this device is in; undefined where it does not say. */
export const deviceTimeZone = (): string | undefined =>
  new Intl.DateTimeFormat(languages[defaultLanguage].formats).resolvedOptions().timeZone

/** A day in words: 'November 21, 2026'. */
export const formatDay = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(languages[language].formats, { dateStyle: 'long' }).format(at)

/** What a language is called in another: 'Spanish' in English, 'inglés' in Spanish. */
export function languageName(language: Language, named: Language): string {
  const names = new Intl.DisplayNames(languages[language].formats, { type: 'language' })
  return names.of(named) ?? languages[named].name
}

/** A size that people can compare: '24 MB', '300 kB'. */
export function formatBytes(language: Language, bytes: number): string {
  const [value, unit] =
    bytes >= 950_000
      ? ([Math.max(1, Math.round(bytes / 1_000_000)), 'megabyte'] as const)
      : ([Math.max(1, Math.round(bytes / 1000)), 'kilobyte'] as const)
  return new Intl.NumberFormat(languages[language].formats, { style: 'unit', unit }).format(value)
}
