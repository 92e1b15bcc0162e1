import { createTheme, type Shadows } from '@mui/material/styles'
import { controls } from './components/controls'
import { fields } from './components/fields'
import { layers } from './components/layers'
import { messages } from './components/messages'
import { dark, durations, fontFamily, fontSizes, light, nodes, radius } from './tokens'

/** MUI's elevations: 1 for cards, 8 for popovers, 24 for dialogs. */
const shadows = Array.from({ length: 25 }, (_, elevation) => {
  if (elevation === 0) return 'none'
  const kind = elevation < 8 ? 'card' : elevation < 24 ? 'popover' : 'dialog'
  return `var(--mui-palette-shadow-${kind})`
}) as Shadows

/** MUI's theme. index.html and appearance.ts set `data-colors` on `<html>`. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-colors="%s"]' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  breakpoints: { values: { xs: 0, sm: 480, md: 768, lg: 1024, xl: 1280 } },
  shape: { borderRadius: radius.button },
  // For the charts' style sheets: `--mui-nodes-user`.
  nodes,
  shadows,
  zIndex: { actionBar: 20, appBar: 30 },
  transitions: { duration: { shortest: durations.instant, short: durations.quick } },
  typography: {
    fontFamily,
    h1: { fontSize: fontSizes.h1, fontWeight: 700, lineHeight: 1.2, letterSpacing: '-0.005em' },
    h2: { fontSize: fontSizes.h2, fontWeight: 700, lineHeight: 1.25 },
    h3: { fontSize: fontSizes.h3, fontWeight: 600, lineHeight: 1.3 },
    // Labels.
    subtitle1: { fontSize: fontSizes.label, fontWeight: 600, lineHeight: 1.35 },
    body1: { fontSize: fontSizes.body, lineHeight: 1.5 },
    // Small text.
    body2: { fontSize: fontSizes.small, lineHeight: 1.45 },
    button: { fontSize: fontSizes.button, fontWeight: 600, lineHeight: 1.2, textTransform: 'none' },
  },
  components: { ...controls, ...fields, ...messages, ...layers },
})
