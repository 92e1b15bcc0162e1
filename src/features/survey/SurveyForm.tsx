import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/controls/Button'
import { Note } from '@/ui/controls/Note'
import { Loading } from '@/ui/states/Loading'
import styles from './Survey.module.css'
import { useSurvey } from './useSurvey'

/**
 * The survey of others, in a frame without our origin: it cannot read the session, or anything else
 * of the app (src/features/DECISIONS.md). What was filled in stays there until it is sent.
 */
export function SurveyForm() {
  const { t } = useTranslation('survey')
  const { state, height, frameProps, loadAgain, sendAgain } = useSurvey()
  const isThere = state === 'ready' || state === 'sending' || state === 'failed'
  const { key, ...frame } = frameProps

  if (state === 'sent') return <Thanks />
  return (
    <>
      {state === 'blocked' ? (
        <Note kind="error" role="alert" title={t('blocked.title')}>
          <p>{t('blocked.hint')}</p>
          <Button onClick={loadAgain} endIcon="retry">
            {t('retry')}
          </Button>
        </Note>
      ) : (
        <div className={styles.stack}>
          {/* Covered while it loads, not hidden: browsers let a frame that is not drawn sleep. */}
          <iframe
            key={key}
            {...frame}
            title={t('title')}
            sandbox="allow-scripts allow-forms"
            className={styles.frame}
            style={{ height }}
            inert={!isThere}
          />
          {!isThere && (
            <div className={styles.cover}>
              <Loading room="panel" label={t('loading')} onRetry={loadAgain} />
            </div>
          )}
        </div>
      )}
      <div role="status">{state === 'sending' && <p>{t('sending')}</p>}</div>
      {state === 'failed' && (
        <div ref={bringIntoView}>
          <Note kind="error" role="alert" title={t('failed.title')}>
            <p>{t('failed.hint')}</p>
            <Button onClick={sendAgain} endIcon="retry">
              {t('retry')}
            </Button>
          </Note>
        </div>
      )}
    </>
  )
}

/** The form may be longer than the window: what comes below its button is not missed. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Once, when it comes: not again when the language changes. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus()

function Thanks() {
  const { t } = useTranslation('survey')
  return (
    <Note kind="success">
      <h2 tabIndex={-1} ref={takeFocus}>
        {t('thanks.title')}
      </h2>
      <p>{t('thanks.hint')}</p>
    </Note>
  )
}
