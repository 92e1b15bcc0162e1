import { useTranslation } from 'react-i18next'
import { reloadPage } from '@/lib/reload-page'
import { Strip } from '@/ui/states/Strip'
import { useNewVersion } from './useNewVersion'

/** Offers the new version. It never loads by itself: the learner may be writing. */
export function NewVersionStrip({ reload = reloadPage }: { reload?: () => void }) {
  const { t } = useTranslation()
  const isThere = useNewVersion()
  return (
    <div role="status">
      {isThere && (
        <Strip
          tone="info"
          icon="info"
          title={t('shell.newVersion.title')}
          actions={[{ label: t('shell.newVersion.load'), onPress: reload }]}
        >
          {t('shell.newVersion.hint')}
        </Strip>
      )}
    </div>
  )
}
