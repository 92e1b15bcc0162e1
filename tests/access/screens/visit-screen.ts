import type { CDPSession, Page } from 'playwright-core'
import type { Language } from '@/i18n/languages'
import { axeFindings, injectAxe, settled } from '@tests/fixtures/browser/axe'
import { ownFontLoaded } from '@tests/fixtures/browser/own-font'
import type { TestHost } from '@tests/fixtures/browser/test-host'
import { brokenWords } from '@tests/pictures/broken-words'
import { openState } from '@tests/pictures/open-state'
import { overflowIn } from '@tests/pictures/overflow'
import { say, type ScreenState } from '@tests/pictures/screen-state'
import { weakFocusRings } from '../page/focus-rings'
import { movesLongerThan } from '../page/motion'
import { smallTargets } from '../page/small-targets'
import { splitWords } from '../page/split-words'
import { usabilityProblems } from '../page/usability-problems'
import { returnsFocus } from './returns-focus'
import type { Device, Look } from './windows'

const minTargetSize = 44
/** Motion that lasts longer must be stoppable (WCAG 2.2.2). */
const maxMotionMs = 5000

/** All findings on a screen in one state, in every look and width of a device. */
export async function visitScreen(
  testHost: TestHost,
  state: ScreenState,
  { device, language }: { device: Device; language: Language },
): Promise<string[]> {
  const opened = await openState(testHost, state, {
    ...device.options,
    language,
    locale: language === 'es' ? 'es-MX' : 'en-GB',
    reducedMotion: 'reduce',
  })
  const { page, visit } = opened
  // Many checks run on each screen, which keeps the machine busy.
  opened.context.setDefaultTimeout(45_000)
  const found = new Set<string>()
  try {
    await opened.load()
    await opened.reach()
    // The learner's text size multiplies the system's 200 %; on a phone a word may break then.
    if (device.hasLargeLetters && (await rootFontSize(page)) > 32) return []
    await waitUntilIdle(page)
    await keepToastOpen(page)
    const line = await page.context().newCDPSession(page)
    await injectAxe(line)
    for (const one of await namelessFocus(line)) found.add(one)
    // A key press, so that the focus is visible as for a keyboard user.
    await page.keyboard.press('F2')
    for (const width of device.widths) {
      const add = (look: string) => (one: string) => found.add(`${width} px, ${look}: ${one}`)
      await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 800 })
      await keepToastOpen(page)
      ;(await page.evaluate(usabilityProblems)).forEach(add(device.name))
      ;(await page.evaluate(smallTargets, minTargetSize)).forEach(add(device.name))
      ;(await page.evaluate(movesLongerThan, 0)).forEach(add('reduced motion'))
      for (const look of device.looks) {
        await applyLook(page, look)
        ;(await auditLook(page, line, look, width)).forEach(add(`${device.name}, ${look.name}`))
      }
    }
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    for (const one of await page.evaluate(movesLongerThan, maxMotionMs)) found.add(one)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const shown = page.getByText(say(state.shows, visit)).filter({ visible: true })
    if ((await shown.count()) === 0) found.add('gone when everything was looked at')
    for (const one of await returnsFocus(page)) found.add(one)
    await line.detach()
  } catch (error) {
    found.add(
      `not visited: ${error instanceof Error ? error.message.slice(0, 300) : String(error)}`,
    )
  } finally {
    await opened.close()
  }
  return [...found]
}

/** A toast stays while the mouse is over it. */
async function keepToastOpen(page: Page): Promise<void> {
  const toast = page.locator(':is([role=status], [role=alert]) > div:has(> button)')
  const box = (await toast.count()) > 0 ? await toast.first().boundingBox() : null
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

/** The root font size, in CSS pixels. */
const rootFontSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))

/**
 * Waits for fonts, images and responses, but not for long, since some states keep a request pending
 * forever.
 */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => {})
  await ownFontLoaded(page)
  await settled(page)
}

async function applyLook(page: Page, { colorScheme, contrast, forcedColors }: Look): Promise<void> {
  await page.emulateMedia({
    colorScheme,
    contrast: contrast ?? 'no-preference',
    forcedColors: forcedColors ?? 'none',
    reducedMotion: 'reduce',
  })
  // In forced-colors mode the system paints, but axe reads the page's own colors; the learner's
  // chosen colors would be judged against the system's background.
  await page.evaluate((isForced) => {
    const { dataset } = document.documentElement
    const chosen = (dataset['chosenColors'] ??= dataset['colors'] ?? 'device')
    dataset['colors'] = isForced ? 'device' : chosen
  }, forcedColors === 'active')
  // Give the browser time to paint the new look.
  await page.waitForTimeout(60)
  await settled(page)
}

/** All rules of axe run in the first look; those about colors run again in every other look. */
async function auditLook(page: Page, line: CDPSession, look: Look, width: number) {
  const rings = width === 320 ? [] : await page.evaluate(weakFocusRings)
  if (look.name !== 'light') return [...(await axeFindings(line, 'colours')), ...rings]
  return [
    ...(await axeFindings(line, 'all')),
    ...(await page.evaluate(overflowIn, width)),
    ...(await page.evaluate(brokenWords)),
    ...(await page.evaluate(splitWords)),
    ...rings,
  ]
}

/** Reports a focused element without an accessible name. */
async function namelessFocus(line: CDPSession): Promise<string[]> {
  const { result } = await line.send('Runtime.evaluate', { expression: 'document.activeElement' })
  if (!result.objectId || result.description?.startsWith('body')) return []
  const { nodes } = await line.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  })
  const name = String(nodes[0]?.name?.value ?? '').trim()
  return name === '' && result.description !== 'main#main'
    ? [`focus without a name: ${result.description}`]
    : []
}
