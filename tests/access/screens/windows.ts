import type { BrowserContextOptions } from 'playwright-core'

/** What a learner may have set in the system. */
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

/** How a screen is visited: with a mouse, or with a finger on a phone that is turned narrower on the way. */
export type Device = {
  name: string
  options: BrowserContextOptions
  widths: readonly number[]
  looks: readonly Look[]
  /** In the browser that shows letters of 200 %. */
  hasLargeLetters?: true
}

const wide = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

// Letters of 200 % at 320 px would be a window of 160 px: less than anybody asks for.
export const devices: readonly Device[] = [
  { name: 'wide', options: wide, widths: [1280], looks },
  { name: 'phone', options: phone, widths: [390, 320], looks },
  { name: 'wide, 200 %', options: wide, widths: [1280], looks: [light], hasLargeLetters: true },
  { name: 'phone, 200 %', options: phone, widths: [390], looks: [light], hasLargeLetters: true },
]

/** What a browser is started with whose learner has set the letters to 200 %. */
export const largeLetters = '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'
