import { isObject } from './json'
import type { Asked } from './row'

/** Where the list of a call stands; a challenge is more than its steps, so that it may lack them. */
const listKeys: Readonly<Record<string, string>> = {
  'GET /onboarding/life-goals': 'data',
  'GET /api/skill-categories': 'data',
  'GET /api/skill-map/with-selection': 'skill-map',
  'GET /api/subskills': 'subskills',
  'GET /api/quiz/questions': 'questions',
}

export const listKeyOf = ({ call }: Asked): string | undefined => listKeys[call]

/** The calls that write: all that the app wants to know is whether it was done. */
const writes = [
  'POST /auth/register',
  'POST /auth/revoke-token',
  'POST /auth/forgot_password',
  'POST /auth/reset_password',
  'POST /onboarding/complete-profile',
  'POST /api/user/selected-skills',
  'POST /api/subskill/update-state',
  'POST /api/submit_feedback',
]

/** What a write answers that did nothing cannot be said in another way. */
const isDone = (body: unknown, { body: sent }: Asked): boolean =>
  !isObject(body) ||
  (body['success'] !== false &&
    ['completed', sent['state']].includes(body['updatedState'] ?? sent['state']))

export const isWrite = ({ call }: Asked): boolean => writes.includes(call)

/** Whether the answer says that something was written. */
export const isWritten = (body: unknown, asked: Asked): boolean =>
  isWrite(asked) && isDone(body, asked)
