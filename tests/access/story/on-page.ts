import type { Locator, Page } from 'playwright-core'
import type { Input } from '@tests/fixtures/journey/input'
import { namePattern } from './name-pattern'
import type { Way } from './way'

type Means = {
  input: Input
  /** Called before an element is used. */
  before?: (target: Locator) => Promise<void>
  check: () => Promise<void>
}

/** Goes through the app like a sighted learner, with these means. */
export function onPage(page: Page, { input, before = async () => {}, check }: Means): Way {
  // Behind a modal dialog nothing can be reached. Roles are not found in what is hidden, such as a closed menu.
  const top = page.getByRole('dialog').or(page.locator('body')).last()
  const seen = (role: 'button' | 'link' | 'radio' | 'checkbox', name: string) =>
    top
      .getByRole(role, { name, exact: true })
      .or(top.getByRole(role, { name: namePattern(name) }))
      .filter({ visible: true })
      .first()
  const openOne = (role: 'button' | 'link', name: string) =>
    seen(role, name).and(page.locator(':not([aria-disabled=true])'))
  const ready = async (target: Locator) => {
    await target.waitFor()
    await before(target)
    return target
  }
  return {
    read: (text) => page.getByText(text).filter({ visible: true }).first().waitFor(),
    press: async (role, name, isArmed) => {
      const target = await ready(openOne(role, name))
      await (isArmed ? input.pressOnMap(target) : input.press(target))
    },
    choose: async (role, name) => {
      const option = await ready(seen(role, name))
      if (!(await option.isChecked())) await input.choose(option)
    },
    type: async (text, field) =>
      input.write(await ready(page.getByLabel(field, { exact: true })), text),
    play: async () => {
      const video = await ready(page.locator('video'))
      await input.play(video)
      await video.evaluate((element: HTMLVideoElement) => {
        element.playbackRate = 8
      })
    },
    check,
  }
}
