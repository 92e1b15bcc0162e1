import type { BrowserContextOptions } from 'playwright-core'

/** System settings of a learner. */
export type Look = {
  name: string
  colorScheme: 'light' | 'dark'
  contrast?: 'more'
  forcedColors?: 'active'
}

const light: Look = { name: 'light', colorScheme: 'light' }
const looks: readonly Look[] = [
  light,
  { name: 'forced colours', colorScheme: 'light', forcedColors: 'active' },
  { name: 'dark', colorScheme: 'dark' },
  { name: 'more contrast', colorScheme: 'light', contrast: 'more' },
  { name: 'more contrast, dark', colorScheme: 'dark', contrast: 'more' },
]

/** How a screen is visited: with a mouse, or by touch on a phone that becomes narrower. */
export type Device = {
  name: string
  options: BrowserContextOptions
  widths: readonly number[]
  looks: readonly Look[]
  /** Uses the browser with a default font size of 200 %. */
  hasLargeLetters?: true
}

const wide = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

// 200 % letters at 320 px would equal a viewport of 160 px, which WCAG does not ask for.
export const devices: readonly Device[] = [
  { name: 'wide', options: wide, widths: [1280], looks },
  { name: 'phone', options: phone, widths: [390, 320], looks },
  { name: 'wide, 200 %', options: wide, widths: [1280], looks: [light], hasLargeLetters: true },
  { name: 'phone, 200 %', options: phone, widths: [390], looks: [light], hasLargeLetters: true },
]

/** The browser flag for a default font size of 200 %. */
export const largeLetters = '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'
