import { useState } from 'react'
import type { SkillCategories } from '@/api/skills'
import { useSaveSelectedSkills } from '@/api/skills.queries'
import { ApiError } from '@/api/transport/api-error'
import type { Id } from '@/api/transport/call'
import { savedSelection, selectedCategories, startingSelection, withSkill } from './selection-rules'
import { useSelectionDraft } from './useSelectionDraft'

/** Why the last press saved nothing; the last two have agreed words (rules.md#skill-selection). */
export type SaveProblem = 'none' | 'savingCategories' | 'savingSkills'

/** What is ticked, kept as a draft until it is saved. */
export function useSelection(offer: SkillCategories, onSaved: () => void) {
  const { draft, keep, forget } = useSelectionDraft(savedSelection(offer))
  const [isEmpty, setEmpty] = useState(false)
  const write = useSaveSelectedSkills(forget)
  const selection = startingSelection(offer, draft)

  const forgetProblem = () => {
    setEmpty(false)
    write.forget()
  }

  const tick = (skillId: Id, ticked: boolean) => {
    const next = withSkill(selection, skillId, ticked)
    forgetProblem()
    keep(next, selectedCategories(offer.categories, next))
  }

  const save = () => {
    forgetProblem()
    if (selection.length === 0) setEmpty(true)
    else write.send(selection, { onSaved })
  }

  return { selection, tick, save, write, problem: isEmpty ? 'none' : saveProblem(write.error) }
}

function saveProblem(error: Error | null): SaveProblem | undefined {
  if (error === null) return undefined
  const isRefused = error instanceof ApiError && error.kind === 'refused'
  return isRefused ? 'savingCategories' : 'savingSkills'
}
