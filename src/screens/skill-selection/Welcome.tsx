import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { userNameQuery } from '@/api/account'

/** Greets on the first visit, which follows the onboarding. */
export function Welcome() {
  const { t } = useTranslation()
  const { data: name } = useQuery(userNameQuery)
  return (
    <Typography dir="auto" sx={{ fontWeight: 600 }}>
      {name ? t('skillSelection.welcome', { name }) : t('skillSelection.welcomeUnnamed')}
    </Typography>
  )
}
