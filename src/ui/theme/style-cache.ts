import createCache from '@emotion/cache'

/** Emotion's cache: it inserts MUI's styles before all others, so that CSS Modules override them. */
export const styleCache = createCache({ key: 'mui', prepend: true })
