import type { TextKey } from '@tests/fixtures/text-key'

/* The table of faults of kept skills: what a learner reads, and where the lesson is, after each fault at each moment. It
   is the same for each kind of lesson. tests/journeys/faults/kept-skills.test.tsx tests it in jsdom, kept.test.ts in a
   real browser. */

export type KeptCell = {
  /** What the learner reads, by its key; for each kind its own where it says in its own words that nothing is saved. */
  reads: TextKey | 'not saved'
  /** Whether the lesson waits on this device. */
  waits: boolean
  /** Whether the server has it. */
  held: boolean
}

/** The last press of a lesson of a kept skill. */
export const finishing = {
  'lost before': { reads: 'modules:finishedHere', waits: true, held: false },
  'lost after': { reads: 'modules:finishedHere', waits: true, held: true },
  '500': { reads: 'not saved', waits: false, held: false },
  '401': { reads: 'auth:signIn.title', waits: false, held: false },
  'second tab': { reads: 'modules:finishedHere', waits: true, held: false },
  'storage full': { reads: 'modules:finishedHereFull', waits: true, held: false },
} as const satisfies Record<string, KeptCell>

/** The press that saves what waits. */
export const saving = {
  'lost before': { reads: 'kept-skills:save.failed.no-answer', waits: true, held: false },
  'lost after': { reads: 'kept-skills:save.failed.no-answer', waits: true, held: true },
  '500': { reads: 'kept-skills:save.failed.refused', waits: true, held: false },
  '404': { reads: 'kept-skills:save.failed.refused', waits: true, held: false },
  '401': { reads: 'auth:signIn.title', waits: true, held: false },
  'second tab': { reads: 'celebrations:greatJob.title', waits: false, held: true },
} as const satisfies Record<string, KeptCell>

export type FinishingFault = keyof typeof finishing
export type SavingFault = keyof typeof saving

/** What each kind says where a lesson is not saved. */
export const notSaved = {
  video: 'modules:notSaved',
  quiz: 'modules:quiz.error.state',
  pdf: 'modules:notSaved',
  practice: 'modules:practice.notSaved',
  challenge: 'modules:notSaved',
} as const satisfies Record<string, TextKey>
