import { useState } from 'react'
import type { SkillCategories } from '@/api/skills'
import { useSaveSelectedSkills } from '@/api/skills.queries'
import type { Id } from '@/api/transport/call'
import { selectionDraft } from './selection-draft'
import { selectedCategories, startingSelection, withSkill } from './selection-rules'

/** Why the last press saved nothing; the last two have agreed words (rules.md#skill-selection). */
export type SaveProblem = 'none' | 'savingCategories' | 'savingSkills'

/** What is ticked, kept as a draft until it is saved. */
export function useSelection(offer: SkillCategories, onSaved: () => void) {
  const [edited, setEdited] = useState(selectionDraft.read)
  const [problem, setProblem] = useState<SaveProblem>()
  const { mutateAsync, isPending, isSuccess, data: isSaved } = useSaveSelectedSkills()
  const selection = startingSelection(offer, edited)

  const tick = (skillId: Id, ticked: boolean) => {
    const next = withSkill(selection, skillId, ticked)
    setEdited(next)
    setProblem(undefined)
    selectionDraft.keep(next, selectedCategories(offer.categories, next))
  }

  const save = async () => {
    if (selection.length === 0) {
      setProblem('none')
      return
    }
    setProblem(undefined)
    try {
      if (await mutateAsync(selection)) {
        selectionDraft.remove()
        onSaved()
      } else {
        setProblem('savingCategories')
      }
    } catch {
      setProblem('savingSkills')
    }
  }

  const busy = isPending || (isSuccess && isSaved)
  return { selection, tick, save, busy, problem }
}
