/** The address of the web app manifest in one language (src/build/manifest/manifest.ts). */
export const manifestOf = (language: string) => `/manifest.${language}.webmanifest`
