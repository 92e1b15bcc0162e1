import * as v from 'valibot'
import type { TextKey } from '@/i18n/text-key'
import { idSchema, includesId, type Id } from './ids'
import { ageRanges, genders, supportLevels, type Goal, type Profile } from './profile'
import { usernameSchema } from './username'

/** The learner's answers so far. One that is missing or cannot be read counts as not given, and the others stay. */
export const answersSchema = v.object({
  ageRange: v.fallback(v.nullable(v.picklist(ageRanges)), null),
  gender: v.fallback(v.nullable(v.picklist(genders)), null),
  supportLevel: v.fallback(v.nullable(v.picklist(supportLevels)), null),
  username: v.fallback(v.string(), ''),
  goals: v.fallback(v.array(idSchema), []),
  /** The learner's text for the goal 'Other'; empty while 'Other' is not ticked. */
  customGoal: v.fallback(v.string(), ''),
})
export type Answers = v.InferOutput<typeof answersSchema>

export const noAnswers = v.parse(answersSchema, {})

/** Whether a goal is 'Other' or 'Otro', which needs the learner's own text, in any case. */
export function isOtherGoal({ name }: Goal): boolean {
  return ['other', 'otro'].includes(name.trim().toLowerCase())
}

/** The ticked goals that are in the server's list. */
export function tickedGoals(ticked: readonly Id[], goals: readonly Goal[]): Goal[] {
  return goals.filter(({ id }) => includesId(ticked, id))
}

/** Turns the answers into the profile to send. Its messages are keys of onboarding.json. */
export function profileSchema(goals: readonly Goal[]): v.GenericSchema<Answers, Profile> {
  const hasOther = (ticked: readonly Id[]) => tickedGoals(ticked, goals).some(isOtherGoal)
  return v.pipe(
    v.object({
      ageRange: v.picklist(ageRanges, 'onboarding.missing.ageRange' satisfies TextKey),
      gender: v.picklist(genders, 'onboarding.missing.gender' satisfies TextKey),
      supportLevel: v.picklist(supportLevels, 'onboarding.missing.supportLevel' satisfies TextKey),
      username: usernameSchema,
      goals: v.pipe(
        v.array(idSchema),
        v.transform((ticked) => tickedGoals(ticked, goals).map(({ id }) => id)),
        v.minLength(1, 'onboarding.missing.goals' satisfies TextKey),
      ),
      customGoal: v.pipe(v.string(), v.trim()),
    }),
    v.forward(
      v.partialCheck(
        [['goals'], ['customGoal']],
        (profile) => profile.customGoal !== '' || !hasOther(profile.goals),
        'onboarding.missing.customGoal' satisfies TextKey,
      ),
      ['customGoal'],
    ),
    v.transform((profile) => (hasOther(profile.goals) ? profile : { ...profile, customGoal: '' })),
  )
}
