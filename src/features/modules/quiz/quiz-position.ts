import * as v from 'valibot'
import { draftsOf } from '@/learner/drafts'

/** At which question a learner is in a quiz, counted from 0; kept until the quiz is completed. */
export const quizPosition = draftsOf(
  'quizPosition',
  'thirty-days',
  v.pipe(v.number(), v.integer(), v.minValue(0)),
)
