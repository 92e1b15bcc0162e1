import * as v from 'valibot'
import { ageRanges, genders, supportLevels } from '@/api/onboarding'
import { noAnswers, type Answers } from './wizard-answers'
import { steps } from './wizard-steps'

/** Where the learner is in the wizard, and what they have answered. */
export type WizardDraft = {
  step: number
  answers: Answers
  /** The account has this username already: it is not sent. */
  keepsName?: boolean
  /** These answers were sent, and no answer came. */
  mayBeSaved?: boolean
}

const text = v.fallback(v.string(), '')
const flag = v.exactOptional(v.fallback(v.boolean(), false))

/** An answer that cannot be read is none. */
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
  keepsName: flag,
  mayBeSaved: flag,
})

/** What the browser kept, as today's wizard knows it; else its beginning. */
export function readDraft(kept: unknown): WizardDraft {
  const result = v.safeParse(draft, kept)
  return result.success ? result.output : { step: 0, answers: noAnswers }
}
