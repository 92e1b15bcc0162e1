import { useTranslation } from 'react-i18next'
import { useSaveModuleState } from '@/api/learning.queries'
import { showToast } from '@/ui/feedback/toasts'
import { failureKind } from '@/ui/states/useOnline'
import type { ModuleViewProps } from '../module-view'

type Completing = Pick<ModuleViewProps, 'module' | 'skillId'>

/**
 * Saves a module as completed, once. A failure shows an error toast and changes nothing, so that the button can be
 * pressed again; `notSaved` is the toast's text, by default the one that names Continue.
 */
export function useCompletion(lesson: Completing, onSaved: () => void, notSaved?: string) {
  const { t } = useTranslation('modules')
  const save = useSaveModuleState(lesson.module, lesson.skillId, {
    onSuccess: onSaved,
    onError: () => showToast({ kind: failureKind(), text: notSaved ?? t('notSaved') }),
  })
  return {
    write: save,
    /** Stays true after the save, while the next screen loads. */
    isSaving: save.isPending || save.isSuccess,
    complete: () => save.send('completed'),
  }
}
