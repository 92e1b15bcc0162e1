import type { Components, Theme } from '@mui/material/styles'
import { radius } from '@/theme/tokens.json'

const forced = '@media (forced-colors: active)'
const severities = ['info', 'success', 'warning', 'error'] as const

/** Styles of notes, banners, cards, progress bars and spinners. */
export const messages: Components<Theme> = {
  MuiAlert: {
    styleOverrides: {
      root: {
        // Wrap the text below the icon where a word does not fit beside it.
        flexWrap: 'wrap',
        gap: 12,
        padding: '14px 16px',
        border: '2px solid',
        borderRadius: radius.button,
        font: '400 var(--type-label) / 1.45 var(--font)',
        variants: severities.map((severity) => ({
          props: { severity },
          style: {
            background: `var(--${severity}-bg)`,
            borderColor: `var(--${severity}-border)`,
            color: `var(--${severity}-text)`,
            '& .MuiAlert-icon': { color: 'inherit' },
          },
        })),
        '& a': { color: 'inherit' },
      },
      icon: { margin: 0, padding: 0, opacity: 1 },
      message: { flex: '1 1 min-content', padding: 0, overflow: 'visible' },
      action: { margin: 0, padding: 0 },
    },
  },
  MuiSnackbar: {
    styleOverrides: {
      root: {
        // Doubled for specificity: MUI positions it again in a media query.
        '&&': {
          inset: 'auto 16px calc(var(--action-bar, 0px) + 16px)',
          justifyContent: 'center',
          transform: 'none',
          // In a low window the buttons at the bottom take all the room there is for them.
          '@media (max-height: 479.98px)': { inset: '8px 8px auto' },
        },
        pointerEvents: 'none',
        '& .MuiAlert-root': {
          flexWrap: 'nowrap',
          maxWidth: 440,
          padding: '8px 8px 8px 16px',
          boxShadow: 'var(--e-popover)',
          pointerEvents: 'auto',
        },
        '& .MuiAlert-icon': { marginBlock: 10 },
        '& .MuiAlert-message': { paddingBlock: 9 },
      },
    },
  },
  MuiCard: {
    styleOverrides: {
      root: {
        border: '1px solid var(--border-subtle)',
        borderRadius: radius.card,
        background: 'var(--bg-surface)',
        boxShadow: 'var(--e-card)',
        color: 'inherit',
        overflow: 'visible',
      },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: {
        height: 12,
        borderRadius: 6,
        background: 'var(--ring-track)',
        '&[data-full]': { '--bar': 'var(--accent-sun)', '--edge': '2px solid var(--ring-full)' },
        [forced]: { border: '2px solid CanvasText' },
      },
      bar: {
        border: 'var(--edge, 0)',
        borderRadius: 6,
        background: 'var(--bar, var(--ring-value))',
        [forced]: { border: 0, background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
  MuiCircularProgress: {
    styleOverrides: {
      root: { flex: 'none' },
      circle: { strokeLinecap: 'round', strokeDasharray: '32px, 200px' },
      track: { opacity: 1, stroke: 'var(--ring-track)', [forced]: { stroke: 'GrayText' } },
    },
  },
}
