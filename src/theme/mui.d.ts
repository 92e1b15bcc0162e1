// The colors and sizes that our theme adds, for MUI's types.
import type {} from '@mui/material/themeCssVarsAugmentation'
import type { light, nodes } from './tokens'

type Ours = Omit<
  typeof light,
  'primary' | 'success' | 'warning' | 'error' | 'info' | 'text' | 'background' | 'divider'
>

declare module '@mui/material/styles' {
  interface Palette extends Ours {}
  interface PaletteOptions extends Ours {}
  interface PaletteColor {
    active?: string
    border?: string
    tint?: string
    text?: string
    bg?: string
  }
  interface SimplePaletteColorOptions {
    active?: string
    border?: string
    tint?: string
    text?: string
    bg?: string
  }
  interface TypeBackground {
    sunken: string
    raised: string
    scrim: string
  }
  interface ThemeOptions {
    nodes?: typeof nodes
  }
  interface ZIndex {
    actionBar: number
  }
}

type Accent = { accent: true }

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides extends Accent {}
}

declare module '@mui/material/Checkbox' {
  interface CheckboxPropsColorOverrides extends Accent {}
}

declare module '@mui/material/Radio' {
  interface RadioPropsColorOverrides extends Accent {}
}
