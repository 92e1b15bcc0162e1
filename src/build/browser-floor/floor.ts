/**
 * The oldest browsers that the app is made for, each in the words of MDN's data. The build lowers its
 * syntax to them; the check (check-floor.ts) finds functions and styles that they do not have.
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

/** The same for the build, which knows desktop names only and Safari of iOS. */
export const buildTargets = [
  `chrome${floor.chrome}`,
  `safari${floor.safari}`,
  `ios${floor.safari_ios}`,
  `firefox${floor.firefox}`,
]
