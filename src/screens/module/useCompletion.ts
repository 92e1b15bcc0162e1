import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaveModuleState } from '@/api/learning.queries'
import { showToast } from '@/components/dialogs/toasts'
import { failureKind } from '@/components/states/useOnline'
import type { Ahead } from '@/domain/completion'
import type { ModuleViewProps } from './lesson'

type Completing = Pick<ModuleViewProps, 'module'>

/**
 * Saves a module as completed, once. A failure shows an error toast and changes nothing, so that the button can be
 * pressed again; `notSaved` is the toast's text, by default the one that names Continue.
 */
export function useCompletion(lesson: Completing, onSaved: () => void, notSaved?: string) {
  const { t } = useTranslation('modules')
  const save = useSaveModuleState(lesson.module, {
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

type Celebrating = Completing & Pick<ModuleViewProps, 'ahead' | 'onCompleted'>

/**
 * Completes a module and celebrates in a dialog before the next step opens. If the learner closes the dialog, they stay
 * on the lesson and its Continue opens the next step without saving again. A completed module is not celebrated again.
 */
export function useCelebratedCompletion(lesson: Celebrating, notSaved?: string) {
  const { module, ahead, onCompleted } = lesson
  /** `ahead` as of the save: once the cached path counts this module as completed, `finishesSkill` would be false. */
  const [saved, setSaved] = useState<{ ahead: Ahead | null } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const wasCompleted = module.status === 'completed'

  const leave = () => {
    setLeaving(true)
    onCompleted()
  }
  const onSaved = () => {
    if (wasCompleted) return leave()
    setSaved({ ahead })
    setOpen(true)
  }
  const { write, isSaving, complete } = useCompletion(lesson, onSaved, notSaved)

  return {
    write,
    isSaving: isLeaving || (isSaving && !saved),
    isFinished: wasCompleted || saved !== null,
    finishesSkill: saved?.ahead?.finishesSkill ?? false,
    // Ignore a press while the dialog is open, such as the second click of a double click: the dialog leads on.
    complete: () => {
      if (!saved) complete()
      else if (!isOpen) leave()
    },
    popup: { open: isOpen, isLeaving, onContinue: leave, onClose: () => setOpen(false) },
  }
}

/** The dialog that celebrates a completion. */
export type CompletionPopup = ReturnType<typeof useCelebratedCompletion>['popup']
