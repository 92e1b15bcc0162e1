import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Id } from '@/api/transport/call'
import { selectedOptions, selectedSkills, selectionStart } from '@/learner/stored-things'
import { useStored, useRemovedByOtherTab } from '@/learner/useStored'
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
  // Another tab has saved what was ticked: here it stays ticked, and further ticks begin from there. What
  // this tab knows of the server may be older, which is no newer choice.
  const savedElsewhere = useRemovedByOtherTab(skills.value)
  const [older, setOlder] = useState<readonly Id[]>()
  const isOutdated =
    skills.value !== undefined &&
    start.value !== undefined &&
    !isSameSelection(start.value, saved) &&
    !(older && isSameSelection(older, saved))
  const draft = isOutdated ? undefined : (skills.value ?? savedElsewhere)

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
    if (savedElsewhere) setOlder(saved)
    if (savedElsewhere || draft === undefined) start.keep([...(savedElsewhere ?? saved)])
    skills.keep([...next])
    categories.keep([...nextCategories])
  }

  return { draft, keep, forget }
}
