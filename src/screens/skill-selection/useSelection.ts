import { useState } from 'react'
import type { SkillCategories } from '@/api/skills'
import { useSaveSelectedSkills } from '@/api/skills.queries'
import { ApiError } from '@/api/transport/api-error'
import type { Id } from '@/domain/ids'
import { selectedCategories, startingSelection, withSkill } from '@/domain/skill-selection'
import { selectedOptions, selectedSkills } from '@/session/stored-things'
import { useDraft } from '@/session/useDraft'

/** Why nothing was saved. The texts of the last two are prescribed. */
export type SaveProblem = 'none' | 'savingCategories' | 'savingSkills'

/** The ticked skills, stored as a draft until they are saved. */
export function useSelection(offer: SkillCategories, onSaved: () => void) {
  const skills = useDraft(selectedSkills)
  const categories = useDraft(selectedOptions)
  const forget = () => {
    skills.forget()
    categories.forget()
  }
  const write = useSaveSelectedSkills(forget, onSaved)
  const selection = startingSelection(offer, skills.draft)
  // Locked after saving too, until the next screen appears.
  const isSaving = write.isPending || write.isSuccess

  const [wasEmpty, setWasEmpty] = useState(false)

  const tick = (skillId: Id, ticked: boolean) => {
    // Ignored while saving: the draft is removed afterwards, and a later tick with it.
    if (isSaving) return
    const next = withSkill(selection, skillId, ticked)
    write.reset()
    setWasEmpty(false)
    skills.keep(next)
    categories.keep(selectedCategories(offer.categories, next))
  }
  const save = () => {
    if (selection.length === 0) setWasEmpty(true)
    else write.send({ skills: selection })
  }

  return {
    selection,
    tick,
    save,
    write,
    isSaving,
    problem: wasEmpty ? ('none' as const) : saveProblem(write.error),
  }
}

function saveProblem(error: Error | null): SaveProblem | undefined {
  if (error === null) return undefined
  const isRefused = error instanceof ApiError && error.kind === 'refused'
  return isRefused ? 'savingCategories' : 'savingSkills'
}
