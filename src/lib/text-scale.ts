/** The text size of the page, that of the browser times that of My settings: 1 is the default, 2 double. */
export const textScale = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
