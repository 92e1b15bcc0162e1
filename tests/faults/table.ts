import type { TextKey } from '@tests/fixtures/text-key'
import type { DeviceFault } from './device-faults'
import type { RestName } from './rest-points'
import type { WriteFault } from './write-faults'
import type { WriteName } from './write-points'

/*
 * THE table of faults: what a learner finds after something went wrong, and what the server holds then.
 * `npm run test:faults` tries every cell in a real browser, `npm test` each third one. A cell that cannot
 * be is left out with a reason.
 */

export type LeftOut = { leftOut: string }

/** After a write that something happened to. */
export type WriteCell = {
  /** What the learner reads: a key of the texts, or 'done' for what they see when all is well. */
  reads: TextKey | 'done'
  /** Whether what they put in is still there; absent where nothing was put in, or nothing needs it any more. */
  input?: 'kept' | 'gone'
  /** Whether the server has it now. */
  held: boolean
  /** What one more press leads to, once the fault is over: 'done', or another sentence. */
  next?: TextKey | 'done' | 'sign in again'
}

const lost = (
  reads: TextKey,
  next: WriteCell['next'] & string = 'done',
): Pick<Record<WriteFault, WriteCell>, 'lost before' | 'lost after'> => ({
  'lost before': { reads, input: 'kept', held: false, next: 'done' },
  'lost after': { reads, input: 'kept', held: true, next },
})
const refused = (reads: TextKey): WriteCell => ({ reads, input: 'kept', held: false, next: 'done' })
/** The session is over: the sign-in says so, and leads the same learner back. */
const signedOut: WriteCell = {
  reads: 'auth:signIn.reason.expired',
  held: false,
  next: 'sign in again',
}
const once: WriteCell = { reads: 'done', held: true }
/** The page or the tab goes while the write is on its way, or another tab comes; the server has acted. */
type Gone = Pick<Record<WriteFault, WriteCell>, 'reload' | 'tab closed' | 'second tab'>
const gone = (cell: WriteCell): Gone => ({ reload: cell, 'tab closed': cell, 'second tab': cell })
/** All is there again as it was; another press ends well. */
const again = (reads: TextKey): Gone => gone({ reads, input: 'kept', held: true, next: 'done' })
const leftOut = (why: string): Record<keyof Gone, LeftOut> => ({
  reload: { leftOut: why },
  'tab closed': { leftOut: why },
  'second tab': { leftOut: why },
})
const passwordIsTypedAnew = leftOut(
  'A form with a password starts afresh with the page: passwords are kept nowhere.',
)
const alwaysOut: WriteCell = { reads: 'auth:signIn.title', held: false }

export const writes: Record<WriteName, Record<WriteFault, WriteCell | LeftOut>> = {
  'sign-up': {
    ...lost('errors:noResponse', 'errors:account.emailExists'),
    '500': refused('errors:account.taken'),
    '401': refused('errors:account.taken'),
    'pressed twice': once,
    ...passwordIsTypedAnew,
  },
  'sign-in': {
    ...lost('errors:noResponse'),
    '500': refused('errors:server'),
    '401': refused('errors:account.credentials'),
    'pressed twice': once,
    ...passwordIsTypedAnew,
  },
  Finish: {
    ...lost('errors:account.profileNotSaved'),
    '500': refused('errors:account.profileNotSaved'),
    '401': signedOut,
    'pressed twice': once,
    ...again('onboarding:summary.title'),
  },
  selection: {
    ...lost('skill-selection:dashboard.errors.savingSkills'),
    '500': refused('skill-selection:dashboard.errors.savingSkills'),
    '401': signedOut,
    'pressed twice': once,
    ...again('skill-selection:title'),
  },
  'quiz answer': {
    ...lost('modules:quiz.error.answer'),
    '500': refused('modules:quiz.error.answer'),
    '401': signedOut,
    'pressed twice': once,
    ...again('modules:quiz.choose'),
  },
  'video completed': {
    ...lost('modules:notSaved'),
    '500': refused('modules:notSaved'),
    '401': signedOut,
    'pressed twice': once,
    ...again('modules:video.watched'),
  },
  'quiz completed': {
    ...lost('modules:quiz.error.state'),
    '500': refused('modules:quiz.error.state'),
    '401': signedOut,
    'pressed twice': once,
    // The last question is asked again: an answer that was not said to be right is not kept.
    ...gone({ reads: 'modules:quiz.choose', input: 'kept', held: true }),
  },
  'pdf completed': {
    ...lost('modules:notSaved'),
    '500': refused('modules:notSaved'),
    '401': signedOut,
    'pressed twice': once,
    // It is completed by then: no second popup, the next lesson comes at once.
    ...gone({ reads: 'modules:continue', held: true, next: 'modules:quiz.choose' }),
  },
  'practice completed': {
    ...lost('modules:practice.notSaved'),
    '500': refused('modules:practice.notSaved'),
    '401': signedOut,
    'pressed twice': once,
    // It is completed by then, and says so: its button leads on.
    ...gone({ reads: 'modules:finished', held: true }),
  },
  'challenge completed': {
    ...lost('modules:notSaved'),
    '500': refused('modules:notSaved'),
    '401': signedOut,
    'pressed twice': once,
    // It is completed by then, and says so; its Continue still leads to what the lost answer would have.
    ...gone({ reads: 'modules:challenge.doneBefore', held: true, next: 'done' }),
  },
  rating: {
    ...lost('lesson-rating:mayBeSent'),
    '500': refused('lesson-rating:notSent'),
    '401': signedOut,
    'pressed twice': once,
    ...again('lesson-rating:mayBeSent'),
    // An address without the history's state names no lesson: the map stands in.
    'tab closed': { reads: 'skill-map:title', held: true },
  },
  forgot: {
    ...lost('errors:account.emailNotSent'),
    '500': refused('errors:account.emailNotSent'),
    '401': refused('errors:account.emailNotSent'),
    'pressed twice': once,
    ...leftOut('The form starts afresh: a second mail does no harm.'),
  },
  reset: {
    ...lost('errors:account.notProcessed', 'auth:resetPassword.mayBeSaved'),
    '500': refused('errors:account.notProcessed'),
    '401': refused('errors:account.invalidToken'),
    'pressed twice': once,
    // Its link is used up by then, and nothing tells the app by whom.
    ...gone({ reads: 'auth:resetPassword.alreadyNew', held: true }),
  },
  'log out': {
    'lost before': alwaysOut,
    'lost after': { ...alwaysOut, held: true },
    '500': alwaysOut,
    '401': alwaysOut,
    'pressed twice': once,
    ...gone({ ...alwaysOut, held: true }),
  },
}

/** What a learner finds who was in the middle of a screen: all as it was, or what is read instead. */
export type RestCell = 'as it was' | { reads: TextKey; why: string } | LeftOut

const everywhere: Record<DeviceFault, RestCell> = {
  reload: 'as it was',
  'tab closed': 'as it was',
  'second tab': 'as it was',
  '3 h ahead': 'as it was',
  '3 h behind': 'as it was',
  'a month ahead': 'as it was',
  'storage full': 'as it was',
  'storage blocked': 'as it was',
  'lazy file lost': {
    leftOut:
      'The learner presses Try again first: tests/e2e/start/start-fails.test.ts goes that way.',
  },
}

export const rests: Record<RestName, Record<DeviceFault, RestCell>> = {
  'wizard, about': everywhere,
  'wizard, journey': everywhere,
  'wizard, username': everywhere,
  'wizard, goals': everywhere,
  'wizard, summary': everywhere,
  selection: everywhere,
  map: everywhere,
  path: everywhere,
  video: everywhere,
  quiz: everywhere,
  pdf: everywhere,
  practice: everywhere,
  challenge: everywhere,
}
