import type { TextKey } from '@tests/fixtures/text-key'
import type { DeviceFault } from './device-faults'
import type { RestName } from './rest-points'
import type { WriteFault } from './write-faults'
import type { WriteName } from './write-points'

/* THE table of faults: what a learner finds after each fault, and what the server has stored. The
   project `faults` tests every cell in a real browser, `npm test` every third one. A cell that
   cannot causeWriteFault is left out with a reason. */

export type LeftOut = { leftOut: string }

/** After a fault during a write. */
export type WriteCell = {
  /** The text that the learner reads, by its key, or 'done' for the success of the write. */
  reads: TextKey | 'done'
  /** Whether the input is still there; absent if there was none, or it is no longer needed. */
  input?: 'kept' | 'gone'
  /** Whether the server has stored it. */
  held: boolean
  /** How often it was sent by then; once by default. */
  sent?: number
  /** The result of one more press after the fault: 'done', or the key of another text. */
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
/** The session has ended: sign-in says so, and leads the same learner back. */
const signedOut: WriteCell = {
  reads: 'auth:signIn.reason.expired',
  held: false,
  next: 'sign in again',
}
const once: WriteCell = { reads: 'done', held: true }
/**
 * The page or the tab is closed during the write, or another tab is opened; the server has handled
 * it.
 */
type PageLost = Pick<Record<WriteFault, WriteCell>, 'reload' | 'tab closed' | 'second tab'>
const pageLost = (cell: WriteCell): PageLost => ({
  reload: cell,
  'tab closed': cell,
  'second tab': cell,
})
/** Everything is as before; pressing again succeeds. */
const again = (reads: TextKey): PageLost =>
  pageLost({ reads, input: 'kept', held: true, next: 'done' })
/** A completed lesson does no harm twice: without an answer it is sent again (src/extras/offline/writes.ts). */
const sentAgain = (cells: Record<WriteFault, WriteCell>): Record<WriteFault, WriteCell> => ({
  ...cells,
  'lost before': { ...cells['lost before'], sent: 4 },
  'lost after': { ...cells['lost after'], sent: 4 },
  reload: { ...cells.reload, sent: 2 },
  'tab closed': { ...cells['tab closed'], sent: 2 },
})
const leftOut = (why: string): Record<keyof PageLost, LeftOut> => ({
  reload: { leftOut: why },
  'tab closed': { leftOut: why },
  'second tab': { leftOut: why },
})
const passwordNotStored = leftOut(
  'A form with a password starts afresh with the page: passwords are kept nowhere.',
)
const signedOutAnyway: WriteCell = { reads: 'auth:signIn.title', held: false }

export const writes: Record<WriteName, Record<WriteFault, WriteCell | LeftOut>> = {
  'sign-up': {
    ...lost('errors:no-response', 'errors:account.emailExists'),
    '500': refused('errors:account.taken'),
    '401': refused('errors:account.taken'),
    'pressed twice': once,
    ...passwordNotStored,
  },
  'sign-in': {
    ...lost('errors:no-response'),
    '500': refused('errors:server'),
    '401': refused('errors:account.credentials'),
    'pressed twice': once,
    ...passwordNotStored,
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
  'video completed': sentAgain({
    ...lost('modules:notSaved'),
    '500': refused('modules:notSaved'),
    '401': signedOut,
    'pressed twice': once,
    ...again('modules:video.watched'),
  }),
  'quiz completed': sentAgain({
    ...lost('modules:quiz.error.state'),
    '500': refused('modules:quiz.error.state'),
    '401': signedOut,
    'pressed twice': once,
    // The last question is asked again: an answer that was not confirmed is not stored.
    ...pageLost({ reads: 'modules:quiz.choose', input: 'kept', held: true }),
  }),
  'pdf completed': sentAgain({
    ...lost('modules:notSaved'),
    '500': refused('modules:notSaved'),
    '401': signedOut,
    'pressed twice': once,
    // It is completed already: no second popup, the next lesson follows at once.
    ...pageLost({ reads: 'modules:continue', held: true, next: 'modules:quiz.choose' }),
  }),
  'practice completed': sentAgain({
    ...lost('modules:practice.notSaved'),
    '500': refused('modules:practice.notSaved'),
    '401': signedOut,
    'pressed twice': once,
    // It is completed already, and says so: its button leads on.
    ...pageLost({ reads: 'modules:finished', held: true }),
  }),
  'challenge completed': sentAgain({
    ...lost('modules:notSaved'),
    '500': refused('modules:notSaved'),
    '401': signedOut,
    'pressed twice': once,
    // It is completed already, and leads at once to where the lost response would have led.
    ...pageLost(once),
  }),
  rating: {
    ...lost('lesson-rating:mayBeSent'),
    '500': refused('lesson-rating:notSent'),
    '401': signedOut,
    'pressed twice': once,
    ...again('lesson-rating:mayBeSent'),
    // An address without the history state names no lesson, so the map shows instead.
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
    // The link is used up already, and the app cannot know by whom.
    ...pageLost({ reads: 'auth:resetPassword.alreadyNew', held: true }),
  },
  'log out': {
    'lost before': signedOutAnyway,
    'lost after': { ...signedOutAnyway, held: true },
    '500': signedOutAnyway,
    '401': signedOutAnyway,
    'pressed twice': once,
    ...pageLost({ ...signedOutAnyway, held: true }),
  },
}

/** What a learner finds on a screen at rest: everything as before, or this text instead. */
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
