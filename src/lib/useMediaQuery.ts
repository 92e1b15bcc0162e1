import useMediaQuery from '@mui/material/useMediaQuery'

/** True from 768 px on. */
export const useWide = () => useMediaQuery('(min-width: 768px)', { noSsr: true })

export const useReducedMotion = () =>
  useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true })

export const usePrefersContrast = () => useMediaQuery('(prefers-contrast: more)', { noSsr: true })

export const usePrefersDark = () => useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true })
