// Replaced at build time by src/build/plugins/build-id.ts.
declare const __BUILD_ID__: string

/** The app's version and the commit, such as `1.0.0 1a2b3c4`. */
export const buildId = __BUILD_ID__
