import { expect } from 'vitest'
import { paths } from '@/config/paths'
import { lessonLocation } from '@tests/fixtures/curriculum-lessons'
import type { TextKey } from '@tests/fixtures/text-key'
import type { Step, Visit } from '../pictures/screen-state'
import { answer, press, sees } from '../pictures/steps'
import { fillWizard, isTicked, readsSheet, tick, tickSteps, wizardTitle } from './input-steps'
import type { Start } from './open-point'

/** A screen at rest: how a learner gets there, and how to check that they are there. */
export type RestPoint = Start & {
  learner: string
  fillIn: readonly Step[]
  /** Checks the place and the inputs. */
  stays: readonly Step[]
}

const isChosen =
  (name: TextKey): Step =>
  async ({ page, t }: Visit) => {
    await page.getByRole('radio', { name: t(name) }).waitFor()
    expect(await page.getByRole('radio', { name: t(name) }).isChecked()).toBe(true)
  }

const usernameIs: Step = async ({ page, t }) => {
  const field = page.getByLabel(t('onboarding:username.label'), { exact: true })
  await field.waitFor()
  expect(await field.inputValue()).toBe('kim.27')
}

const wizard = (step: number, ...stays: readonly Step[]): RestPoint => ({
  learner: 'kim',
  at: { address: paths.lifeGoals },
  fillIn: fillWizard(step),
  stays: [sees(wizardTitle(step)), ...stays],
})

const asList: Step = ({ page, t }) =>
  page.getByRole('button', { name: t('common:ui.view.list'), exact: true }).click()
const isList: Step = ({ page, t }) =>
  page.getByRole('button', { name: t('common:ui.view.list'), exact: true, pressed: true }).waitFor()

const question = (number: number) =>
  sees(({ t }) => t('modules:quiz.position', { question: number, questions: 3 }))

/** Waits until the video has played this long. */
const playTo =
  (seconds: number): Step =>
  async ({ page }) => {
    const video = page.locator('video')
    await video.waitFor()
    await video.evaluate(async (element: HTMLVideoElement, time) => {
      if (element.readyState < 1) {
        await new Promise((resolve) => element.addEventListener('loadedmetadata', resolve))
      }
      element.muted = true
      element.currentTime = time
      await element.play()
      await new Promise((resolve) => setTimeout(resolve, 500))
      element.pause()
    }, seconds)
  }
const isAfter =
  (seconds: number): Step =>
  async ({ page }) => {
    const video = page.locator('video')
    await video.waitFor()
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThanOrEqual(seconds)
  }

export const restPoints = {
  'wizard, about': wizard(
    0,
    isChosen('onboarding:about.ages.25-34'),
    isChosen('onboarding:about.genders.Other'),
  ),
  'wizard, journey': wizard(1, isChosen('onboarding:journey.supported.name')),
  'wizard, username': wizard(2, usernameIs),
  'wizard, goals': wizard(3, isTicked(0)),
  'wizard, summary': wizard(
    4,
    sees(() => 'kim.27'),
  ),
  selection: {
    learner: 'noor',
    at: { address: paths.skillSelection },
    fillIn: [tick(0)],
    stays: [sees('skill-selection:title'), isTicked(0)],
  },
  map: {
    learner: 'sam',
    at: { address: paths.skillMap },
    fillIn: [asList],
    stays: [sees('skill-map:title'), isList],
  },
  path: {
    learner: 'sam',
    at: { address: paths.learningPath, state: { skillId: 11 } },
    fillIn: [asList],
    stays: [sees(() => 'Cook a simple recipe'), isList],
  },
  video: {
    learner: 'lucia',
    at: lessonLocation(1001),
    fillIn: [playTo(5)],
    stays: [isAfter(4)],
  },
  quiz: {
    learner: 'lucia',
    at: lessonLocation(1002),
    fillIn: [answer(1002, 0, 'right'), press('modules:continue'), question(2)],
    stays: [question(2)],
  },
  pdf: {
    learner: 'lucia',
    at: lessonLocation(4003),
    fillIn: [readsSheet],
    stays: [readsSheet],
  },
  practice: {
    learner: 'lucia',
    at: lessonLocation(1013),
    fillIn: [press('modules:continue'), readsSheet],
    stays: [sees('modules:practice.complete'), readsSheet],
  },
  challenge: {
    learner: 'lucia',
    at: lessonLocation(1203),
    fillIn: [press('modules:continue'), tickSteps(2)],
    stays: [sees(({ t }) => t('modules:challenge.progress', { done: 2, count: 5 }))],
  },
} as const satisfies Record<string, RestPoint>

export type RestName = keyof typeof restPoints
