import type { Components, Theme } from '@mui/material/styles'

/** The look of what is pressed and of what shows a state. */
export const controls: Components<Theme> = {}
