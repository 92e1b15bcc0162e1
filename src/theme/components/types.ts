import type { Components, CssVarsTheme, Theme } from '@mui/material/styles'

/** What a part of the theme says about MUI's components. */
export type ThemeComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>
