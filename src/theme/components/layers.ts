import { drawerWidth, radius } from '../tokens'
import type { ThemeComponents } from './types'

/** Surfaces and layers. Layers open and close without a transition; each scrolls as a whole. */
export const layers: ThemeComponents = {
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: { borderRadius: radius.panel },
    },
  },
  MuiCard: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        border: `1px solid ${vars.palette.divider}`,
        borderRadius: radius.card,
        color: 'inherit',
        overflow: 'visible',
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({ backgroundColor: vars.palette.background.scrim }),
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiDialog: {
    defaultProps: { transitionDuration: 0 },
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({
        display: 'block',
        // 440 px with usual letters.
        width: 'max(440px, 27.5rem)',
        maxWidth: 'calc(100% - 32px)',
        maxHeight: 'calc(100% - 32px)',
        margin: 16,
        border: `1px solid ${vars.palette.divider}`,
        backgroundColor: vars.palette.background.raised,
        textAlign: 'center',
        overscrollBehavior: 'contain',
      }),
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
      paper: ({ theme: { vars } }) => ({
        // The minimum in rem grows with the size of letters.
        width: `max(${drawerWidth}px, ${drawerWidth / 16}rem)`,
        maxWidth: '100%',
        border: 0,
        borderRight: `1px solid ${vars.palette.divider}`,
        overscrollBehavior: 'contain',
      }),
    },
  },
  MuiPopover: {
    defaultProps: { transitionDuration: 0 },
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({
        border: `2px solid ${vars.palette.primary.border}`,
        backgroundColor: vars.palette.background.raised,
        overscrollBehavior: 'contain',
      }),
    },
  },
}
