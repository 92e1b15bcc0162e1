import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { moduleTypes } from '@/api/answers/learning'
import type { LearningModule, LearningPath, ModuleKey } from '@/api/learning'
import { useLearningPath } from '@/api/learning.queries'
import timing from '@/config/timing.json'
import type { ModuleState } from '@/navigation/navigation-state'
import { useLastLesson } from '@/navigation/useLastLesson'
import { Button } from '@/ui/controls/Button'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'
import { Loading } from '@/ui/states/Loading'
import { useElapsed } from '@/ui/states/useElapsed'
import { findOnPath } from './completion/completion-rules'
import { lessonKinds } from './lesson-kinds'
import styles from './ModuleWaiting.module.css'

/** A module that an address names, and the skill whose path it belongs to. */
export type AddressedModule = { skillId: number; key: ModuleKey }

export type ModuleWaitingProps = {
  /** What the address names. */
  addressed: AddressedModule | null
  /** Whether a module may be opened from its path. */
  isUnlocked: (path: LearningPath, module: LearningModule) => boolean
  /** Whether a module is shown at the present address. */
  isHere: (state: ModuleState) => boolean
  /** This module belongs to the address: show it as if they had come from the path. */
  onRestore: (state: ModuleState) => void
  onBack: () => void
}

/**
 * The history does not hold the lesson: a spinner (rules.md#module-host). The learner's last one is shown
 * where it fits the address, else the one that the address names, if it is open to them; a way to the path
 * soon joins the spinner.
 */
export function ModuleWaiting(props: ModuleWaitingProps) {
  const { addressed, isUnlocked, isHere, onRestore, onBack } = props
  const { t } = useTranslation('modules')
  useDocumentTitle(t('opening'))
  const { nodeType } = useParams()
  const kind = moduleTypes.find((type) => type === nodeType)
  const { notOpened } = kind ? lessonKinds[kind] : {}
  const last = useLastLesson()
  const path = useLearningPath(addressed?.skillId ?? null, { isEnabled: addressed !== null })
  const found = addressed && findOnPath(path.data, addressed.key)?.module
  const named =
    path.data && found && isUnlocked(path.data, found)
      ? { skillId: addressed.skillId, module: found }
      : null
  const fitting = last && isHere(last) ? last : named
  const isFound = fitting !== null
  const restore = useEffectEvent(() => fitting && onRestore(fitting))
  const isLate = useElapsed(timing.exitLinkAfter, true)

  useEffect(() => {
    if (isFound) restore()
  }, [isFound])

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
