import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { idSchema } from '@/domain/ids'
import { settingsFor, shipOf, type Goal, type Profile } from '@/domain/profile'
import { text } from '@/lib/fields'
import { isNewUser, settings, wizard } from '@/session/storage'
import { userNameQuery } from './account'
import { get, inEnglish, post } from './client'
import { says } from './errors'
import { byId, list, saved } from './schema'

/** A goal may be a bare text, which is then also its id. */
const goal: v.GenericSchema<unknown, Goal> = v.union([
  v.object({ id: idSchema, name: text }),
  v.pipe(
    v.string(),
    v.regex(/\S/),
    v.transform((name) => ({ id: name, name: name.trim() })),
  ),
])

export const goals = v.object({ data: list(goal, byId) })

/** The goals to choose from. Not asked again while they are shown: the ticked goals refer to this list. */
export const goalsQuery = queryOptions({
  queryKey: ['life-goals'],
  queryFn: async ({ signal }) => (await get('/onboarding/life-goals', goals, { signal })).data,
  staleTime: Infinity,
})

const completeProfile = (profile: Profile) =>
  post(
    '/onboarding/complete-profile',
    {
      age_range: profile.ageRange,
      gender: profile.gender,
      support_level: profile.supportLevel,
      username: profile.username,
      goals: profile.goals,
      custom_goal: profile.customGoal,
    },
    saved,
    { headers: inEnglish },
  )

/** True for a username that the server refuses because somebody has it. */
export const isUsernameTaken = (error: unknown): boolean => says(error, 'Username already exists')

/** True for a refusal with 401 in its message only, as this call may send it; it ends the session as the status does. */
export const isSessionExpired = (error: unknown): boolean => says(error, '401')

/**
 * Saves the profile. A taken name counts as saved where it is the learner's own: an earlier try was saved whose answer was
 * lost.
 */
export function useCompleteProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (profile: Profile) => {
      try {
        await completeProfile(profile)
      } catch (error) {
        if (!isUsernameTaken(error)) throw error
        const details = { ...userNameQuery, staleTime: 0, retry: false }
        const ownName = await queryClient.fetchQuery(details)
        if (ownName?.toLowerCase() !== profile.username.toLowerCase()) throw error
      }
    },
    onSuccess: (_answer, { supportLevel }) => {
      isNewUser.remove()
      wizard.remove()
      settings().set({
        ...settingsFor(supportLevel),
        ...settings().get(),
        ship: shipOf[supportLevel],
      })
      void queryClient.invalidateQueries({ queryKey: userNameQuery.queryKey })
    },
  })
}
