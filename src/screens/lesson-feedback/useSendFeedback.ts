import { useMutation } from '@tanstack/react-query'
import { submitFeedback } from '@/api/learning-path'
import type { Id } from '@/domain/ids'
import { useIsMounted } from '@/lib/useIsMounted'
import { ratingDraft } from '@/session/storage'

/** Finds the ratings of a sub-skill that are on their way. */
export const feedbackKey = (subSkillId: Id) => ['feedback', String(subSkillId)]

/** Sends the rating of a sub-skill and removes its draft, also when the screen was left meanwhile. */
export function useSendFeedback(subSkillId: Id) {
  const isMounted = useIsMounted()
  return useMutation({
    mutationKey: feedbackKey(subSkillId),
    mutationFn: submitFeedback,
    meta: { notSaved: () => (isMounted.current ? undefined : 'feedback') },
    onMutate: (rating) => ratingDraft(rating.subSkillId).text(),
    onSuccess: (_answer, rating, sent) => {
      ratingDraft(rating.subSkillId).removeSent(sent)
    },
  })
}
