import { styled } from '@mui/material/styles'

/** The state of a node or module in words, below its title. */
export const StatusText = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  fontWeight: 500,
}))
