import type { Components, Theme } from '@mui/material/styles'
import { drawer, radius } from '@/theme/tokens.json'

const raised = {
  border: '1px solid var(--border-subtle)',
  background: 'var(--bg-raised)',
  boxShadow: 'var(--e-dialog)',
  color: 'var(--text-primary)',
}

/** Styles of surfaces and layers. Layers open and close without a transition; each scrolls as a whole. */
export const feedback: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { rounded: { borderRadius: radius.panel } },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: 'var(--bg-scrim)' },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiDialog: {
    defaultProps: { transitionDuration: 0 },
    styleOverrides: {
      paper: {
        ...raised,
        display: 'block',
        width: 440,
        maxWidth: 'calc(100% - 32px)',
        maxHeight: 'calc(100% - 32px)',
        margin: 16,
        textAlign: 'center',
        overscrollBehavior: 'contain',
      },
      paperFullScreen: {
        width: '100%',
        maxWidth: 'none',
        maxHeight: 'none',
        margin: 0,
        border: 0,
        textAlign: 'start',
      },
    },
  },
  MuiDrawer: {
    defaultProps: { transitionDuration: 0 },
    styleOverrides: {
      paper: {
        ...raised,
        // The minimum in rem grows with the size of letters.
        width: `max(${drawer}px, ${drawer / 16}rem)`,
        maxWidth: '100%',
        borderWidth: '0 1px 0 0',
        background: 'var(--bg-surface)',
        overscrollBehavior: 'contain',
      },
    },
  },
  MuiPopover: {
    defaultProps: { transitionDuration: 0 },
    styleOverrides: {
      paper: {
        ...raised,
        border: '2px solid var(--primary-border)',
        overscrollBehavior: 'contain',
      },
    },
  },
}
