import type { BrowserContextOptions } from 'playwright-core'
import type { Language } from '@/i18n/languages'

/**
 * One of the four combinations in which each screen is checked: viewport, color scheme, language
 * and input.
 */
export type Pairing = {
  /** As in `--pairing 2`, and in the names of screenshots. */
  number: number
  width: number
  height: number
  colorScheme: 'light' | 'dark'
  language: Language
  touch: boolean
}

export const pairings: readonly Pairing[] = [
  { number: 1, width: 1280, height: 800, colorScheme: 'light', language: 'en', touch: false },
  { number: 2, width: 1280, height: 800, colorScheme: 'dark', language: 'es', touch: false },
  { number: 3, width: 390, height: 844, colorScheme: 'dark', language: 'en', touch: true },
  { number: 4, width: 320, height: 640, colorScheme: 'light', language: 'es', touch: true },
]

/** A learner's settings in the browser or the system. */
export type Settings = {
  /** The browser's zoom in per cent, which reduces the CSS pixels of the viewport. */
  zoom: number
  forcedColors: boolean
  moreContrast: boolean
}

/** `1280 × 800, light, en`, and further settings. */
export function pairingWords(pairing: Pairing, settings: Settings): string {
  const { width, height, colorScheme, language, touch } = pairing
  return [
    `${width} × ${height}`,
    colorScheme,
    language,
    ...(touch ? ['touch'] : []),
    ...(settings.zoom === 100 ? [] : [`zoom ${settings.zoom} %`]),
    ...(settings.forcedColors ? ['forced colours'] : []),
    ...(settings.moreContrast ? ['more contrast'] : []),
  ].join(', ')
}

const usualLanguage = (number: number) => pairings.find((one) => one.number === number)?.language

/** `map.1.png`, or `map.1.zoom-400.more-contrast.png`. */
export function pictureName(state: string, pairing: Pairing, settings: Settings): string {
  return [
    state,
    pairing.number,
    ...(pairing.language === usualLanguage(pairing.number) ? [] : [pairing.language]),
    ...(settings.zoom === 100 ? [] : [`zoom-${settings.zoom}`]),
    ...(settings.forcedColors ? ['forced-colors'] : []),
    ...(settings.moreContrast ? ['more-contrast'] : []),
    'png',
  ].join('.')
}

/** The viewport in CSS pixels. */
export function windowOf({ width, height }: Pairing, { zoom }: Settings) {
  return { width: Math.round((width * 100) / zoom), height: Math.round((height * 100) / zoom) }
}

/** Browser locales include a country. */
const countries: Partial<Record<Language, string>> = { en: 'en-GB', es: 'es-MX' }

/**
 * The browser context of a pairing. With reduced motion, so that screenshots show the final state.
 */
export function contextOf(pairing: Pairing, settings: Settings): BrowserContextOptions {
  const { colorScheme, language, touch } = pairing
  return {
    viewport: windowOf(pairing, settings),
    deviceScaleFactor: (touch ? 1.5 : 1) * (settings.zoom / 100),
    hasTouch: touch,
    isMobile: touch,
    colorScheme,
    locale: countries[language] ?? language,
    reducedMotion: 'reduce',
    forcedColors: settings.forcedColors ? 'active' : 'none',
    contrast: settings.moreContrast ? 'more' : 'no-preference',
  }
}
