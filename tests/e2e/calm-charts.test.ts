import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { paths } from '@/config/paths'
import type { Language } from '@/i18n/languages'
import { openAt } from '@tests/fixtures/browser/open-at'
import { test, type OpenedApp } from '@tests/fixtures/browser/test-app'
import { standInSpeech } from '@tests/fixtures/stand-ins/speech-stand-in'

const screens = {
  'the map': { address: paths.skillMap },
  'the path': { address: paths.learningPath, state: { skillId: 11 } },
}
type Screen = keyof typeof screens

const hasVoices = (page: Page) => page.addInitScript(`(${standInSpeech.toString()})()`)

/** The top of the chart, and where it ends: at the window's edge, or at what is docked there. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const chart = document.querySelector('.react-flow')
    const { top, bottom, left, width } = chart?.getBoundingClientRect() ?? new DOMRect()
    let end = Math.min(bottom, window.innerHeight)
    const isCovered = () => !chart?.contains(document.elementFromPoint(left + width / 2, end - 1))
    while (end > top && isCovered()) end -= 1
    return { top, end }
  })

/** Elements that cover a visible node; only those docked at the viewport's edge may. */
function elementsOverNodes(): string[] {
  const pane = document.querySelector('.react-flow')
  const frame = pane?.getBoundingClientRect() ?? new DOMRect()
  const isDocked = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (getComputedStyle(at).position === 'sticky') return true
    }
    return false
  }
  const found = new Set<string>()
  const steps = [0.02, 0.25, 0.5, 0.75, 0.98]
  for (const node of document.querySelectorAll('.react-flow__node')) {
    const box = node.getBoundingClientRect()
    for (const [right, down] of steps.flatMap((one) =>
      steps.map((other) => [one, other] as const),
    )) {
      const x = box.x + box.width * right
      const y = box.y + box.height * down
      const isSeen = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom
      const top = isSeen ? document.elementFromPoint(x, y) : null
      if (top && !pane?.contains(top) && !isDocked(top)) {
        found.add(`${top.tagName} "${top.textContent.slice(0, 40)}" over "${node.textContent}"`)
      }
    }
  }
  return [...found]
}

/** Doubles the text size, like the browser's setting. */
const doubleText = ({ page }: OpenedApp) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root { font-size: 200% !important }')
    document.adoptedStyleSheets = [sheet]
  })

async function openChart(app: OpenedApp, screen: Screen, language: Language) {
  await openAt(app, 'sam', screens[screen], language)
  await app.page.locator('.react-flow__node').first().waitFor()
  await app.page.waitForLoadState('networkidle')
}

const cases = (['the map', 'the path'] as const).flatMap((screen) =>
  (['en', 'es'] as const).map((language) => [screen, language] as const),
)

describe('on a phone of 360 by 740', () => {
  const phone = { viewport: { width: 360, height: 740 }, touch: true }

  test.for(cases)('%s fills most of the screen, %s', async ([screen, language], { openApp }) => {
    const app = await openApp(phone)
    await hasVoices(app.page)
    await openChart(app, screen, language)
    const { top, end } = await measure(app.page)
    expect(end - top).toBeGreaterThanOrEqual(0.6 * 740)
    // The learner, the first category, the water under it and its first skill; or the introduction and the first step.
    const first = screen === 'the map' ? 4 : 2
    const bottoms = await app.page
      .locator('.react-flow__node')
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().bottom))
    expect(Math.max(...bottoms.slice(0, first))).toBeLessThan(end)
  })
})

const desktop = { width: 1280, height: 800 }
const windows = [
  desktop,
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]

describe('at rest, at every width', () => {
  test.for(cases)('nothing covers a node of %s, %s', async ([screen, language], { openApp }) => {
    const app = await openApp({ viewport: desktop })
    const { page } = app
    await hasVoices(page)
    await openChart(app, screen, language)
    const isOffline = [false, true]
    for (const offline of isOffline) {
      await page.context().setOffline(offline)
      for (const size of windows) {
        await page.setViewportSize(size)
        const at = `${size.width} px${offline ? ', with a banner' : ''}`
        await expect.poll(() => page.evaluate(elementsOverNodes), { message: at }).toEqual([])
      }
    }
  })

  test.for(cases)(
    'nothing covers a node at double text size on %s, %s',
    async ([screen, language], { openApp }) => {
      const app = await openApp({ viewport: desktop })
      await doubleText(app)
      await openChart(app, screen, language)
      for (const size of windows) {
        await app.page.setViewportSize(size)
        await expect
          .poll(() => app.page.evaluate(elementsOverNodes), { message: `${size.width} px` })
          .toEqual([])
      }
    },
  )
})

test('on a desktop the header is one low band, with the first steps below it', async ({
  openApp,
}) => {
  const app = await openApp()
  const { page } = app
  const top = () =>
    page.evaluate(() => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      return (document.querySelector('.react-flow')?.getBoundingClientRect().top ?? 0) - header
    })
  await openChart(app, 'the map', 'en')
  expect(await top()).toBeLessThanOrEqual(84)
  await page.getByRole('button', { name: /^Cook a simple recipe/ }).click()
  await page.locator('#node-1').waitFor()
  await expect.poll(top).toBeLessThanOrEqual(120)
  const bottoms = await page
    .locator('.react-flow__node')
    .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().bottom))
  expect(Math.max(...bottoms.slice(0, 2))).toBeLessThan(800)
})
