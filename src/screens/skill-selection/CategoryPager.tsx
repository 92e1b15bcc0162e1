import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/components/controls/IconButton'
import type { SkillCategory } from '@/domain/skills'
import { fontSizes } from '@/theme/tokens'

type CategoryPagerProps = {
  categories: readonly SkillCategory[]
  /** The index of the visible card. */
  current: number
  onGo: (index: number) => void
}

/** For small screens: says that there are more cards, and offers buttons as an alternative to swiping. */
export function CategoryPager({ categories, current, onGo }: CategoryPagerProps) {
  const { t } = useTranslation('skill-selection')
  const placeId = useId()

  const arrow = (index: number, icon: 'arrow-left' | 'arrow-right', end: string) => {
    const category = categories[index]
    return (
      <Arrow
        icon={icon}
        label={category ? t('goTo', { category: category.name }) : end}
        aria-disabled={category === undefined || undefined}
        aria-describedby={category ? undefined : placeId}
        onClick={() => category && onGo(index)}
      />
    )
  }

  return (
    <Pager>
      {arrow(current - 1, 'arrow-left', t('firstCategory'))}
      <Typography
        sx={{
          fontWeight: 600,
          lineHeight: 1.35,
          overflowWrap: 'anywhere',
          textAlign: 'center',
          textWrap: 'balance',
          '& > span': { display: 'block' },
        }}
      >
        <span id={placeId}>
          {t('place', {
            category: categories[current]?.name,
            place: current + 1,
            total: categories.length,
          })}
        </span>{' '}
        <Box
          component="span"
          sx={{ color: 'text.secondary', fontSize: fontSizes.small, fontWeight: 400 }}
        >
          {t('swipe')}
        </Box>
      </Typography>
      {arrow(current + 1, 'arrow-right', t('lastCategory'))}
    </Pager>
  )
}

const Pager = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: 8,
  [theme.breakpoints.up('md')]: { display: 'none' },
}))

const Arrow = styled(IconButton)(({ theme: { shape, vars } }) => {
  const { background, border, text } = vars.palette
  return {
    width: 48,
    height: 48,
    // The words between the arrows need the room.
    '& svg': { width: 24, height: 24 },
    border: `2px solid ${border.control}`,
    borderRadius: shape.borderRadius,
    backgroundColor: background.paper,
    '&[aria-disabled]': {
      borderStyle: 'dashed',
      backgroundColor: background.sunken,
      color: text.disabled,
      cursor: 'not-allowed',
    },
  }
})
