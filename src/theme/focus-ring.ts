import type { CSSObject, CssVarsTheme } from '@mui/material/styles'

/** The two-tone focus ring of global.css, for a box around the focused element. */
export const focusRing = ({ palette }: CssVarsTheme['vars']) => ({
  outline: `3px solid ${palette.focus.ink}`,
  outlineOffset: 3,
  boxShadow: `0 0 0 3px ${palette.focus.halo}`,
})

/** For a card with a checkbox or radio button: the ring goes round the card. */
export const cardFocusRing = (vars: CssVarsTheme['vars']): CSSObject => ({
  '&:has(:focus-visible)': focusRing(vars),
  '& .MuiButtonBase-root.Mui-focusVisible': { outline: 'none', boxShadow: 'none' },
})
