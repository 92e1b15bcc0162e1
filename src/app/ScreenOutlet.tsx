import { useTranslation } from 'react-i18next'
import { Outlet, useNavigation } from 'react-router-dom'
import { Loading } from '@/components/states/Loading'

export function LoadingScreen() {
  const { t } = useTranslation()
  return <Loading label={t('shell.loadingPage')} />
}

/** The screen of the address. While the chunk of the next one loads, no button of this one can be pressed. */
export function ScreenOutlet() {
  const isLeaving = useNavigation().state === 'loading'
  return isLeaving ? <LoadingScreen /> : <Outlet />
}
