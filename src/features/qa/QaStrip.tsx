import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { failureSwitch } from '@/api/qa/failure-switch'
import { Strip } from '@/ui/states/Strip'
import styles from './QaStrip.module.css'

/** A strip above every screen while API calls fail on purpose, with a button that ends it. */
export function QaStrip() {
  const { t } = useTranslation('qa')
  const failure = useSyncExternalStore(failureSwitch.subscribe, failureSwitch.current)
  return (
    <aside aria-label={t('title')} hidden={failure === undefined} className={styles.container}>
      <div role="status">
        {failure !== undefined && (
          <Strip
            tone="warning"
            icon="alert"
            title={t('failure.strip', { failure: t(`failure.names.${failure}`) })}
            actions={[{ label: t('failure.off'), onPress: () => failureSwitch.choose(undefined) }]}
          >
            {t('failure.onPurpose')}
          </Strip>
        )}
      </div>
    </aside>
  )
}
