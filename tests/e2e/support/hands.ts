import type { Locator, Page } from 'playwright-core'

/** How a visitor uses the app: each way does the same things with other means. */
export type Hand = {
  press: (target: Locator) => Promise<void>
  /** A skill on the map: touch needs a second tap there (specification §2). */
  pressOnMap: (target: Locator) => Promise<void>
  /** A radio button or a checkbox. */
  choose: (option: Locator) => Promise<void>
  write: (field: Locator, text: string) => Promise<void>
  play: (video: Locator) => Promise<void>
}

export function mouse(page: Page): Hand {
  const press = (target: Locator) => target.click()
  return {
    press,
    pressOnMap: press,
    choose: press,
    write: async (field, text) => {
      await field.click()
      await page.keyboard.type(text)
    },
    play: press,
  }
}

export function touch(page: Page): Hand {
  const press = (target: Locator) => target.tap()
  return {
    press,
    pressOnMap: async (target) => {
      await target.tap()
      await page.getByRole('tooltip').waitFor()
      await target.tap()
    },
    choose: press,
    write: async (field, text) => {
      await field.tap()
      await page.keyboard.type(text)
    },
    play: async (video) => {
      // The play button of the browser's own controls: below left.
      const box = await video.boundingBox()
      await video.tap({ position: { x: 28, y: (box?.height ?? 60) - 40 } })
    },
  }
}

const mostTabs = 60

/** Why somebody who sees the screen could not tell that this has the focus; null if they can. */
function hiddenBecause(element: Element): string | null {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const inside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
  const tooLarge = bottom - top > innerHeight
  if (!inside && !tooLarge) return 'it is outside the window'
  const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return shown && (element.contains(shown) || shown.contains(element)) ? null : 'it is covered'
}

/** The answer once nothing slides in any more: null as soon as it is null, else what stays for a second. */
async function settled(ask: () => Promise<string | null>): Promise<string | null> {
  const end = Date.now() + 1000
  let reason = await ask()
  while (reason !== null && Date.now() < end) reason = await ask()
  return reason
}

export function keyboard(page: Page): Hand {
  async function tabTo(target: Locator): Promise<void> {
    await target.waitFor()
    for (let tabs = 0; tabs < mostTabs; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) {
        const reason = await settled(() => target.evaluate(hiddenBecause))
        if (reason !== null) throw new Error(`${String(target)} has the focus, but ${reason}`)
        return
      }
      await page.keyboard.press('Tab')
    }
    throw new Error(`${String(target)} is not reached with ${mostTabs} presses of Tab`)
  }
  const press = async (target: Locator) => {
    await tabTo(target)
    await page.keyboard.press('Enter')
  }
  // Of a group of radio buttons Tab finds one; the arrows go on from there, and choose.
  async function chooseRadio(option: Locator): Promise<void> {
    const name = (await option.getAttribute('name')) ?? ''
    await tabTo(page.locator(`input[type=radio][name="${name}"]`).first())
    await page.keyboard.press('Space')
    for (let steps = 0; steps < mostTabs && !(await option.isChecked()); steps += 1) {
      await page.keyboard.press('ArrowDown')
    }
  }
  return {
    press,
    pressOnMap: press,
    choose: async (option) => {
      if ((await option.getAttribute('type')) === 'radio') return chooseRadio(option)
      await tabTo(option)
      await page.keyboard.press('Space')
    },
    write: async (field, text) => {
      await tabTo(field)
      await page.keyboard.type(text)
    },
    play: async (video) => {
      await tabTo(video)
      await page.keyboard.press('Space')
    },
  }
}
