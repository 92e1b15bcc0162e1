import { useMutation, useQueryClient } from '@tanstack/react-query'
import { userNameQuery } from '@/api/account'
import { hasMessage401, isUsernameTaken } from '@/api/errors'
import { completeProfile } from '@/api/onboarding'
import { settingsFor, shipOf, type Profile } from '@/domain/profile'
import { useIsMounted } from '@/lib/useIsMounted'
import { session } from '@/session/session'
import { isNewUser, settings, wizard } from '@/session/storage'

/**
 * Saves the profile, with all that this changes, also when the screen was left meanwhile. A taken name counts as saved where it
 * is the learner's own: an earlier try was saved whose answer was lost.
 */
export function useCompleteProfile() {
  const queryClient = useQueryClient()
  const isMounted = useIsMounted()
  return useMutation({
    mutationFn: async (profile: Profile) => {
      try {
        await completeProfile(profile)
      } catch (error) {
        if (!isUsernameTaken(error)) throw error
        const details = { ...userNameQuery, staleTime: 0, retry: false }
        const ownName = await queryClient.fetchQuery(details).catch(() => null)
        if (ownName?.toLowerCase() !== profile.username.toLowerCase()) throw error
      }
    },
    meta: { notSaved: () => (isMounted.current ? undefined : 'profile') },
    onError: (error) => {
      if (!isUsernameTaken(error) && hasMessage401(error)) session.end('expired')
    },
    onMutate: () => wizard.text(),
    onSuccess: (_answer, { supportLevel, username }, sent) => {
      isNewUser.remove()
      wizard.removeSent(sent)
      settings.set({
        ...settingsFor(supportLevel),
        ...settings.get(),
        ship: shipOf[supportLevel],
      })
      const { queryKey } = userNameQuery
      // A read that began before would bring back that there is no name.
      const cancelled = queryClient.cancelQueries({ queryKey })
      // The next screen greets by it.
      queryClient.setQueryData(queryKey, username)
      void cancelled.then(() => queryClient.invalidateQueries({ queryKey }))
    },
  })
}
