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
  const { t } = useTranslation()
  const placeId = useId()

  return (
    <Pager>
      <CategoryArrow
        icon="arrow-left"
        category={categories[current - 1]}
        endLabel={t('skillSelection.firstCategory')}
        placeId={placeId}
        onClick={() => onGo(current - 1)}
      />
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
        <span id={placeId} role="status">
          {t('skillSelection.place', {
            category: categories[current]?.name,
            place: current + 1,
            total: categories.length,
          })}
        </span>{' '}
        <Box
          component="span"
          sx={{ color: 'text.secondary', fontSize: fontSizes.small, fontWeight: 400 }}
        >
          {t('skillSelection.swipe')}
        </Box>
      </Typography>
      <CategoryArrow
        icon="arrow-right"
        category={categories[current + 1]}
        endLabel={t('skillSelection.lastCategory')}
        placeId={placeId}
        onClick={() => onGo(current + 1)}
      />
    </Pager>
  )
}

type CategoryArrowProps = {
  icon: 'arrow-left' | 'arrow-right'
  /** The category that it leads to; none at an end. */
  category: SkillCategory | undefined
  /** What it is called at an end, where the text with the id `placeId` says why it leads nowhere. */
  endLabel: string
  placeId: string
  onClick: () => void
}

function CategoryArrow({ icon, category, endLabel, placeId, onClick }: CategoryArrowProps) {
  const { t } = useTranslation()
  return (
    <Arrow
      icon={icon}
      label={category ? t('skillSelection.goTo', { category: category.name }) : endLabel}
      lockedBy={category ? undefined : placeId}
      onClick={onClick}
    />
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
  const { background, border } = vars.palette
  return {
    width: 48,
    height: 48,
    // The words between the arrows need the room.
    '& svg': { width: 24, height: 24 },
    border: `2px solid ${border.control}`,
    borderRadius: shape.borderRadius,
    backgroundColor: background.paper,
  }
})
