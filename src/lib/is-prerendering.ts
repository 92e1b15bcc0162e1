/** True while a build prerenders pages (src/app/prerender.tsx): there is no browser and no session. */
export const isPrerendering: boolean = import.meta.env.SSR
