import { lessonLocation } from '@tests/support/lessons'
import type { ScreenState, Step, Words } from '../screen-state'
import { holds, ownClock, pass, press, sees, stopClock } from '../steps'

const laundry = 4010
const refused = /Failed to load resource/

const toSteps = [
  sees(({ t }) => t('modules:challenge.count', { count: 5 })),
  press('modules:continue'),
]

/** Checks off this many steps of the list. */
function tick(count: number): Step {
  return async ({ page, input }) => {
    for (let step = 0; step < count; step += 1)
      await input.press(page.locator('li label').nth(step))
  }
}

/**
 * The first tap on a help link, which shows its hint by touch. A mouse click would open another
 * tab.
 */
const tapHelp: Step = async ({ page }) => {
  const help = page.getByRole('link', { name: /\?/ }).first()
  await help.scrollIntoViewIfNeeded()
  await help.evaluate((link) => {
    const touch = { pointerType: 'touch', width: 20, height: 20, bubbles: true }
    link.dispatchEvent(new PointerEvent('pointerdown', touch))
    if (link instanceof HTMLElement) link.click()
  })
}

const progress =
  (done: number): Words =>
  ({ t }) =>
    t('modules:challenge.progress', { done, count: 5 })

/** The challenge: its introduction and its steps. */
export const challengeStates: readonly ScreenState[] = [
  {
    name: 'challenge-intro',
    learner: 'sam',
    at: (language) => lessonLocation(laundry, language),
    shows: ({ t }) => t('modules:challenge.count', { count: 5 }),
  },
  {
    name: 'challenge-steps',
    learner: 'sam',
    at: (language) => lessonLocation(laundry, language),
    steps: [...toSteps, tick(2)],
    shows: progress(2),
  },
  {
    name: 'challenge-help-tapped',
    learner: 'sam',
    at: (language) => lessonLocation(laundry, language),
    before: [ownClock],
    steps: [...toSteps, sees('modules:challenge.hint'), stopClock, tapHelp],
    shows: 'modules:challenge.tapAgain',
  },
  {
    name: 'challenge-steps-done',
    learner: 'sam',
    at: (language) => lessonLocation(laundry, language),
    steps: [...toSteps, tick(5)],
    shows: 'modules:challenge.allDone',
  },
  {
    name: 'challenge-no-steps',
    learner: 'no-steps',
    at: (language) => lessonLocation(laundry, language),
    steps: [sees('modules:challenge.noSteps'), press('modules:continue')],
    shows: 'modules:challenge.nothingToDo',
  },
  {
    name: 'challenge-saving',
    learner: 'sam',
    at: (language) => lessonLocation(laundry, language),
    before: [holds('/api/subskill/update-state')],
    steps: [...toSteps, tick(5), press('modules:continue')],
    shows: 'modules:saving',
  },
  {
    name: 'challenge-not-saved',
    learner: 'saving-fails',
    at: (language) => lessonLocation(laundry, language),
    steps: [...toSteps, tick(5), press('modules:continue')],
    shows: 'modules:notSaved',
    expects: refused,
  },
  {
    name: 'challenge-failed',
    learner: 'content-fails',
    at: (language) => lessonLocation(laundry, language),
    before: [ownClock],
    steps: [pass(10)],
    shows: 'modules:challenge.failed.hint',
    expects: refused,
  },
]
