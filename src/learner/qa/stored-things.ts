import * as v from 'valibot'
import { declare } from '../stored-thing'

// In a file of its own, so that it is in no build for learners.

/** Which failure QA has switched on, in develop and staging builds only. */
export const qaFailure = declare('qaFailure', {
  owner: 'visit',
  until: 'tab-closed',
  form: 'text',
  schema: v.string(),
})
