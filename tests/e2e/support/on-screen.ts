import type { Locator, Page } from 'playwright-core'
import type { Language } from '@/i18n/languages'
import type { Hand } from './hands'
import { textsOf } from './texts'

/** A learner on the way through the app. */
export type Walk = {
  page: Page
  language: Language
  hand: Hand
  /** Called on each screen when it has just come, and on each of its states; `tab` where it is another one. */
  look: (screen: string, tab?: Page) => Promise<void>
  /** The video plays so many times faster; 1 unless given. */
  hurry?: number
}

export const heading = ({ page }: Walk, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

/**
 * A new screen has come: its heading has the focus, and a screen reader is told its title, which holds
 * the heading unless another one is given.
 */
export async function arrivedAt(walk: Walk, name: string, title = name): Promise<void> {
  await heading(walk, name)
  await walk.page.waitForFunction((text) => {
    const announced = [...document.querySelectorAll('[role=status], [aria-live]')]
    return (
      document.activeElement?.matches('h1') &&
      document.title.includes(text) &&
      announced.some(({ textContent }) => textContent === document.title)
    )
  }, title)
}

export const button = ({ page }: Walk, name: string) => page.getByRole('button', { name })

/** A place on the path, by its name and its state in words. */
export function place({ page, language }: Walk, title: string, state: string): Locator {
  const words = textsOf(language)(`learning-path:state.${state}`)
  return page.getByRole('button', { name: new RegExp(`^${title}\\s*, ${words}`) })
}

/** Looks at a dialog, presses its button, and waits until it is gone. */
export async function answerDialog(walk: Walk, title: string, action: string): Promise<void> {
  const dialog = walk.page.getByRole('dialog', { name: title })
  await dialog.waitFor()
  await walk.look(title)
  await walk.hand.press(dialog.getByRole('button', { name: action }))
  await dialog.waitFor({ state: 'hidden' })
}
