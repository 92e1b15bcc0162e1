import { expect } from 'vitest'
import type { Step, Visit } from '../pictures/screen-state'
import { press, sees } from '../pictures/steps'

/** Inputs of a learner on the way to a point. */

export const tick =
  (index: number): Step =>
  ({ page }) =>
    page.getByRole('checkbox').nth(index).check()

export const isTicked =
  (index: number) =>
  async ({ page }: Visit): Promise<void> => {
    await page.getByRole('checkbox').nth(index).waitFor()
    expect(await page.getByRole('checkbox').nth(index).isChecked()).toBe(true)
  }

/** Checks off this many steps of a challenge. */
export const tickSteps =
  (count: number): Step =>
  async ({ page }) => {
    for (let step = 0; step < count; step += 1) await page.locator('li label').nth(step).click()
  }

/** Waits for the first page of the sheet. */
export const readsSheet: Step = ({ page }) => page.locator('main canvas').first().waitFor()

const username: Step = ({ page, t }) =>
  page.getByLabel(t('onboarding:username.label'), { exact: true }).fill('kim.27')

const next = press('onboarding:next')

const wizardAnswers: readonly (readonly Step[])[] = [
  [press('onboarding:about.ages.25-34'), press('onboarding:about.genders.Other')],
  [press('onboarding:journey.supported.name')],
  [username],
  [tick(0)],
  [],
]

const titles = ['about', 'journey', 'username', 'goals', 'summary'] as const
export const wizardTitle = (step: number) =>
  `onboarding:${titles[step] ?? 'summary'}.title` as const

/** Answers the wizard up to a step, including it. */
export function fillWizard(step: number): Step[] {
  return wizardAnswers
    .slice(0, step + 1)
    .flatMap((answers, index) => [
      sees(wizardTitle(index)),
      ...answers,
      ...(index < step ? [next] : []),
    ])
}
