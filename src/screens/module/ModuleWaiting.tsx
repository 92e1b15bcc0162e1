import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Module, LearningPath } from '@/api/learning'
import { learningPathQuery } from '@/api/learning.queries'
import { Button } from '@/components/controls/Button'
import { useDocumentTitle } from '@/components/layout/useDocumentTitle'
import { Loading } from '@/components/states/Loading'
import { useElapsed } from '@/components/states/useElapsed'
import timing from '@/config/timing.json'
import { findOnPath } from '@/domain/completion'
import type { AddressedModule } from '@/domain/module-address'
import type { ModuleState } from '@/domain/navigation-state'
import { useLanguage } from '@/i18n/useLanguage'
import { useLastLesson } from '@/session/useLastLesson'
import styles from './lesson.module.css'

export type ModuleWaitingProps = {
  /** The module in the query of the address. */
  addressed: AddressedModule | null
  /** Whether a module may be opened from its path. */
  isUnlocked: (path: LearningPath, module: Module) => boolean
  /** Whether this module belongs to the current address. */
  isHere: (state: ModuleState) => boolean
  /** Opens a module of this address as if the learner had come from the path. */
  onRestore: (state: ModuleState) => void
  onBack: () => void
}

/**
 * The lesson screen without a module in the history state: opens the stored last lesson if it
 * belongs to the address, else the one in the query if it is unlocked. After a few seconds a button leads to the path, and
 * a sentence takes the spinner's place unless the path is still loading.
 */
export function ModuleWaiting(props: ModuleWaitingProps) {
  const { addressed, isUnlocked, isHere, onRestore, onBack } = props
  const { t } = useTranslation('modules')
  const { nodeType } = useParams()
  const last = useLastLesson()
  const { data: path, isLoading } = useQuery({
    ...learningPathQuery(addressed?.skillId ?? null, useLanguage()),
    enabled: addressed !== null,
  })
  const found = addressed && findOnPath(path, addressed.key)?.module
  const named =
    path && found && isUnlocked(path, found) ? { skillId: addressed.skillId, module: found } : null
  const fitting = last && isHere(last) ? last : named
  const isFound = fitting !== null
  const restore = useEffectEvent(() => fitting && onRestore(fitting))
  const isLate = useElapsed(timing.exitLinkAfter, true)
  // Nothing that could still open a lesson is on its way.
  const isOver = isLate && !isLoading && !isFound
  useDocumentTitle(t(isOver ? 'notOpened' : 'opening'))

  useEffect(() => {
    if (isFound) restore()
  }, [isFound])

  return (
    <>
      {!isOver && <Loading label={t('opening')} />}
      <div role="status" className={styles.late}>
        {isOver && <h1>{t('notOpened')}</h1>}
        {isOver && nodeType === 'quiz' && <small>{t('quiz.error.noModule')}</small>}
        {isLate && (
          <Button variant="outlined" onClick={onBack}>
            {t('toPath')}
          </Button>
        )}
      </div>
    </>
  )
}
