/** A page is being built (src/app/build-page.tsx): there is no browser, and nobody of whom anything is known. */
export const isPageBuilt: boolean = import.meta.env.SSR
