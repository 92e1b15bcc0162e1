import { lessonLocation } from '@tests/support/lessons'
import type { ScreenState, Step, Words } from '../screen-state'
import { answers, press, sees } from '../steps'

const sheet = 1014
/** A quiz follows it. */
const followedSheet = 4003
const practice = 1013
const refused = /Failed to load resource/

const toExercises = [sees('modules:practice.title'), press('modules:continue')]
const larger = 'common:ui.pdf.openLarger'

const firstPage: Words = ({ t }) => t('common:ui.pdf.page', { page: 1, pages: '' }).trim()

/** Waits for the first page, not only the controls. */
const drawn: Step = ({ page }) => page.locator('canvas').first().waitFor()

const pdf = (name: string, more: Omit<ScreenState, 'name' | 'at'>): ScreenState => ({
  name,
  at: (language) => lessonLocation(sheet, language),
  ...more,
})

/** The lessons with a sheet: pdf and practice. */
export const sheetStates: readonly ScreenState[] = [
  pdf('pdf', { learner: 'sam', steps: [drawn], shows: firstPage }),
  pdf('pdf-larger', {
    learner: 'sam',
    steps: [drawn, press(larger), drawn],
    shows: 'common:ui.close',
  }),
  pdf('pdf-bad-data', {
    learner: 'sam',
    before: [answers('/api/pdf/retrieve', 200, { pdf_data: '<html>', title: 'A.pdf' })],
    shows: 'common:ui.pdf.failed.hint',
  }),
  pdf('pdf-missing', { learner: 'no-pdf', shows: 'modules:pdf.failed.hint' }),
  pdf('pdf-not-saved', {
    learner: 'saving-fails',
    steps: [drawn, press('modules:continue')],
    shows: 'modules:notSaved',
    expects: refused,
  }),
  {
    name: 'resource-unlocked',
    learner: 'lucia',
    at: (language) => lessonLocation(followedSheet, language),
    steps: [drawn, press('modules:continue')],
    shows: 'celebrations:unlocked.title',
  },
  {
    name: 'practice-intro',
    learner: 'sam',
    at: (language) => lessonLocation(practice, language),
    shows: 'modules:practice.slowly',
  },
  {
    name: 'practice-exercises',
    learner: 'sam',
    at: (language) => lessonLocation(practice, language),
    steps: [...toExercises, drawn],
    shows: firstPage,
  },
  {
    name: 'practice-well-done',
    learner: 'sam',
    at: (language) => lessonLocation(practice, language),
    steps: [...toExercises, drawn, press('modules:practice.complete')],
    shows: 'celebrations:practiceDone.done',
  },
]
