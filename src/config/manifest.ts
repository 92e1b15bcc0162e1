/** Where what a device needs to know of the installed app stands, in one language (src/build/manifest/manifest.ts). */
export const manifestOf = (language: string) => `/manifest.${language}.webmanifest`
