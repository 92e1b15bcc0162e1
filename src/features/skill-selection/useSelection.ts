import type { SkillCategories } from '@/api/skills'
import { useSaveSelectedSkills } from '@/api/skills.queries'
import { ApiError } from '@/api/transport/api-error'
import type { Id } from '@/api/transport/call'
import { selectedOptions, selectedSkills } from '@/learner/stored-things'
import { useDraft } from '@/learner/useDraft'
import { useCheckedForm } from '@/ui/form/useCheckedForm'
import { selectedCategories, startingSelection, withSkill } from './selection-rules'

/** Why nothing was saved. The texts of the last two are prescribed (rules.md#skill-selection). */
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

  const form = useCheckedForm<{ skills: Id[] }, SaveProblem>({
    name: 'selection',
    entry: { skills: selection },
    check: ({ skills }) => (skills.length === 0 ? { skills: 'none' } : {}),
    onEdit: ({ skills: ticked }) => {
      write.reset()
      skills.keep(ticked)
      categories.keep(selectedCategories(offer.categories, ticked))
    },
  })

  return {
    selection,
    /** Ignored while saving: the draft is removed afterwards, and a later tick with it. */
    tick: (skillId: Id, ticked: boolean) => {
      if (!isSaving) form.edit({ skills: withSkill(selection, skillId, ticked) })
    },
    save: form.submit(({ skills: ticked }) => write.send({ skills: ticked })),
    write,
    isSaving,
    problem: form.problems.skills ?? saveProblem(write.error),
  }
}

function saveProblem(error: Error | null): SaveProblem | undefined {
  if (error === null) return undefined
  const isRefused = error instanceof ApiError && error.kind === 'refused'
  return isRefused ? 'savingCategories' : 'savingSkills'
}
