import type { Page } from '../support/e2e'
import { lessonLocation } from '../support/lessons'
import { standInSpeech } from '../support/speech'
import type { Visit } from './state'

/** Calls of this path get this answer. */
export const answer = (page: Page, path: string, json: object, status = 200) =>
  page.route(`**${path}**`, (route) =>
    route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } }),
  )

/** Calls of this path never get an answer. */
export const hold = (page: Page, path: string) => page.route(`**${path}**`, () => {})

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

export const see = (page: Page, text: string) => page.getByText(text).first().waitFor()

/** A press of a finger, also where the window has a mouse. */
export const tap = (page: Page, role: 'button' | 'link', name: RegExp) =>
  page
    .getByRole(role, { name })
    .first()
    .evaluate((element: HTMLElement) => {
      element.scrollIntoView({ block: 'center' })
      const finger = { pointerType: 'touch', width: 20, height: 20, bubbles: true }
      element.dispatchEvent(new PointerEvent('pointerdown', finger))
      element.click()
    })

/** The browser has voices, and an utterance takes a minute. */
export const addVoices = (page: Page) =>
  page.addInitScript(`(${standInSpeech.toString()})({ lasts: 60_000 })`)

/** Presses Google's button and closes its window without a choice. */
export async function closeGoogleWindow({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: /Google$/ }).click()
  await page.evaluate(() => {
    const choose: unknown = Reflect.get(window, 'chooseGoogleAccount')
    if (typeof choose === 'function') choose()
  })
}

export const showList = ({ page, t }: Visit) =>
  page.getByText(t('ui.view.list'), { exact: true }).click()

/** The address of a module, and the history state with which the path opens it. */
export const lesson = (module: number) => ({
  path: lessonLocation(module).address,
  history: (language: Visit['language']) => lessonLocation(module, language).state,
})

export const goOn = ({ page, t }: Visit) => press(page, t('modules.continue'))
