/** An iPhone or iPad, which calls itself a Mac: there only the learner can put an app on the home screen. */
export const isIos = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
