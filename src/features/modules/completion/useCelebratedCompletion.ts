import { useState } from 'react'
import type { ModuleViewProps } from '../module-view'
import type { Ahead } from './completion-rules'
import { useCompletion } from './useCompletion'

type Completing = Pick<ModuleViewProps, 'module' | 'skillId' | 'ahead' | 'onCompleted'> & {
  notSaved?: string
}

/**
 * Completes a module and celebrates in a dialog before the next step opens. If the learner closes the dialog, they stay
 * on the lesson and its Continue opens the next step without saving again. A completed module is not celebrated again.
 */
export function useCelebratedCompletion({ notSaved, ...lesson }: Completing) {
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
