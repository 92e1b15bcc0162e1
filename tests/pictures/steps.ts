import type { Locator } from '@playwright/test'
import { googleHost, googleScriptText } from '@/mock-backend/google/google-client'
import { optionOf } from '@tests/support/lessons'
import { standInSpeech } from '@tests/support/speech'
import { say, type Step, type Visit, type Words } from './screen-state'

// Before the page loads ---------------------------------------------------------------------------

/** Calls with this path prefix (`/api/quiz`) get no response. */
export function holds(path: string): Step {
  return ({ page }) => page.route(`**${path}**`, () => {})
}

/** Files of the app with this name prefix are gone, as after a deployment. */
export function lacks(file: string): Step {
  return ({ page }) => page.route(`**/assets/${file}*.js`, (route) => route.abort())
}

/** Requests to this host are aborted. */
export function breaksOff(host: string): Step {
  return ({ page }) => page.route(`https://${host}/**`, (route) => route.abort())
}

/** Calls with this path prefix get this response. */
export function answers(path: string, status: number, json: object): Step {
  return ({ page }) =>
    page.route(`**${path}**`, (route) =>
      route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } }),
    )
}

/** Google's host sends the fake client. */
export const hasGoogle: Step = ({ page }) =>
  page.route(`${googleHost}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: googleScriptText() }),
  )

/** The browser has voices; an utterance takes a minute, so that its mark stays. */
export const hasVoices: Step = ({ page }) =>
  page.addInitScript(`(${standInSpeech.toString()})({ lasts: 60_000 })`)

/** The browser forbids storage, as some private windows do. */
export const keepsNothing: Step = ({ page }) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError')
        },
      })
    }
  })

/** Replaces the code of a screen's file. */
export function hasInstead(file: string, body: string): Step {
  return ({ page }) =>
    page.route(`**/assets/${file}*.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
}

/** Installs a fake clock, which `pass` and `stopClock` need. */
export const ownClock: Step = ({ page }) => page.clock.install()

// On the page -------------------------------------------------------------------------------------

/** Advances the clock by seconds, with time for responses between them. */
export function pass(seconds: number): Step {
  return async ({ page }) => {
    for (let second = 0; second < seconds; second += 1) {
      await page.clock.runFor(1000)
      await new Promise((resolve) => setTimeout(resolve, 80))
    }
  }
}

/** Stops the clock before the page loads; `passUntil` advances it. */
export const stoppedClock: Step = async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Stops the clock, so that nothing disappears by itself. */
export const stopClock: Step = async ({ page }) => {
  const margin = 10_000
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + margin)
}

/** Advances the stopped clock in small steps until the screen shows this text. */
export function passUntil(words: Words): Step {
  return async (visit) => {
    const { page } = visit
    const text = page.getByText(say(words, visit)).filter({ visible: true })
    // At least once, since the page shows its font after a timeout.
    for (let step = 0; step < 150; step += 1) {
      await page.clock.runFor(20)
      await new Promise((resolve) => setTimeout(resolve, 80))
      if ((await text.count()) > 0) return
    }
  }
}

const named = (visit: Visit, words: Words): Locator => {
  const name = say(words, visit)
  const { page } = visit
  return (
    page
      .getByRole('button', { name })
      // Not those that skip to a place on the page.
      .or(page.locator(':not([href^="#"])').and(page.getByRole('link', { name })))
      .or(page.getByRole('radio', { name }))
      .filter({ visible: true })
      .first()
  )
}

/** Presses or selects the control of this name. */
export function press(words: Words): Step {
  return (visit) => visit.input.press(named(visit, words))
}

/** Waits for a visible text. */
export function sees(words: Words): Step {
  return (visit) =>
    visit.page.getByText(say(words, visit)).filter({ visible: true }).first().waitFor()
}

export function write(label: Words, text: string): Step {
  return (visit) => visit.page.getByLabel(say(label, visit), { exact: true }).fill(text)
}

/** Opens a node of the learning path: `node-0` is the introduction, `completed-node` the trophy. */
export function openAt(id: string): Step {
  return async ({ page, input }) => {
    const place = page.locator(`#${id}`)
    // Focusing scrolls it into view.
    await place.focus()
    await input.press(place)
  }
}

/** Chooses a right or wrong answer to a quiz question, counted from 0. */
export function answer(quiz: number, question: number, kind: 'right' | 'wrong'): Step {
  return press(({ content }) => optionOf(quiz, question, kind)[content])
}

/** Gives both questions of the rating this many stars. */
export function rate(stars: number): Step {
  return async ({ page, input }) => {
    for (const question of [0, 1]) {
      const scale = page.getByRole('radiogroup').nth(question)
      await input.press(scale.locator('label').nth(stars - 1))
    }
  }
}

/** Plays the last moment of the video. */
export const watchToTheEnd: Step = async ({ page }) => {
  const video = page.locator('video')
  await video.waitFor()
  await video.evaluate(async (element: HTMLVideoElement) => {
    if (element.readyState < 1) {
      await new Promise((resolve) => element.addEventListener('loadedmetadata', resolve))
    }
    element.muted = true
    element.currentTime = element.duration - 0.3
    await element.play()
  })
}

/** Closes Google's window without a choice. */
export const closeGoogleWindow: Step = ({ page }) =>
  page.evaluate(() => {
    const choose: unknown = Reflect.get(window, 'chooseGoogleAccount')
    if (typeof choose === 'function') choose()
  })

/** Disconnects the network. */
export const goOffline: Step = ({ page }) => page.context().setOffline(true)
