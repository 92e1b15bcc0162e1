/** Files that bundle polyfills, or feature-detect before they use something newer. */
export const carefulFiles: readonly { what: RegExp; why: string }[] = [
  {
    what: /core-js/,
    why: 'pdf.js comes in its form for older browsers, which fills in what they miss',
  },
  {
    what: /\bMediaSource\b[\s\S]*\bMediaKeys\b/,
    why: 'players of streams ask the browser for all they use',
  },
]

/**
 * Names in the build that the floor lacks, each with the reason why an older browser works all the
 * same.
 */
export const exceptions: Readonly<Record<string, string>> = {
  // Newer only on some other web interface; here they are methods of our own or of a library.
  error: 'console.error and the like',
  alpha: "MUI's theme.alpha",
  pause: 'a player, an animation',
  use: 'axios, React and i18next',
  toArray: "axios's own",
  resize: "Lottie's own",
  grow: 'of the decoder of JPEG 2000, which brings its own WebAssembly',
  selection: '::selection has its colour elsewhere too; without it the browser colours by itself',
  'overflow-anchor': 'a browser without it moves nothing by itself',
  // Feature-detected before use.
  exitPictureInPicture: 'the player asks first',
  startViewTransition: "React's own transitions, which the app does not use",
  OffscreenCanvas: 'Lottie takes it only where there is no document',
  escape: 'CSS.escape, which is old; the newer one is RegExp.escape',
  first:
    'of `hanging-punctuation`, only asked for: WebKit knows it, and has another layer for the map',
  // Styles that older browsers may ignore without harm.
  'color-adjust': "MUI's buttons print their ground by its prefixed name",
  'text-wrap': 'lines are broken less evenly',
  'hyphenate-limit-chars': 'long words are divided less well; none is cut',
  'text-size-adjust': 'WebKit knows it under its prefix',
  'forced-color-adjust': 'Safari has no forced colours',
  'scrollbar-gutter': 'the page moves by the width of a scrollbar',
  'scrollbar-width': 'a scrollbar is wider',
  'overscroll-behavior': 'a page behind a list scrolls on',
  has: 'what needs it has another way beside it; elsewhere it only tidies up',
  '-webkit-tap-highlight-color': "the colour of a phone's own tap",
}
