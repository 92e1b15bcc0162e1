import i18next from 'i18next'
import type { NotSaved } from '@/api/transport/useWrite'
import { showToast } from '@/ui/feedback/toasts'

/** On whatever screen the learner is, in the language of now. */
export function tellUnsaved(sentence: NotSaved): void {
  showToast({ kind: 'error', text: i18next.t(`notSaved.${sentence}`, { ns: 'errors' }) })
}
