import type { Components, Theme } from '@mui/material/styles'

const forced = '@media (forced-colors: active)'

/** Styles of progress bars and spinners. */
export const progress: Components<Theme> = {
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
      circle: { strokeLinecap: 'round', strokeDasharray: '90px, 200px' },
      track: { opacity: 1, stroke: 'var(--ring-track)', [forced]: { stroke: 'GrayText' } },
    },
  },
}
