import { styled } from '@mui/material/styles'
import { cardFocusRing } from '@/theme/focus-ring'

/** The card of an answer to choose, around its checkbox or radio button: a click anywhere on it chooses. `data-chosen` marks it. */
export const ChoiceCard = styled('label')(({ theme: { shape, vars } }) => {
  const { background, border, primary } = vars.palette
  return {
    display: 'flex',
    gap: 12,
    alignItems: 'center',
    minWidth: 0,
    minHeight: 56,
    padding: '8px 16px',
    border: `2px solid ${border.control}`,
    borderRadius: shape.borderRadius,
    backgroundColor: background.paper,
    fontWeight: 600,
    cursor: 'pointer',
    '@media (hover: hover)': {
      '&:hover': { borderColor: border.strong, backgroundColor: background.sunken },
    },
    '&[data-chosen]': {
      borderColor: primary.border,
      backgroundColor: primary.tint,
      boxShadow: `0 0 0 1px ${primary.border}`,
    },
    ...cardFocusRing(vars),
  }
})
