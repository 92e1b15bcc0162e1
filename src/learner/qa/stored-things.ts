import * as v from 'valibot'
import { declare } from '../stored-thing'

// Beside stored-things.ts, so that the builds for learners do not hold it.

/** Which failure QA has switched on, in develop and staging builds only. */
export const qaFailure = declare('qaFailure', {
  owner: 'visit',
  until: 'tab-closed',
  form: 'text',
  schema: v.string(),
})
