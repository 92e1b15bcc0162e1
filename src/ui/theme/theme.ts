import { createTheme } from '@mui/material/styles'
import { controls } from './components/controls'
import { feedback } from './components/feedback'
import { fields } from './components/fields'
import { breakpoints, motion, mui, typography, zIndex } from './tokens.json'

/** Font sizes are custom properties that depend on the viewport (token-variables.ts). */
const style = (name: string, { line, weight }: { line: number; weight: number }) => ({
  fontSize: `var(--type-${name})`,
  lineHeight: line,
  fontWeight: weight,
})

const { scale, weights } = typography
const { instant, quick, standard } = motion.duration

/** The design tokens as MUI's theme; the styles of each component are in `components/`. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: mui.light }, dark: { palette: mui.dark } },
  breakpoints: { values: breakpoints },
  spacing: mui.spacing,
  shape: mui.shape,
  zIndex: {
    appBar: zIndex.header,
    drawer: zIndex.drawer,
    modal: zIndex.dialog,
    snackbar: zIndex.toast,
    tooltip: zIndex.toast,
  },
  transitions: {
    duration: {
      shortest: instant,
      shorter: quick,
      short: quick,
      standard,
      complex: standard,
      enteringScreen: standard,
      leavingScreen: quick,
    },
  },
  typography: {
    fontFamily: typography.fontFamily,
    fontWeightRegular: weights.regular,
    fontWeightMedium: weights.medium,
    fontWeightBold: weights.bold,
    h1: style('h1', scale.h1),
    h2: style('h2', scale.h2),
    h3: style('h3', scale.h3),
    body1: style('body', scale.body),
    body2: style('small', scale.small),
    button: { ...style('button', scale.button), textTransform: 'none' },
  },
  components: { ...controls, ...fields, ...feedback },
})
