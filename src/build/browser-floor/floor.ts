/**
 * The oldest browsers that the app supports, named as in MDN's compatibility data. The build
 * compiles syntax down to them; check-floor.ts finds functions and styles that they lack.
 */
export const floor = {
  chrome: '106',
  chrome_android: '106',
  safari: '15.4',
  safari_ios: '15.4',
  firefox: '115',
  firefox_android: '115',
} as const

export type Browser = keyof typeof floor

/** The floor as build targets: the bundler knows desktop browsers and Safari on iOS only. */
export const buildTargets = [
  `chrome${floor.chrome}`,
  `safari${floor.safari}`,
  `ios${floor.safari_ios}`,
  `firefox${floor.firefox}`,
]
