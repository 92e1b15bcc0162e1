import type { Components, Theme } from '@mui/material/styles'
import { radius } from '../tokens.json'

/** Styles of MUI's Accordion. */
export const accordion: Components<Theme> = {
  MuiAccordion: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: {
        marginTop: 12,
        border: '2px solid var(--border-control)',
        // Doubled for specificity: MUI rounds only the first and the last one.
        '&&': { borderRadius: radius.card },
        background: 'var(--bg-surface)',
        color: 'inherit',
        '&::before': { display: 'none' },
      },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: {
        gap: 12,
        minHeight: 64,
        padding: '0 16px',
        borderRadius: radius.card - 2,
        font: 'inherit',
        '@media (hover: hover)': { '&:hover': { background: 'var(--bg-sunken)' } },
        '&.Mui-focusVisible': { background: 'none' },
      },
      content: {
        flexDirection: 'column',
        minWidth: 0,
        '& b': { font: '700 var(--type-h3) / 1.3 var(--font)' },
        '& small': { color: 'var(--text-secondary)' },
      },
      expandIconWrapper: { color: 'inherit' },
    },
  },
  MuiAccordionDetails: {
    styleOverrides: { root: { padding: '8px 16px 20px' } },
  },
}
