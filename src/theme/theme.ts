import createCache from '@emotion/cache'
import { createTheme } from '@mui/material/styles'
import { controls } from './components/controls'
import { feedback } from './components/feedback'
import { fields } from './components/fields'
import { motion, mui } from './tokens.json'

const { instant, quick } = motion.duration

/** The design tokens as MUI's theme; the styles of each component are in `components/`. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: mui.light }, dark: { palette: mui.dark } },
  transitions: { duration: { shortest: instant, short: quick } },
  typography: { fontFamily: 'var(--font)', button: { textTransform: 'none' } },
  components: { ...controls, ...fields, ...feedback },
})

/** Emotion's cache: it inserts MUI's styles before all others, so that CSS Modules override them. */
export const styleCache = createCache({ key: 'mui', prepend: true })
