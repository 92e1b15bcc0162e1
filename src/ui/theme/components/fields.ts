import type { Components, Theme } from '@mui/material/styles'

/** The look of what is filled in and chosen. */
export const fields: Components<Theme> = {}
