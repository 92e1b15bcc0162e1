import { useState } from 'react'
import type { SkillCategories } from '@/api/skills'
import { useSaveSelectedSkills } from '@/api/skills.queries'
import { ApiError } from '@/api/transport/api-error'
import type { Id } from '@/api/transport/call'
import { selectionDraft } from './selection-draft'
import { selectedCategories, startingSelection, withSkill } from './selection-rules'

/** Why the last press saved nothing; the last two have agreed words (rules.md#skill-selection). */
export type SaveProblem = 'none' | 'savingCategories' | 'savingSkills'

/** What is ticked, kept as a draft until it is saved. */
export function useSelection(offer: SkillCategories, onSaved: () => void) {
  const [edited, setEdited] = useState(selectionDraft.read)
  const [problem, setProblem] = useState<SaveProblem>()
  const { mutateAsync, isPending, isSuccess } = useSaveSelectedSkills()
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
      await mutateAsync(selection)
      selectionDraft.remove()
      onSaved()
    } catch (error) {
      const isRefused = error instanceof ApiError && error.kind === 'refused'
      setProblem(isRefused ? 'savingCategories' : 'savingSkills')
    }
  }

  const busy = isPending || isSuccess
  return { selection, tick, save, busy, problem }
}
