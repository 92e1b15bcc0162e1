import i18next from 'i18next'
import type { NotSaved } from '@/api/query-client'
import { showToast } from '@/components/dialogs/toasts'
import { failureKind } from '@/components/states/useOnline'

/** A toast, because the learner may have left the screen of the write; in the current language. */
export function showNotSaved(sentence: NotSaved): void {
  showToast({ kind: failureKind(), text: i18next.t(`notSaved.${sentence}`, { ns: 'errors' }) })
}
