import { useMutation } from '@tanstack/react-query'
import { submitFeedback } from '@/api/learning-path'
import { useIsMounted } from '@/lib/useIsMounted'
import { ratingDraft } from '@/session/storage'

/** Sends the rating of a sub-skill and removes its draft, also when the screen was left meanwhile. */
export function useSendFeedback() {
  const isMounted = useIsMounted()
  return useMutation({
    mutationFn: submitFeedback,
    meta: { notSaved: () => (isMounted.current ? undefined : 'feedback') },
    onMutate: (rating) => ratingDraft(rating.subSkillId).text(),
    onSuccess: (_answer, rating, sent) => {
      ratingDraft(rating.subSkillId).removeSent(sent)
    },
  })
}
