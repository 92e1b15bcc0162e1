import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { SupportLevel } from '@/domain/profile'
import { journeys } from './journeys'

type YourShipProps = { level: SupportLevel; username?: string }

/** The ship of the chosen journey, and whose it is. */
export function YourShip({ level, username = '' }: YourShipProps) {
  const { t } = useTranslation()
  const { art: Art } = journeys[level]
  return (
    <Card sx={{ mt: 2.25, overflow: 'hidden' }}>
      <Picture>
        <Art preserveAspectRatio="xMidYMax meet" />
      </Picture>
      <Typography dir="auto" sx={{ px: 2.75, py: 1.5, fontWeight: 600, textAlign: 'center' }}>
        {username === ''
          ? t(`onboarding.ship.yours.${level}`)
          : t(`onboarding.ship.named.${level}`, { name: username })}
      </Typography>
    </Card>
  )
}

const Picture = styled('div')(({ theme }) => ({
  // The ship is drawn for a pale background, also in dark mode.
  backgroundColor: theme.vars.palette.island.ground,
  // The water of the picture is drawn much wider than the ship.
  '& > svg': { display: 'block', width: '100%', height: 112 },
}))
