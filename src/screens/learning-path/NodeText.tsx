import { styled } from '@mui/material/styles'

/** The state of a node or module in words, below its title. */
export const StatusText = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  fontWeight: 500,
}))

/** 'You are here'. */
export const HereLabel = styled('span')(({ theme }) => ({
  padding: '5px 11px',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.paper,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.2,
  '@media (forced-colors: active)': { border: '3px solid CanvasText' },
}))
