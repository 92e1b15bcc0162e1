import type { PlaywrightTestOptions } from '@playwright/test'

const phone = { hasTouch: true, isMobile: true, deviceScaleFactor: 1.5 }
// With reduced motion, so that a picture shows the final state.
const contextOptions = { reducedMotion: 'reduce' } as const

/** The windows, looks and languages in which each screen is seen. */
export const pairings = {
  'desktop, light, en': {
    contextOptions,
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    locale: 'en-GB',
  },
  'desktop, dark, es': {
    contextOptions,
    viewport: { width: 1280, height: 800 },
    colorScheme: 'dark',
    locale: 'es-MX',
  },
  'phone, dark, en': {
    ...phone,
    contextOptions,
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    locale: 'en-GB',
  },
  'small phone, light, es': {
    ...phone,
    contextOptions,
    viewport: { width: 320, height: 640 },
    colorScheme: 'light',
    locale: 'es-MX',
  },
} satisfies Record<string, Partial<PlaywrightTestOptions>>
