import { lazy, Suspense, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/ui/states/Loading'

type List = { default: ComponentType }

const KeptList = lazy(() =>
  import('./KeptList').then(
    (file): List => ({ default: file.KeptList }),
    (): List => ({ default: NoList }),
  ),
)

function NoList() {
  const { t } = useTranslation('settings')
  return <p>{t('kept.failed')}</p>
}

/** In my settings: what is kept on this device. */
export function KeptSkillsPart() {
  const { t } = useTranslation('settings')
  return (
    <Suspense fallback={<Loading label={t('kept.loading')} />}>
      <KeptList />
    </Suspense>
  )
}
