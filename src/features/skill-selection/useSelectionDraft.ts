import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Id } from '@/api/transport/call'
import { selectedOptions, selectedSkills, selectionStart } from '@/learner/stored-things'
import { useStored, useRemovedByOtherTab } from '@/learner/useStored'
import { showToast } from '@/ui/feedback/toasts'
import { isSameSelection } from './selection-rules'

/**
 * The ticked skills that are not saved yet, stored so that a reload loses nothing. The draft is
 * discarded if the saved selection on the server has changed since it was begun.
 */
export function useSelectionDraft(saved: readonly Id[]) {
  const { t } = useTranslation('skill-selection')
  const skills = useStored(selectedSkills)
  const categories = useStored(selectedOptions)
  const start = useStored(selectionStart)
  // If another tab saves the selection, it stays ticked here and further edits are based on it. The
  // cached server data of this tab may be older than that save, so a difference to it does not make
  // the draft outdated.
  const savedElsewhere = useRemovedByOtherTab(skills.value)
  const [staleSaved, setStaleSaved] = useState<readonly Id[]>()
  const isOutdated =
    skills.value !== undefined &&
    start.value !== undefined &&
    !isSameSelection(start.value, saved) &&
    !(staleSaved && isSameSelection(staleSaved, saved))
  const draft = isOutdated ? undefined : (skills.value ?? savedElsewhere)

  const forget = () => {
    skills.forget()
    categories.forget()
    start.forget()
  }

  const discard = useEffectEvent(() => {
    // No message if the server has exactly this draft: then its save succeeded and only the response was lost.
    if (!isSameSelection(skills.value ?? [], saved)) {
      showToast({ kind: 'info', text: t('changedElsewhere') })
    }
    forget()
  })
  useEffect(() => {
    if (isOutdated) discard()
  }, [isOutdated])

  const keep = (next: readonly Id[], nextCategories: readonly Id[]) => {
    if (savedElsewhere) setStaleSaved(saved)
    if (savedElsewhere || draft === undefined) start.keep([...(savedElsewhere ?? saved)])
    skills.keep([...next])
    categories.keep([...nextCategories])
  }

  return { draft, keep, forget }
}
