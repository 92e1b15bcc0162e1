import type { ThemeComponents } from './types'

const severities = ['info', 'success', 'warning', 'error'] as const

/** Notes, toasts, progress bars and spinners. */
export const messages: ThemeComponents = {
  MuiAlert: {
    styleOverrides: {
      root: ({ theme: { typography, vars } }) => ({
        // The text wraps below the icon where a word does not fit beside it.
        flexWrap: 'wrap',
        gap: 12,
        padding: '14px 16px',
        border: '2px solid',
        fontSize: typography.subtitle1.fontSize,
        lineHeight: 1.45,
        variants: severities.map((severity) => ({
          props: { severity },
          style: {
            borderColor: vars.palette[severity].main,
            backgroundColor: vars.palette[severity].bg,
            color: vars.palette[severity].text,
            '& .MuiAlert-icon': { color: 'inherit' },
          },
        })),
        '& a': { color: 'inherit' },
      }),
      icon: { margin: 0, padding: 0, opacity: 1 },
      message: { flex: '1 1 min-content', padding: 0, overflow: 'visible' },
      action: { margin: 0, padding: 0 },
    },
  },
  MuiSnackbar: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
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
          boxShadow: vars.palette.shadow.popover,
          pointerEvents: 'auto',
        },
        '& .MuiAlert-icon': { marginBlock: 10 },
        '& .MuiAlert-message': { paddingBlock: 9 },
      }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        height: 12,
        borderRadius: 6,
        backgroundColor: vars.palette.ring.track,
      }),
      bar: ({ theme: { vars } }) => ({
        borderRadius: 6,
        backgroundColor: vars.palette.ring.value,
      }),
    },
  },
  MuiCircularProgress: {
    styleOverrides: {
      root: { flex: 'none' },
      circle: { strokeLinecap: 'round', strokeDasharray: '32px, 200px' },
      track: ({ theme: { vars } }) => ({ opacity: 1, stroke: vars.palette.ring.track }),
    },
  },
}
