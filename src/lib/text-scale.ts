/** The text size set in the browser: 1 is the default, 2 double. */
export const textScale = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
