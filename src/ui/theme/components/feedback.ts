import type { Components, Theme } from '@mui/material/styles'
import { radius } from '../tokens.json'

/** Styles of surfaces, layers and messages. */
export const feedback: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: { borderRadius: radius.panel },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: 'var(--bg-scrim)' },
      invisible: { backgroundColor: 'transparent' },
    },
  },
}
