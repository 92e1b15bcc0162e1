import * as v from 'valibot'
import { ApiError, serverMessageOf } from './api-error'

/**
 * Reads a 2xx answer by its schema (contract.md#what-is-accepted). Throws ApiError: 'refused' if it says that nothing
 * was done, 'invalid-answer' if it cannot be read.
 */
export function parseAnswer<T>(schema: v.GenericSchema<unknown, T>, answer: unknown): T {
  const serverMessage = serverMessageOf(answer)
  const details = serverMessage === undefined ? {} : { serverMessage }
  if (saysNo(answer)) throw new ApiError('refused', details)
  const result = v.safeParse(schema, answer)
  if (result.success) return result.output
  throw new ApiError('invalid-answer', {
    ...details,
    cause: result.issues.map(placeOf).join(', '),
  })
}

/** `success: false`, or an `error`. */
function saysNo(answer: unknown): boolean {
  const { success, error } = Object(answer)
  return success === false || Boolean(error)
}

/** What was expected at which place of an answer, without what came, which may be personal. */
const placeOf = (issue: v.BaseIssue<unknown>) =>
  `${v.getDotPath(issue) ?? 'answer'}: ${issue.expected ?? issue.type}`
