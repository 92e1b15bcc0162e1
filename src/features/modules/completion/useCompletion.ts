import { useTranslation } from 'react-i18next'
import type { LearningModule } from '@/api/learning'
import { useSaveModuleState } from '@/api/learning.queries'
import { showToast } from '@/ui/feedback/toasts'

/**
 * Saves a module as completed, once. A failure is told and leaves everything as it is, for another
 * press; `notSaved` says of which button, Continue unless given.
 */
export function useCompletion(module: LearningModule, onSaved: () => void, notSaved?: string) {
  const { t } = useTranslation('modules')
  const save = useSaveModuleState()
  return {
    write: save,
    /** True to the end once it is saved: the next screen is on its way. */
    isSaving: save.isBusy || save.isSaved,
    complete: () =>
      save.send(
        { module, state: 'completed' },
        {
          onSaved,
          onFailed: () => showToast({ kind: 'error', text: notSaved ?? t('notSaved') }),
        },
      ),
  }
}
