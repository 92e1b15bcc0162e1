import type { Page } from '@playwright/test'
import type { Language } from '@/i18n/languages'
import { keepsFocus, type Way } from '@tests/fixtures/journey/way'
import type { Announcement } from './announcements'
import { transcriptLine } from './transcript-line'
import { act, control, findInTree, hasWords } from './tree'

/**
 * Announcements whose timing depends on the machine: loading messages, and the empty main region.
 */
const passing = /^(main|contenido principal)$|…(, .+)?$/

/** Goes through the app by the accessibility tree alone; `lines` collects the announcements. */
export async function byReader(
  page: Page,
  language: Language,
  lines: string[],
): Promise<Way & { listen: () => Promise<void> }> {
  const line = await page.context().newCDPSession(page)
  await line.send('Accessibility.enable')

  const takeAnnouncements = () =>
    page.evaluate(() => {
      const all = Reflect.get(window, 'announcements') as Announcement[]
      return all.splice(0)
    })
  /** Waits until no announcement comes for a moment, and records them. */
  const listen = async () => {
    for (let quiet = 0; quiet < 4; quiet += 1) {
      const announcements = (await takeAnnouncements()).map((one) => transcriptLine(one, language))
      if (announcements.length > 0) quiet = 0
      lines.push(...announcements.filter((one) => !passing.test(one)))
      await page.waitForTimeout(120)
    }
  }
  /** Records all announcements of the last action before the next one. */
  const take = async (role: string, name: string, isPressed: boolean) => {
    await listen()
    const thing = await findInTree(line, control(role, name))
    lines.push('', `> ${name}`)
    await act(line, thing, isPressed)
    return thing
  }
  return {
    listen,
    read: async (text) => {
      await findInTree(line, hasWords(text))
    },
    press: async (role, name) => void (await take(role, name, true)),
    choose: async (role, name) => {
      await listen()
      const { isChecked } = await findInTree(line, control(role, name))
      if (!isChecked) await take(role, name, true)
    },
    type: async (text, field) => {
      await take('textbox', field, false)
      await line.send('Input.insertText', { text })
    },
    play: async () => {
      await take('button', 'play', true)
      await page.locator('video').evaluate((element: HTMLVideoElement) => {
        element.playbackRate = 8
      })
    },
    check: () => keepsFocus(page),
  }
}
