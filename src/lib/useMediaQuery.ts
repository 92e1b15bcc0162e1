import useMediaQuery from '@mui/material/useMediaQuery'

/** True for the wide layouts, false for the portrait ones. */
export const useWide = () => useMediaQuery('(min-width: 768px)', { noSsr: true })

/** True where the device asks for reduced motion. */
export const useReducedMotion = () =>
  useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true })

/** True where the device asks for more contrast. */
export const usePrefersContrast = () => useMediaQuery('(prefers-contrast: more)', { noSsr: true })

/** True where the device asks for dark colors. */
export const usePrefersDark = () => useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true })
