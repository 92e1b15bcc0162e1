import * as v from 'valibot'
import { ageRanges, genders, supportLevels } from './profile'
import { noAnswers, type Answers } from './wizard-answers'
import { steps } from './wizard-steps'

/** The current step and the answers so far. */
export type WizardDraft = {
  step: number
  answers: Answers
  /** The summary has sent the learner to this step, and shows again when it is answered. */
  isChange?: boolean
}

const text = v.fallback(v.string(), '')

/** An unreadable answer counts as missing, instead of invalidating the whole draft. */
const draft = v.object({
  step: v.fallback(v.picklist(steps.map((_name, step) => step)), 0),
  answers: v.object({
    ageRange: v.fallback(v.nullable(v.picklist(ageRanges)), null),
    gender: v.fallback(v.nullable(v.picklist(genders)), null),
    supportLevel: v.fallback(v.nullable(v.picklist(supportLevels)), null),
    username: text,
    goals: v.fallback(v.array(v.union([v.number(), v.string()])), []),
    customGoal: text,
  }),
  isChange: v.exactOptional(v.fallback(v.boolean(), false)),
})

/**
 * Reads the stored draft, which may be malformed or from an older version; the first step if it is
 * unreadable.
 */
export function readDraft(kept: unknown): WizardDraft {
  const result = v.safeParse(draft, kept)
  return result.success ? result.output : { step: 0, answers: noAnswers }
}
