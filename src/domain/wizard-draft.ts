import * as v from 'valibot'
import { answersSchema } from './wizard-answers'
import { steps } from './wizard-steps'

/** The step and the answers so far. */
export const wizardDraft = v.object({
  step: v.fallback(v.picklist(steps.map((_step, index) => index)), 0),
  answers: answersSchema,
})
