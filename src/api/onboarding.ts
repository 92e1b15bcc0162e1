import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { idSchema } from '@/domain/ids'
import type { Goal, Profile } from '@/domain/profile'
import { text } from '@/lib/fields'
import { get, inEnglish, post } from './client'
import { anyButHtml, byId, listOf } from './schema'

/** A goal may be a bare text, which is then also its id. */
const goal: v.GenericSchema<unknown, Goal> = v.union([
  v.pipe(
    v.object({ id: idSchema, name: text }),
    v.check(({ name }) => name !== ''),
  ),
  v.pipe(
    v.string(),
    v.regex(/\S/),
    v.transform((name) => ({ id: name, name: name.trim() })),
  ),
])

/** Without a goal the wizard could not be finished, so a list without any counts as unreadable. */
export const goals = v.object({ data: v.pipe(listOf(goal, byId), v.nonEmpty()) })

/** The goals to choose from. Never stale, since the ticked goals refer to this list; only another language asks again. */
export const goalsQuery = queryOptions({
  queryKey: ['life-goals'],
  queryFn: async ({ signal }) => (await get('/onboarding/life-goals', goals, { signal })).data,
  staleTime: Infinity,
})

/** Saves the answers of the onboarding. */
export const completeProfile = (profile: Profile) =>
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
    anyButHtml,
    { headers: inEnglish },
  )
