import type { Components, Theme } from '@mui/material/styles'
import { radius } from '@/theme/tokens.json'
import { messages } from './messages'

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    primary: true
    secondary: true
    plain: true
    text: false
    outlined: false
    contained: false
  }
}

/** A locked button does not look as if it could be pressed. */
const pressable = ':not([data-state=locked])'

/** Hover styles only where the pointer can hover: on touch screens they would stick after a tap. */
const hovered = (style: Record<string, string>) => ({
  '@media (hover: hover)': { [`&:hover${pressable}`]: style },
})

const quiet = { background: 'var(--bg-sunken)', borderColor: 'var(--border-strong)' }

/** Styles of buttons and links; the rest is in messages.ts. */
export const controls: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    // No ripple: global.css has the press effect.
    styleOverrides: { root: { WebkitTapHighlightColor: 'inherit' } },
  },
  MuiButton: {
    styleOverrides: {
      root: {
        gap: 10,
        minWidth: 'auto',
        minHeight: 52,
        padding: '10px 24px',
        border: '2px solid var(--border-control)',
        borderRadius: radius.button,
        font: '600 var(--type-button) / 1.2 var(--font)',
        textAlign: 'center',
        touchAction: 'manipulation',
        variants: [
          {
            props: { variant: 'primary' },
            style: {
              background: 'var(--primary-main)',
              borderColor: 'var(--primary-border)',
              boxShadow: '0 2px 0 var(--primary-border)',
              color: 'var(--primary-text)',
              ...hovered({ background: 'var(--primary-hover)' }),
              [`&:active${pressable}`]: {
                background: 'var(--primary-active)',
                boxShadow: 'none',
                transform: 'translateY(2px)',
              },
            },
          },
          {
            props: { variant: 'secondary' },
            style: {
              background: 'var(--bg-surface)',
              color: 'var(--text-primary)',
              ...hovered(quiet),
              [`&:active${pressable}`]: quiet,
            },
          },
          {
            props: { variant: 'plain' },
            style: {
              paddingInline: 12,
              borderColor: 'transparent',
              color: 'var(--text-link)',
              // In two properties: Safari knows no thickness in `text-decoration`.
              '&, &:hover': { textDecoration: 'underline', textDecorationThickness: '2px' },
              textUnderlineOffset: 3,
              ...hovered({ background: 'var(--bg-sunken)' }),
            },
          },
          {
            props: { size: 'small' },
            style: { minHeight: 44, padding: '6px 16px', fontSize: 'var(--type-label)' },
          },
        ],
        '&[aria-disabled=true]': { cursor: 'progress' },
        // `disabled` is only used until hydration: keep the enabled look so that nothing flashes.
        '&.Mui-disabled': { color: 'var(--primary-text)' },
        '&[data-state=locked]': {
          background: 'var(--bg-sunken)',
          border: '2px dashed var(--border-control)',
          boxShadow: 'none',
          color: 'var(--text-disabled)',
          cursor: 'not-allowed',
          textDecoration: 'none',
          transform: 'none',
        },
        '&[data-state=done]': {
          background: 'var(--success-bg)',
          borderColor: 'var(--success-border)',
          boxShadow: 'none',
          color: 'var(--success-text)',
        },
        // In forced colors, the system's link color for the label as well.
        '@media (forced-colors: active)': { 'a&': { color: 'LinkText' } },
      },
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        '--IconButton-hoverBg': 'var(--bg-sunken)',
        minWidth: 44,
        minHeight: 44,
        padding: 8,
        borderRadius: 10,
        color: 'inherit',
        font: 'inherit',
      },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        border: '2px solid var(--border-control)',
        borderRadius: radius.button,
        background: 'var(--bg-surface)',
      },
      grouped: { border: 0, margin: 0 },
      firstButton: { borderRadius: '10px 0 0 10px' },
      lastButton: { borderRadius: '0 10px 10px 0', borderLeft: '2px solid var(--border-control)' },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        gap: 8,
        minHeight: 46,
        padding: '0 18px',
        color: 'inherit',
        font: '600 var(--type-label) / 1.2 var(--font)',
        '&:hover': { background: 'none' },
        ...hovered({ background: 'var(--bg-sunken)' }),
        '&.Mui-selected, &.Mui-selected:hover': {
          background: 'var(--deep-main)',
          color: 'var(--text-onDeep)',
          '@media (forced-colors: active)': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
        '&:focus-visible': { zIndex: 1 },
      },
    },
  },
  ...messages,
}
