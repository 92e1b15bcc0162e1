import { useTranslation } from 'react-i18next'
import { useSaveModuleState } from '@/api/learning.queries'
import { showToast } from '@/ui/feedback/toasts'
import type { ModuleViewProps } from '../module-view'
import { useFinishHere } from './useFinishHere'

type Completing = Pick<ModuleViewProps, 'module' | 'skillId' | 'ahead' | 'onSkip'>

/**
 * Saves a module as completed, once. A failure shows an error toast and changes nothing, so that the button can be
 * pressed again; `notSaved` is the toast's text, by default the one that names Continue.
 * A lesson of a kept skill that cannot be saved now is finished on this device, and the next one opens.
 */
export function useCompletion(lesson: Completing, onSaved: () => void, notSaved?: string) {
  const { t } = useTranslation('modules')
  const { module, onSkip } = lesson
  const save = useSaveModuleState()
  const here = useFinishHere(lesson)
  const goOn = () => {
    here.finish()
    onSkip()
  }
  return {
    write: save,
    /** Stays true after the save, while the next screen loads. */
    isSaving: save.isBusy || save.isSaved,
    complete: () => {
      if (here.isFirst) goOn()
      else
        save.send(
          { module, state: 'completed', isShort: here.isKept },
          {
            onSaved,
            onFailed: (error) => {
              if (here.isWayOut(error)) goOn()
              else showToast({ kind: 'error', text: notSaved ?? t('notSaved') })
            },
          },
        )
    },
  }
}
