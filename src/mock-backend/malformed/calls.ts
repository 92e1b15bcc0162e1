import { isObject } from './json'
import type { CallInfo } from './row'

/**
 * The key of a call's list. Challenges are not here: they hold more than their steps, so the list
 * may be missing.
 */
const listKeys: Readonly<Record<string, string>> = {
  'GET /onboarding/life-goals': 'data',
  'GET /api/skill-categories': 'data',
  'GET /api/skill-map/with-selection': 'skill-map',
  'GET /api/subskills': 'subskills',
  'GET /api/quiz/questions': 'questions',
}

export const listKeyOf = ({ call }: CallInfo): string | undefined => listKeys[call]

/** The calls that write: the app only needs to know whether they succeeded. */
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

/** Only a successful write may be reported in another form; a failed one must stay recognizable. */
const isDone = (body: unknown, { body: sent }: CallInfo): boolean =>
  !isObject(body) ||
  (body['success'] !== false &&
    ['completed', sent['state']].includes(body['updatedState'] ?? sent['state']))

export const isWrite = ({ call }: CallInfo): boolean => writes.includes(call)

/** Whether the response reports a successful write. */
export const isWritten = (body: unknown, info: CallInfo): boolean =>
  isWrite(info) && isDone(body, info)
