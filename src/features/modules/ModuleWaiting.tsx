import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { moduleTypes } from '@/api/learning'
import timing from '@/config/timing.json'
import type { ModuleState } from '@/navigation/navigation-state'
import { useLastLesson } from '@/navigation/useLastLesson'
import { Button } from '@/ui/controls/Button'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'
import { Loading } from '@/ui/states/Loading'
import { useElapsed } from '@/ui/states/useElapsed'
import { lessonKinds } from './lesson-kinds'
import styles from './ModuleWaiting.module.css'

type ModuleWaitingProps = {
  /** Whether this module belongs to the current address. */
  isHere: (state: ModuleState) => boolean
  onRestore: (state: ModuleState) => void
  onBack: () => void
}

/**
 * The lesson screen without a module in the history state (rules.md#module-host): restores the stored last lesson if
 * it belongs to the address; otherwise, after a few seconds, shows a button to the path below the spinner.
 */
export function ModuleWaiting({ isHere, onRestore, onBack }: ModuleWaitingProps) {
  const { t } = useTranslation('modules')
  useDocumentTitle(t('opening'))
  const { nodeType } = useParams()
  const kind = moduleTypes.find((type) => type === nodeType)
  const { notOpened } = kind ? lessonKinds[kind] : {}
  const last = useLastLesson()
  const fitting = last && isHere(last) ? last : null
  const restore = useEffectEvent(onRestore)
  const isLate = useElapsed(timing.wayOnAfter, true)

  useEffect(() => {
    if (fitting) restore(fitting)
  }, [fitting])

  return (
    <>
      <Loading label={t('opening')} />
      <div role="status" className={styles.wayOn}>
        {isLate && (
          <>
            <p>{t('notOpened')}</p>
            {notOpened && <small>{t(notOpened)}</small>}
            <Button variant="secondary" onClick={onBack}>
              {t('toPath')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
