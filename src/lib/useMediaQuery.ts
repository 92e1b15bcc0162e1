import useMediaQuery from '@mui/material/useMediaQuery'

/** True from 768 px on. */
export const useWide = () => useMediaQuery('(min-width: 768px)', { noSsr: true })

/** True below 480 px, as the theme's `down('sm')`. */
export const usePhone = () => useMediaQuery('(max-width: 479.95px)', { noSsr: true })

export const useReducedMotion = () =>
  useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true })

export const usePrefersContrast = () => useMediaQuery('(prefers-contrast: more)', { noSsr: true })

export const usePrefersDark = () => useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true })
