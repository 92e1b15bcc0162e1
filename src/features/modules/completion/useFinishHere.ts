import { useTranslation } from 'react-i18next'
import { isUnanswered } from '@/api/transport/api-error'
import {
  withFinished,
  withoutFinished,
  type UncheckedAnswer,
} from '@/learner/kept/finished-lessons'
import { useKeptSkills } from '@/learner/kept/useKeptSkills'
import { finishedHere } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { showToast } from '@/ui/feedback/toasts'
import type { ModuleViewProps } from '../module-view'

type Finishing = Pick<ModuleViewProps, 'module' | 'skillId' | 'ahead'>

/**
 * Finishing a lesson of a kept skill on this device only: where nothing answers, or while earlier lessons of the skill
 * wait to be saved, so that all are saved in their order (rules.md#kept-skills).
 */
export function useFinishHere({ module, skillId, ahead }: Finishing) {
  const { t } = useTranslation('modules')
  const finished = useStored(finishedHere)
  const isKept = useKeptSkills().some((one) => one.skillId === skillId && one.isWhole)
  const waits = finished.value?.some((one) => one.skillId === skillId) === true
  const isOpen = module.status !== 'completed'

  return {
    /** The backend is not asked: earlier lessons have to be saved first. */
    isFirst: isOpen && waits,
    /** Whether a failed save is no failure for the learner. */
    isWayOut: (error: Error) => isOpen && isKept && isUnanswered(error),
    isKept,
    /** The backend has it: nothing of it waits any more. */
    forget: () => {
      if (waits) finished.change((list = []) => withoutFinished(list, module))
    },
    finish: (answers: UncheckedAnswer[] = []) => {
      const { id, contentId, parentSubSkillId, type, title } = module
      const ids = { id, contentId, parentSubSkillId, type: type ?? '', title }
      const rating = ahead?.rating
      const lesson = { skillId, module: ids, at: Date.now(), answers, ...(rating && { rating }) }
      const isStored = finished.change((list = []) => withFinished(list, lesson))
      if (isStored) showToast({ kind: 'info', text: t('finishedHere') })
      // It is there until the page is left.
      else showToast({ kind: 'error', text: t('finishedHereFull') })
    },
  }
}
