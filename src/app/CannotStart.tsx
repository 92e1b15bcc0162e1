import { useTranslation } from 'react-i18next'
import { StateView } from '@/components/states/StateView'
import { ThemeRoot } from '@/theme/ThemeRoot'

type CannotStartProps = { why: 'ui.wrongSettings' | 'demo.cannotStart'; detail: string }

/**
 * In place of the app, without a router: which settings are missing or malformed while developing, since a build with such
 * settings stops; or what the demo needs from the browser.
 */
export function CannotStart({ why, detail }: CannotStartProps) {
  const { t } = useTranslation()
  return (
    <ThemeRoot>
      <main>
        <StateView art="error" level={2} title={t('ui.error.title')} detail={detail}>
          {t(why)}
        </StateView>
      </main>
    </ThemeRoot>
  )
}
