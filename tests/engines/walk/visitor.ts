import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from 'vitest'
import { overflowIn } from '../../pictures/overflow'
import { ask, sizes, type Driver, type Look, type Place } from '../engines/driver'
import { findOnPage, isAtRest, isOnPage, wordsOnPage, type Wanted } from './find-on-page'

const finderFile = '@testing-library/dom/dist/@testing-library/dom.umd.min.js'
const finder = readFileSync(createRequire(import.meta.url).resolve(finderFile), 'utf8')

/** A visitor who uses the app by its visible text and controls, in any engine. */
export type Visitor = Look & {
  driver: Driver
  press: (wanted: Wanted) => Promise<void>
  write: (label: string, text: string) => Promise<void>
  /** Whether such an element exists now. */
  has: (role: string, name: string) => Promise<boolean>
  /** Waits until such an element exists. */
  sees: (role: string, name: string) => Promise<void>
  /** Waits until the page contains this text. */
  reads: (words: string) => Promise<void>
  /** Checks a new screen: it fits, there are no problems so far, and a screenshot is taken. */
  looks: (screen: string) => Promise<void>
}

const timeoutMs = 25_000

/** Repeats the question until it has an answer; `complaint` describes what is missing. */
export async function waitFor<Answer>(
  question: () => Promise<Answer | undefined>,
  complaint: () => string,
): Promise<Answer> {
  for (const end = Date.now() + timeoutMs; ;) {
    const answer = await question()
    if (answer !== undefined) return answer
    if (Date.now() > end) throw new Error(complaint())
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}

export type Album = (screen: string, picture: Buffer) => void

export function visitorWith(driver: Driver, look: Look, keep: Album): Visitor {
  const { width } = sizes[look.size]

  /** Injects the finder into each page that has been loaded since. */
  async function askFinder<Argument, Answer>(
    question: (argument: Argument) => Answer,
    argument: Argument,
  ): Promise<Answer> {
    const isThere = await ask(driver, () => 'TestingLibraryDom' in window, null)
    if (!isThere) await driver.evaluate(`(() => {${finder}})()`)
    return ask(driver, question, argument)
  }

  /** The position to press, once the element stands still. */
  async function placeOf(wanted: Wanted): Promise<Place> {
    let last: Place | undefined
    let why = ''
    return waitFor(
      async () => {
        const found = await askFinder(findOnPage, wanted)
        const before = last
        if ('why' in found) {
          last = undefined
          why = found.why
          return undefined
        }
        last = found.place
        why = 'it does not stand still'
        return before?.x === last.x && before.y === last.y ? last : undefined
      },
      () => `${JSON.stringify(wanted)} cannot be pressed: ${why}`,
    )
  }

  const press = async (wanted: Wanted) => driver.press(await placeOf(wanted))
  const has = (role: string, name: string) => askFinder(isOnPage, { role, name })
  const words = () => ask(driver, wordsOnPage, null)

  return {
    ...look,
    driver,
    press,
    has,
    write: async (label, text) => {
      await press({ label })
      await driver.type(text)
    },
    sees: async (role, name) => {
      await waitFor(
        async () => (await has(role, name)) || undefined,
        () => `There is no ${role} '${name}'`,
      )
    },
    reads: async (wanted) => {
      let shown = ''
      await waitFor(
        async () => {
          shown = await words()
          return shown.includes(wanted) || undefined
        },
        () => `'${wanted}' is not on the screen, but: ${shown.slice(0, 600)}`,
      )
    },
    looks: async (screen) => {
      await waitFor(
        async () => (await ask(driver, isAtRest, null)) || undefined,
        () => `${screen} does not come to rest`,
      )
      keep(screen, await driver.picture())
      const overflow = await ask(driver, overflowIn, width)
      const problems = await driver.problems()
      expect({ screen, overflow, problems }).toEqual({ screen, overflow: [], problems: [] })
    },
  }
}
