import type { States, Visit } from './state'
import { answer, goOn, hold, lesson, press, see, tap } from './steps'

const pdf = { ...lesson(1014), learner: 'sam' } as const
const practice = { ...lesson(1013), learner: 'sam' } as const
const challenge = { ...lesson(4010), learner: 'sam' } as const

const seePage = ({ page }: Visit) => page.locator('canvas').first().waitFor()

/** A pdf that asks for a password. */
const lockedPdf = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[]/Count 0>> endobj
3 0 obj <</Filter/Standard/V 1/R 2/P -4/O<${'00'.repeat(32)}>/U<${'00'.repeat(32)}>>> endobj
trailer <</Root 1 0 R/Encrypt 3 0 R/ID[<00><00>]>>`

const pdfStates: States = {
  pdf: { ...pdf, steps: seePage, shows: ({ page }) => page.locator('canvas') },
  'pdf-larger': {
    ...pdf,
    steps: async (visit) => {
      await seePage(visit)
      await press(visit.page, visit.t('ui.pdf.openLarger'))
    },
    shows: ({ page }) => page.getByRole('dialog').locator('canvas'),
  },
  'pdf-loading': {
    ...pdf,
    before: ({ page }) => hold(page, '/api/pdf/retrieve'),
    shows: 'modules.pdf.loading',
  },
  'pdf-bad-data': {
    ...pdf,
    before: ({ page }) => answer(page, '/api/pdf/retrieve', { pdf_data: '<html>', title: 'A.pdf' }),
    shows: 'ui.pdf.failed.hint',
  },
  'pdf-locked': {
    ...pdf,
    before: ({ page }) => answer(page, '/api/pdf/retrieve', { pdf_data: btoa(lockedPdf) }),
    shows: 'ui.pdf.locked.title',
  },
  'pdf-not-shown': {
    ...pdf,
    before: ({ page }) => page.route('**/pdf.worker*', (route) => route.abort()),
    shows: 'ui.pdf.notShown.title',
  },
  'pdf-missing': { ...pdf, learner: 'no-pdf', shows: 'modules.pdf.failed.hint' },
  'pdf-not-saved': {
    ...pdf,
    learner: 'saving-fails',
    steps: async (visit) => {
      await seePage(visit)
      await goOn(visit)
    },
    shows: 'errors.notSaved.module.refused',
  },
  'resource-unlocked': {
    // A quiz comes next.
    ...lesson(4003),
    learner: 'lucia',
    steps: async (visit) => {
      await seePage(visit)
      await goOn(visit)
    },
    shows: 'celebrations.unlocked.title',
  },
  'practice-intro': { ...practice, shows: 'modules.practice.slowly' },
  'practice-failed': {
    ...practice,
    learner: 'content-fails',
    afterSeconds: 10,
    shows: 'modules.practice.failed.hint',
  },
  'practice-exercises': { ...practice, steps: goOn, shows: ({ page }) => page.locator('canvas') },
  'practice-no-sheet': {
    ...practice,
    before: ({ page }) => answer(page, '/api/practice-subskill', { title: 'Shop for a meal' }),
    steps: goOn,
    shows: 'modules.practice.noPdf',
  },
  'practice-well-done': {
    ...practice,
    steps: async (visit) => {
      await goOn(visit)
      await seePage(visit)
      await press(visit.page, visit.t('modules.practice.complete'))
    },
    shows: 'celebrations.practiceDone.done',
  },
}

/** Opens the steps and ticks the first ones. */
async function tick(count: number, visit: Visit) {
  await goOn(visit)
  const boxes = visit.page.getByRole('checkbox')
  for (let index = 0; index < count; index += 1) await boxes.nth(index).check()
}

const challengeStates: States = {
  'challenge-intro': { ...challenge, shows: ({ t }) => t('modules.challenge.count', { count: 5 }) },
  'challenge-steps': {
    ...challenge,
    steps: (visit) => tick(2, visit),
    shows: ({ t }) => t('modules.challenge.done', { done: 2, count: 5 }),
  },
  'challenge-help-tapped': {
    ...challenge,
    steps: async (visit) => {
      await goOn(visit)
      await see(visit.page, visit.t('modules.challenge.hint'))
      await tap(visit.page, 'link', /\?/)
    },
    isShort: true,
    shows: 'modules.challenge.tapAgain',
  },
  'challenge-steps-done': {
    ...challenge,
    steps: (visit) => tick(5, visit),
    shows: ({ t }) => t('modules.challenge.allDone', { count: 5 }),
  },
  'challenge-no-steps': {
    ...challenge,
    learner: 'no-steps',
    steps: goOn,
    shows: 'modules.challenge.nothingToDo',
  },
  'challenge-saving': {
    ...challenge,
    before: ({ page }) => hold(page, '/api/subskill/update-state'),
    steps: async (visit) => {
      await tick(5, visit)
      await goOn(visit)
    },
    shows: 'modules.saving',
  },
  'challenge-not-saved': {
    ...challenge,
    learner: 'saving-fails',
    steps: async (visit) => {
      await tick(5, visit)
      await goOn(visit)
    },
    shows: 'errors.notSaved.module.refused',
  },
  'log-out-not-saved': {
    ...challenge,
    steps: async (visit) => {
      await tick(2, visit)
      await press(visit.page, visit.t('shell.menu'))
      await press(visit.page, visit.t('shell.signOut'))
    },
    shows: 'shell.askSignOut.inLesson',
  },
  'challenge-failed': {
    ...challenge,
    learner: 'content-fails',
    afterSeconds: 10,
    shows: 'modules.challenge.failed.hint',
  },
}

export const exercises = { ...pdfStates, ...challengeStates }
