import * as v from 'valibot'
import { answersSchema, type Answers } from './wizard-answers'

type Step = {
  name: 'about' | 'journey' | 'username' | 'goals' | 'summary'
  /** The answers that it asks for, in the order of the page. */
  fields: readonly (keyof Answers)[]
}

/** The five steps of the onboarding wizard, 0 to 4. */
export const steps = [
  { name: 'about', fields: ['ageRange', 'gender'] },
  { name: 'journey', fields: ['supportLevel'] },
  { name: 'username', fields: ['username'] },
  { name: 'goals', fields: ['goals', 'customGoal'] },
  { name: 'summary', fields: [] },
] as const satisfies readonly Step[]

/** The first step that asks for one of these answers. */
export const firstStepOf = (answers: readonly (keyof Answers)[]): number =>
  steps.findIndex(({ fields }: Step) => fields.some((field) => answers.includes(field)))

/** The progress (step + 1) / 5 in percent. */
export const percentOf = (step: number): number => ((step + 1) / steps.length) * 100

/** The step and the answers so far. */
export const wizardDraft = v.object({
  step: v.fallback(v.picklist(steps.map((_step, index) => index)), 0),
  answers: answersSchema,
})
