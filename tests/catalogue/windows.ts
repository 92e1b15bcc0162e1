import type { PlaywrightTestOptions } from '@playwright/test'

const desktop = { viewport: { width: 1280, height: 800 } }
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 1.5,
}
const smallPhone = { ...phone, viewport: { width: 320, height: 640 } }

/** The windows, colors and languages in which each screen is seen. */
export const windows = {
  'desktop, light, en': { ...desktop, colorScheme: 'light', locale: 'en-GB' },
  'desktop, dark, es': { ...desktop, colorScheme: 'dark', locale: 'es-MX' },
  'phone, dark, en': { ...phone, colorScheme: 'dark', locale: 'en-GB' },
  'small phone, light, es': { ...smallPhone, colorScheme: 'light', locale: 'es-MX' },
} satisfies Record<string, Partial<PlaywrightTestOptions>>
