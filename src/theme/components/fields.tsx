import type { CSSObject, CssVarsTheme } from '@mui/material/styles'
import { focusRing } from '../focus-ring'
import { radius } from '../tokens'
import type { ThemeComponents } from './types'

/** The box of a checkbox or radio button with its mark. */
const mark = (isRadio: boolean, isChosen: boolean) => (
  <svg viewBox="0 0 28 28" aria-hidden="true" focusable="false">
    <rect
      x="1"
      y="1"
      width="26"
      height="26"
      rx={isRadio ? 13 : 6}
      strokeWidth="2"
      data-chosen={isChosen || undefined}
    />
    {isChosen && isRadio && <circle cx="14" cy="14" r="5" />}
    {isChosen && !isRadio && <path d="M7.8 14.4 12 18.6 20.4 9.4" />}
  </svg>
)

const choice = (vars: CssVarsTheme['vars'], borderRadius: number | string): CSSObject => {
  const { background, border, chosen, primary } = vars.palette
  return {
    flex: 'none',
    width: '1.75rem',
    height: '1.75rem',
    padding: 0,
    borderRadius,
    '& svg': { width: '100%', height: '100%' },
    '& rect': { fill: background.paper, stroke: border.control },
    '& rect[data-chosen]': { fill: chosen.bg, stroke: primary.border },
    '& circle': { fill: chosen.text },
    '& path': { fill: 'none', stroke: chosen.text, strokeWidth: 2.6, strokeLinecap: 'round' },
    '&:hover': { backgroundColor: 'transparent' },
    '@media (hover: hover)': { '&:hover rect:not([data-chosen])': { stroke: border.strong } },
    '& input[aria-disabled="true"]': {
      cursor: 'not-allowed',
      '& ~ svg rect': { strokeDasharray: '4 3' },
    },
    '&.Mui-focusVisible': focusRing(vars),
  }
}

/** Fields and choices. */
export const fields: ThemeComponents = {
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme: { typography, vars } }) => ({
        ...typography.subtitle1,
        marginBottom: 6,
        '&, &.Mui-focused, &.Mui-error': { color: vars.palette.text.primary },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme: { typography, vars } }) => ({
        ...typography.body2,
        margin: '0 0 6px',
        lineHeight: 1.4,
        '&, &.Mui-error': { color: vars.palette.text.secondary },
      }),
    },
  },
  MuiInputBase: {
    // MUI's keyframes for filled-in fields are only needed for floating labels, which we do not use.
    defaultProps: { disableInjectingGlobalStyles: true },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme: { vars } }) => {
        const { background, border, error } = vars.palette
        return {
          minHeight: 50,
          padding: '0 6px 0 0',
          borderRadius: radius.field,
          backgroundColor: background.paper,
          fontSize: '1.125rem',
          lineHeight: 1.4,
          '& .MuiOutlinedInput-notchedOutline': {
            top: 0,
            border: `2px solid ${border.control}`,
            '& legend': { display: 'none' },
          },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
            borderWidth: 2,
            borderColor: border.control,
          },
          '@media (hover: hover)': {
            '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: border.strong },
          },
          // On touch, MUI's hover color stays after a tap and is too pale.
          '@media (hover: none)': {
            '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: border.control },
          },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { border: `3px solid ${error.main}` },
          // Around the whole field, including its button.
          '&:has(> .MuiInputBase-input:focus-visible)': focusRing(vars),
        }
      },
      input: {
        boxSizing: 'border-box',
        height: 'auto',
        minHeight: 50,
        padding: '12px 12px 12px 16px',
        '&:focus-visible': { outline: 'none !important', boxShadow: 'none !important' },
      },
    },
  },
  MuiCheckbox: {
    defaultProps: { color: 'accent', icon: mark(false, false), checkedIcon: mark(false, true) },
    styleOverrides: { root: ({ theme: { vars } }) => choice(vars, 7) },
  },
  MuiRadio: {
    defaultProps: { color: 'accent', icon: mark(true, false), checkedIcon: mark(true, true) },
    styleOverrides: { root: ({ theme: { vars } }) => choice(vars, '50%') },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { gap: 10, minHeight: 44, margin: 0 },
      // Its children take part in the row's layout.
      label: { display: 'contents', font: 'inherit', letterSpacing: 'inherit' },
    },
  },
}
