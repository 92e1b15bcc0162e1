import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useId, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceCard } from '@/components/form/ChoiceCard'
import { ChoiceInput } from '@/components/form/ChoiceInput'
import type { SupportLevel } from '@/domain/profile'
import { useWide } from '@/lib/media-queries'
import { fontSizes, radius } from '@/theme/tokens'
import { journeys } from './journeys'

/** In a list as narrow as this, for its letters, the picture is a band above the words. */
const widthOfBand = '20rem'

type JourneyCardProps = {
  level: SupportLevel
  inputRef: Ref<HTMLInputElement> | undefined
  chosen: boolean
  onChoose: () => void
  /** The id of the error message. */
  messageId: string | undefined
}

/** One journey: its ship, its name, and how much of it the learner does alone. */
export function JourneyCard({ level, inputRef, chosen, onChoose, messageId }: JourneyCardProps) {
  const { t } = useTranslation()
  const id = useId()
  const isWide = useWide()
  const { art: Art, narrowViewBox } = journeys[level]
  return (
    <Card htmlFor={id} data-chosen={chosen || undefined}>
      <Picture>
        <Art
          {...(isWide ? {} : { viewBox: narrowViewBox, preserveAspectRatio: 'xMidYMax meet' })}
        />
      </Picture>
      <Words>
        <Small id={`${id}-ship`} sx={{ fontWeight: 600 }}>
          {t(`onboarding.journey.${level}.ship`)}
        </Small>
        <Mark>
          <ChoiceInput
            type="radio"
            id={id}
            inputRef={inputRef}
            name="support-level"
            checked={chosen}
            onChange={onChoose}
            aria-labelledby={`${id}-name`}
            aria-describedby={[`${id}-ship`, `${id}-about`, messageId].filter(Boolean).join(' ')}
          />
        </Mark>
        <Name id={`${id}-name`}>{t(`onboarding.journey.${level}.name`)}</Name>
        <span id={`${id}-about`}>
          <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
            {t(`onboarding.journey.${level}.text`)}
          </Box>{' '}
          {level === 'supported' && (
            <Box component="span" sx={{ display: 'block' }}>
              {t('onboarding.journey.supported.changes')}
            </Box>
          )}{' '}
          <Small>{t(`onboarding.journey.${level}.percent`)}</Small>
        </span>
      </Words>
    </Card>
  )
}

const Card = styled(ChoiceCard)(({ theme }) => ({
  flexFlow: 'row wrap',
  gap: 0,
  alignItems: 'stretch',
  padding: 0,
  overflow: 'hidden',
  borderRadius: radius.panel,
  fontWeight: 400,
  [theme.breakpoints.up('md')]: { flexFlow: 'column' },
}))

const Picture = styled('span')(({ theme: { breakpoints, vars } }) => ({
  // The pictures of the ships are drawn for a pale background, also in dark mode.
  backgroundColor: vars.palette.island.ground,
  // All of the three cards fits into a window of 800 px; the water is drawn much wider than the ship.
  '& > svg': { width: '100%', height: 'auto', maxHeight: 150 },
  [breakpoints.down('md')]: {
    display: 'flex',
    // It fills its row where the words wrap below it.
    flex: '1 0 min(136px, 34%)',
    alignItems: 'flex-end',
    '& > svg': { maxHeight: 116 },
    [`@container (max-width: ${widthOfBand})`]: {
      flexBasis: '100%',
      // So low that the next card is in view.
      '& > svg': { maxHeight: 64 },
    },
  },
}))

const Words = styled('span')(({ theme: { breakpoints } }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '16px 52px 20px 18px',
  [breakpoints.down('md')]: {
    flex: '999 1 min-content',
    padding: '12px 48px 12px 14px',
    lineHeight: 1.35,
  },
}))

const Small = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: fontSizes.small,
}))

const Name = styled('span')({
  // At 200 % text size 'Independiente' would not fit on one line of a phone.
  fontSize: `min(${fontSizes.h2}, 8.5vw)`,
  fontWeight: 700,
  lineHeight: 1.25,
})

const Mark = styled('span')({ position: 'absolute', top: 12, right: 12 })
