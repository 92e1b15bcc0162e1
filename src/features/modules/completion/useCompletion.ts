import { useTranslation } from 'react-i18next'
import { useSaveModuleState } from '@/api/learning.queries'
import type { Id } from '@/api/transport/call'
import { showToast } from '@/ui/feedback/toasts'

/**
 * Saves a module as completed, once. A failure is told and leaves everything as it is, for another
 * press; `notSaved` says of which button, Continue unless given.
 */
export function useCompletion(contentId: Id | null, onSaved: () => void, notSaved?: string) {
  const { t } = useTranslation('modules')
  const save = useSaveModuleState()
  return {
    /** True to the end once it is saved: the next screen is on its way. */
    isSaving: save.isPending || save.isSuccess,
    complete: () =>
      save.mutate(
        { contentId, state: 'completed' },
        {
          onSuccess: onSaved,
          onError: () => showToast({ kind: 'error', text: notSaved ?? t('notSaved') }),
        },
      ),
  }
}
