import type { Components, Theme } from '@mui/material/styles'

/** The two-tone focus ring of global.css, for a box around the focused element. */
const focusRing = {
  outline: '3px solid var(--focus-ink)',
  outlineOffset: 3,
  boxShadow: '0 0 0 3px var(--focus-halo)',
}

/** The box of a checkbox or radio button with its check mark; forced colors replace ours. */
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

const choice = {
  flex: 'none',
  padding: 0,
  width: 28,
  height: 28,
  borderRadius: 7,
  '& svg': { width: '100%', height: '100%' },
  '& rect': { fill: 'var(--bg-surface)', stroke: 'var(--border-control)' },
  '& rect[data-chosen]': { fill: 'var(--deep-main)', stroke: 'var(--primary-border)' },
  '& circle': { fill: 'var(--text-onDeep)' },
  '& path': {
    fill: 'none',
    stroke: 'var(--text-onDeep)',
    strokeWidth: 2.6,
    strokeLinecap: 'round',
  },
  '&:hover': { backgroundColor: 'transparent' },
  '@media (hover: hover)': {
    '&:hover rect:not([data-chosen])': { stroke: 'var(--border-strong)' },
  },
  '& input[aria-disabled="true"]': {
    cursor: 'not-allowed',
    '& ~ svg rect': { strokeDasharray: '4 3' },
  },
  '&.Mui-focusVisible': focusRing,
  '@media (forced-colors: active)': {
    '& rect, & rect[data-chosen]': { fill: 'Canvas', stroke: 'CanvasText' },
    '& path': { stroke: 'CanvasText' },
    '& circle': { fill: 'CanvasText' },
  },
} as const

/** Styles of fields and choices. */
export const fields: Components<Theme> = {
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        marginBottom: 6,
        fontSize: 'var(--type-label)',
        fontWeight: 600,
        lineHeight: 1.35,
        '&, &.Mui-focused, &.Mui-error': { color: 'var(--text-primary)' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '0 0 6px',
        fontSize: 'var(--type-small)',
        lineHeight: 1.4,
        letterSpacing: 'inherit',
        '&, &.Mui-error': { color: 'var(--text-secondary)' },
      },
    },
  },
  MuiInputBase: {
    // MUI's autofill keyframes are only needed for floating labels, which we do not use.
    defaultProps: { disableInjectingGlobalStyles: true },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 50,
        padding: '0 6px 0 0',
        borderRadius: 8,
        backgroundColor: 'var(--bg-surface)',
        color: 'var(--text-primary)',
        font: '400 1.125rem/1.4 var(--font)',
        letterSpacing: 'inherit',
        '& .MuiOutlinedInput-notchedOutline': {
          top: 0,
          border: '2px solid var(--border-control)',
          '& legend': { display: 'none' },
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderColor: 'var(--border-control)',
        },
        '@media (hover: hover)': {
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--border-strong)' },
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          border: '3px solid var(--error-border)',
        },
        // Around the whole field, including its button.
        '&:has(> .MuiInputBase-input:focus-visible)': focusRing,
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
    defaultProps: { icon: mark(false, false), checkedIcon: mark(false, true) },
    styleOverrides: { root: choice },
  },
  MuiRadio: {
    defaultProps: { icon: mark(true, false), checkedIcon: mark(true, true) },
    styleOverrides: { root: { ...choice, borderRadius: '50%' } },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { gap: 10, minHeight: 44, margin: 0 },
      // Its children take part in the row's layout.
      label: { display: 'contents', font: 'inherit', letterSpacing: 'inherit' },
    },
  },
}
