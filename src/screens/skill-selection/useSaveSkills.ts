import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveSkills, skillCategoriesQuery, skillMapQuery } from '@/api/skills'
import { useIsMounted } from '@/lib/useIsMounted'
import { selectedOptions, selectedSkills, startingSkills } from '@/session/storage'

/** Saves the selected skills, with all that this changes, also when the screen was left meanwhile. */
export function useSaveSkills() {
  const queryClient = useQueryClient()
  const isMounted = useIsMounted()
  return useMutation({
    mutationFn: saveSkills,
    meta: { notSaved: () => (isMounted.current ? undefined : 'skills') },
    onMutate: () => selectedSkills.text(),
    onSuccess: (_answer, _skills, sent) => {
      // The draft, unless it has changed since it was sent.
      if (selectedSkills.removeSent(sent)) {
        selectedOptions.remove()
        startingSkills.remove()
      }
      // Reset, not invalidated: the map opens next, and would show the old skills for a moment.
      void queryClient.resetQueries({ queryKey: skillMapQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: skillCategoriesQuery.queryKey })
    },
  })
}
