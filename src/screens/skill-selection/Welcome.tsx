import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { userNameQuery } from '@/api/account'
import { useNeedsProfile } from '@/components/account/useNeedsProfile'

/** Greets on the first visit, which mostly follows the onboarding. */
export function Welcome() {
  const { t } = useTranslation()
  const { data: name } = useQuery(userNameQuery)
  const needsProfile = useNeedsProfile(name)
  return (
    <Typography dir="auto" sx={{ fontWeight: 600 }}>
      {name && !needsProfile
        ? t('skillSelection.welcome', { name })
        : t('skillSelection.welcomeUnnamed')}
    </Typography>
  )
}
