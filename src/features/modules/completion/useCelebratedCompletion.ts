import { useState } from 'react'
import type { ModuleViewProps } from '../module-view'
import type { Ahead } from './completion-rules'
import { useCompletion } from './useCompletion'

type Completing = Pick<
  ModuleViewProps,
  'module' | 'skillId' | 'ahead' | 'onCompleted' | 'onSkip'
> & { notSaved?: string }

/**
 * Completes a module, then celebrates in a popup before the host leads on. Who closes the popup stays
 * on the lesson, and its button leads on without saving again. Nothing is celebrated twice.
 */
export function useCelebratedCompletion({ notSaved, ...lesson }: Completing) {
  const { module, ahead, onCompleted } = lesson
  /** What lay ahead when it was saved: from then on the path counts this module as completed too. */
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
    // The second press of a double click comes when the popup is there: it is the popup's turn.
    complete: () => {
      if (!saved) complete()
      else if (!isOpen) leave()
    },
    popup: { open: isOpen, isLeaving, onContinue: leave, onClose: () => setOpen(false) },
  }
}
