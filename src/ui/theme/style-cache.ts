import createCache from '@emotion/cache'

/** Where emotion puts MUI's styles: before all others in the page, so that CSS Modules override them. */
export const styleCache = createCache({ key: 'mui', prepend: true })
