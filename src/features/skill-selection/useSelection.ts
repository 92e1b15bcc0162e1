import type { SkillCategories } from '@/api/skills'
import { useSaveSelectedSkills } from '@/api/skills.queries'
import { ApiError } from '@/api/transport/api-error'
import type { Id } from '@/api/transport/call'
import { useCheckedForm } from '@/ui/form/useCheckedForm'
import { savedSelection, selectedCategories, startingSelection, withSkill } from './selection-rules'
import { useSelectionDraft } from './useSelectionDraft'

/** Why the last press saved nothing; the last two have agreed words (rules.md#skill-selection). */
export type SaveProblem = 'none' | 'savingCategories' | 'savingSkills'

/** What is ticked, kept as a draft until it is saved. */
export function useSelection(offer: SkillCategories, onSaved: () => void) {
  const { draft, keep, forget } = useSelectionDraft(savedSelection(offer))
  const write = useSaveSelectedSkills(forget)
  const selection = startingSelection(offer, draft)
  // To the end, once it is saved: the next screen is on its way.
  const isSaving = write.isBusy || write.isSaved

  const form = useCheckedForm<{ skills: Id[] }, SaveProblem>({
    name: 'selection',
    entry: { skills: selection },
    check: ({ skills }) => (skills.length === 0 ? { skills: 'none' } : {}),
    onEdit: ({ skills }) => {
      write.forget()
      keep(skills, selectedCategories(offer.categories, skills))
    },
  })

  return {
    selection,
    /** Nothing while it is being saved: what is ticked then would be lost with the draft. */
    tick: (skillId: Id, ticked: boolean) => {
      if (!isSaving) form.edit({ skills: withSkill(selection, skillId, ticked) })
    },
    save: form.submit(({ skills }) => write.send(skills, { onSaved })),
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
