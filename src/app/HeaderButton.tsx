import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'

/** A button of the header: an icon and a word. */
export const HeaderButton = styled(ButtonBase)(({ theme }) => ({
  gap: 8,
  minWidth: 46,
  minHeight: 48,
  padding: '6px 14px',
  borderRadius: 10,
  fontSize: theme.typography.subtitle1.fontSize,
  fontWeight: 600,
  '@media (hover: hover)': {
    '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  },
  [theme.breakpoints.down('md')]: { gap: 6, padding: '6px 8px' },
}))
