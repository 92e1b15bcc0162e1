import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Id } from '@/api/transport/call'
import { selectedOptions, selectedSkills, selectionStart } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { showToast } from '@/ui/feedback/toasts'
import { isSameSelection } from './selection-rules'

/**
 * What is ticked and not saved yet: a reload loses nothing. It gives way where the choice on the server
 * is another one than when it was begun.
 */
export function useSelectionDraft(saved: readonly Id[]) {
  const { t } = useTranslation('skill-selection')
  const skills = useStored(selectedSkills)
  const categories = useStored(selectedOptions)
  const start = useStored(selectionStart)
  const isOutdated =
    skills.value !== undefined && start.value !== undefined && !isSameSelection(start.value, saved)
  const draft = isOutdated ? undefined : skills.value

  const forget = () => {
    skills.forget()
    categories.forget()
    start.forget()
  }

  const drop = useEffectEvent(() => {
    // What was saved from here, its answer lost, is no news.
    if (!isSameSelection(skills.value ?? [], saved)) {
      showToast({ kind: 'info', text: t('changedElsewhere') })
    }
    forget()
  })
  useEffect(() => {
    if (isOutdated) drop()
  }, [isOutdated])

  const keep = (next: readonly Id[], nextCategories: readonly Id[]) => {
    if (draft === undefined) start.keep([...saved])
    skills.keep([...next])
    categories.keep([...nextCategories])
  }

  return { draft, keep, forget }
}
