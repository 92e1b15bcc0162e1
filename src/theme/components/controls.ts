import type { CSSObject } from '@mui/material/styles'
import type { ThemeComponents } from './types'

/** Buttons that are not locked. */
const pressable = ':not([data-state=locked])'

/** Hover styles only where the pointer can hover: on touch screens they would stick after a tap. */
const hovered = (style: CSSObject): CSSObject => ({
  '@media (hover: hover)': { [`&:hover${pressable}`]: style },
})

/** Buttons, links and switches: targets of 44 px, and no ripple. */
export const controls: ThemeComponents = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { touchAction: 'manipulation' } },
  },
  MuiButton: {
    defaultProps: { color: 'accent', disableElevation: true },
    styleOverrides: {
      root: ({ theme: { breakpoints, typography, vars } }) => {
        const { palette } = vars
        const quiet = {
          backgroundColor: palette.background.sunken,
          borderColor: palette.border.strong,
        }
        return {
          minWidth: 'auto',
          minHeight: 52,
          padding: '10px 24px',
          border: `2px solid ${palette.border.control}`,
          textAlign: 'center',
          // Room for long words in large letters.
          [breakpoints.down(360)]: { paddingInline: 10 },
          variants: [
            {
              props: { variant: 'contained' },
              style: {
                borderColor: palette.primary.border,
                backgroundColor: palette.primary.main,
                boxShadow: `0 2px 0 ${palette.primary.border}`,
                color: palette.primary.contrastText,
                // A browser that darkens light pages would make its words white, but not its light blue dark.
                colorScheme: 'only light',
                [`&:hover${pressable}`]: { boxShadow: `0 2px 0 ${palette.primary.border}` },
                ...hovered({ backgroundColor: palette.primary.dark }),
                [`&:active${pressable}`]: {
                  backgroundColor: palette.primary.active,
                  boxShadow: 'none',
                  transform: 'translateY(2px)',
                },
              },
            },
            {
              props: { variant: 'outlined' },
              style: {
                backgroundColor: palette.background.paper,
                color: palette.text.primary,
                ...hovered(quiet),
                [`&:active${pressable}`]: quiet,
              },
            },
            {
              props: { variant: 'text' },
              style: {
                paddingInline: 12,
                borderColor: 'transparent',
                // In two properties: Safari knows no thickness in `text-decoration`.
                '&, &:hover': { textDecoration: 'underline', textDecorationThickness: '2px' },
                textUnderlineOffset: 3,
                ...hovered({ backgroundColor: palette.background.sunken }),
              },
            },
            {
              props: { size: 'small' },
              style: {
                minHeight: 44,
                padding: '6px 16px',
                fontSize: typography.subtitle1.fontSize,
              },
            },
          ],
          '&[aria-disabled=true]': { cursor: 'progress' },
          '&[data-state=locked]': {
            backgroundColor: palette.background.sunken,
            border: `2px dashed ${palette.border.control}`,
            boxShadow: 'none',
            color: palette.text.disabled,
            cursor: 'not-allowed',
            textDecoration: 'none',
            transform: 'none',
          },
          '&[data-state=done]': {
            backgroundColor: palette.success.bg,
            borderColor: palette.success.main,
            boxShadow: 'none',
            color: palette.success.text,
          },
        }
      },
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        '--IconButton-hoverBg': vars.palette.background.sunken,
        minWidth: 44,
        minHeight: 44,
        padding: 8,
        borderRadius: 10,
        font: 'inherit',
        // As a locked button with words; as large as before.
        '&[aria-disabled]': {
          padding: 6,
          backgroundColor: vars.palette.background.sunken,
          border: `2px dashed ${vars.palette.border.control}`,
          color: vars.palette.text.disabled,
          cursor: 'not-allowed',
        },
      }),
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        border: `2px solid ${vars.palette.border.control}`,
        backgroundColor: vars.palette.background.paper,
      }),
      grouped: { border: 0, margin: 0 },
      firstButton: { borderRadius: '10px 0 0 10px' },
      lastButton: ({ theme: { vars } }) => ({
        borderRadius: '0 10px 10px 0',
        borderLeft: `2px solid ${vars.palette.border.control}`,
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme: { typography, vars } }) => ({
        gap: 8,
        minHeight: 46,
        padding: '0 18px',
        color: 'inherit',
        fontSize: typography.subtitle1.fontSize,
        '&:hover': { backgroundColor: 'transparent' },
        ...hovered({ backgroundColor: vars.palette.background.sunken }),
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: vars.palette.chosen.bg,
          color: vars.palette.chosen.text,
        },
        '&:focus-visible': { zIndex: 1 },
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        '&.Mui-focusVisible': { backgroundColor: 'transparent' },
        ...hovered({ backgroundColor: vars.palette.background.sunken }),
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: vars.palette.primary.tint,
        },
      }),
    },
  },
  MuiLink: {
    defaultProps: { color: 'accent.main' },
    styleOverrides: {
      root: {
        fontWeight: 600,
        textDecorationThickness: '2px',
        textUnderlineOffset: 3,
        '&, &:hover': { textDecorationColor: 'currentColor' },
      },
    },
  },
}
