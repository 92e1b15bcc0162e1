import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Visitor } from '@tests/fixtures/browser/test-app'
import { keyboard, mouse, touch } from '@tests/fixtures/journey/input'
import { overflowIn } from '@tests/pictures/overflow'
import { smallTargets } from '../page/small-targets'
import { onPage } from '../story/on-page'
import type { Way } from '../story/way'
import { keepsFocus } from './keeps-focus'

type SightedWay = { visitor: Visitor; on: (page: Page) => Way }

const minTargetSize = 44

/** Checks the size of a control with its labels. */
async function isTouchable(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const size = await target.evaluate((element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const boxes = [element, ...labels].map((one) => one.getBoundingClientRect())
    return {
      width: Math.max(...boxes.map(({ width }) => width)),
      height: Math.max(...boxes.map(({ height }) => height)),
    }
  })
  if (size.width < minTargetSize || size.height < minTargetSize)
    throw new Error(`${String(target)} has ${size.width} × ${size.height} px`)
}

/** By keyboard alone: the focus is never lost. */
export const byKeyboard: SightedWay = {
  visitor: {},
  on: (page) => onPage(page, { input: keyboard(page), check: () => keepsFocus(page) }),
}

/** By touch on a phone: every target is as large as a fingertip. */
export const byTouch: SightedWay = {
  visitor: { viewport: { width: 390, height: 844 }, touch: true },
  on: (page) =>
    onPage(page, {
      input: touch(page),
      before: isTouchable,
      check: async () => expect(await page.evaluate(smallTargets, minTargetSize)).toEqual([]),
    }),
}

/** The viewport that 1280 × 1024 px leaves at 400 % zoom: nothing scrolls sideways. */
export const atZoom: SightedWay = {
  visitor: { viewport: { width: 320, height: 256 } },
  on: (page) =>
    onPage(page, {
      input: mouse(page),
      check: async () => expect(await page.evaluate(overflowIn, 320)).toEqual([]),
    }),
}
