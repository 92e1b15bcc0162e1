import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'

/** True from 768 px on. */
export const useWide = () =>
  useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('md'), { noSsr: true })

/** True below 480 px. */
export const usePhone = () =>
  useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'), { noSsr: true })

export const useReducedMotion = () =>
  useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true })

export const usePrefersContrast = () => useMediaQuery('(prefers-contrast: more)', { noSsr: true })

export const usePrefersDark = () => useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true })
