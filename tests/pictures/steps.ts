import type { Locator } from 'playwright-core'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'
import { optionOf } from '@tests/fixtures/curriculum-lessons'
import { googleHost, googleScriptText } from '@tests/fixtures/google-stand-in'
import { standInSpeech } from '@tests/fixtures/speech-stand-in'
import { say, type Step, type Visit, type Words } from './screen-state'

// Before the page loads ---------------------------------------------------------------------------

/** Calls whose path begins so (`/api/quiz`) are never answered. */
export function holds(path: string): Step {
  return ({ page }) => page.route(`**${path}**`, () => {})
}

/** Files of the app whose name begins so are gone, as after a new deployment. */
export function lacks(file: string): Step {
  return ({ page }) => page.route(`**/assets/${file}*.js`, (route) => route.abort())
}

/** Whatever is asked of this host breaks off at once. */
export function breaksOff(host: string): Step {
  return ({ page }) => page.route(`https://${host}/**`, (route) => route.abort())
}

/** Calls whose path begins so get this answer. */
export function answers(path: string, status: number, json: object): Step {
  return ({ page }) =>
    page.route(`**${path}**`, (route) =>
      route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } }),
    )
}

/** Google's host answers with the stand-in of its client. */
export const hasGoogle: Step = ({ page }) =>
  page.route(`${googleHost}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: googleScriptText() }),
  )

/** The browser has voices; a sentence takes a minute, so that it stays marked. */
export const hasVoices: Step = ({ page }) =>
  page.addInitScript(`(${standInSpeech.toString()})({ lasts: 60_000 })`)

/** The browser keeps nothing, as some private windows do. */
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

/** The file of a screen holds this code instead. */
export function hasInstead(file: string, body: string): Step {
  return ({ page }) =>
    page.route(`**/assets/${file}*.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
}

/** In all files of the app a text stands for another one. */
export function reads(text: string, instead: string): Step {
  return ({ page }) =>
    page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(text, instead)
      await route.fulfill({ response, body })
    })
}

/** The page's clock can be driven: `pass` and `stopClock` need it. */
export const ownClock: Step = ({ page }) => page.clock.install()

// On the page -------------------------------------------------------------------------------------

/** So many seconds pass in a moment, with time for answers between them. */
export function pass(seconds: number): Step {
  return async ({ page }) => {
    for (let second = 0; second < seconds; second += 1) {
      await page.clock.runFor(1000)
      await new Promise((resolve) => setTimeout(resolve, 80))
    }
  }
}

/** The page's clock stands still from the start: `passUntil` drives it. */
export const standingClock: Step = async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** The clock stands still: what goes away by itself stays. */
export const stopClock: Step = async ({ page }) => {
  const margin = 10_000
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + margin)
}

/** The clock that stands still goes on in small steps until the screen says so. */
export function passUntil(words: Words): Step {
  return async (visit) => {
    const { page } = visit
    const text = page.getByText(say(words, visit)).filter({ visible: true })
    // Once in any case: the page shows its font after a timeout.
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
  return page
    .getByRole('button', { name })
    .or(page.getByRole('link', { name }))
    .or(page.getByRole('radio', { name }))
    .filter({ visible: true })
    .first()
}

/** Presses the button or link of this name, or chooses it. */
export function press(words: Words): Step {
  return (visit) => visit.input.press(named(visit, words))
}

/** Waits until the screen says so. */
export function sees(words: Words): Step {
  return (visit) =>
    visit.page.getByText(say(words, visit)).filter({ visible: true }).first().waitFor()
}

export function write(label: Words, text: string): Step {
  return (visit) => visit.page.getByLabel(say(label, visit), { exact: true }).fill(text)
}

/** Opens a place of the learning path: `node-0` is the introduction, `completed-node` the trophy. */
export function openAt(id: string): Step {
  return async ({ page, input }) => {
    const place = page.locator(`#${id}`)
    // The focus brings a place that lies outside the window into it.
    await place.focus()
    await input.press(place)
  }
}

/** Chooses a right or wrong answer to a question (from 0) of a quiz. */
export function answer(quiz: number, question: number, kind: 'right' | 'wrong'): Step {
  return press(({ content }) => optionOf(quiz, question, kind)[content])
}

/** Gives both questions of the rating so many stars. */
export function rate(stars: number): Step {
  return async ({ page, input }) => {
    for (const question of [0, 1]) {
      const scale = page.getByRole('radiogroup').nth(question)
      await input.press(scale.locator('label').nth(stars - 1))
    }
  }
}

/** The video plays its last moment. */
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

/** Google's window is closed without a choice. */
export const closeGoogleWindow: Step = ({ page }) =>
  page.evaluate(() => {
    const choose: unknown = Reflect.get(window, 'chooseGoogleAccount')
    if (typeof choose === 'function') choose()
  })

/** The network is gone. */
export const goOffline: Step = ({ page }) => page.context().setOffline(true)

/** The backend answers no more, and the page is opened again. */
export const openAgainWithoutBackend: Step = async ({ page }) => {
  await page.route(`${apiBaseUrl}/**`, (route) => route.abort())
  await page.reload()
}
