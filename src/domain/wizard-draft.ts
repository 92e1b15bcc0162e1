import * as v from 'valibot'
import { idSchema } from './ids'
import { ageRanges, genders, supportLevels } from './profile'
import { steps } from './wizard-steps'

const text = v.fallback(v.string(), '')

/** The step and the answers so far. An unreadable answer counts as missing, and the others stay. */
export const wizardDraft = v.object({
  step: v.fallback(v.picklist(steps.map((_step, index) => index)), 0),
  answers: v.object({
    ageRange: v.fallback(v.nullable(v.picklist(ageRanges)), null),
    gender: v.fallback(v.nullable(v.picklist(genders)), null),
    supportLevel: v.fallback(v.nullable(v.picklist(supportLevels)), null),
    username: text,
    goals: v.fallback(v.array(idSchema), []),
    customGoal: text,
  }),
})
