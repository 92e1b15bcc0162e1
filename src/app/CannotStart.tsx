import { useTranslation } from 'react-i18next'
import { StateView } from '@/components/states/StateView'
import { ThemeRoot } from '@/theme/ThemeRoot'

/** In place of the app, without a router, while developing: which settings are missing or malformed. A build with such settings stops. */
export function WrongSettings({ names }: { names: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <ThemeRoot>
      <main>
        <StateView art="error" level={2} title={t('ui.error.title')} detail={names.join(', ')}>
          {t('ui.wrongSettings')}
        </StateView>
      </main>
    </ThemeRoot>
  )
}
