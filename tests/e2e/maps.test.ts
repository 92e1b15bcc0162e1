import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { paths } from '@/config/paths'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { openAt } from '@tests/fixtures/browser/open-at'
import { forgive } from '@tests/fixtures/browser/outages'
import { test, type OpenedApp, type Visitor } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'
import { overflowIn } from '../pictures/overflow'

const desktop: Visitor = { viewport: { width: 1280, height: 800 } }
const phone: Visitor = { viewport: { width: 390, height: 844 }, touch: true, locale: 'es-MX' }

const t = textsOf('en')
const tEs = textsOf('es')
const map = { address: paths.skillMap }
const soup = { address: paths.learningPath, state: { skillId: 11 } }

const hasFocus = (target: Locator) => target.evaluate((one) => one === document.activeElement)
const namesIn = (chart: Locator) =>
  chart
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? button.textContent))
const positionOf = async (target: Locator) => {
  const { x = 0, y = 0 } = (await target.boundingBox()) ?? {}
  return [Math.round(x), Math.round(y)]
}

/** The names of elements that Tab reaches, from the current focus. */
async function tabThrough(page: Page, stops: number): Promise<(string | null)[]> {
  const names: (string | null)[] = []
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    names.push(
      await page.evaluate(() => {
        const { activeElement: one } = document
        return one?.ariaLabel ?? one?.textContent ?? null
      }),
    )
  }
  return names
}

async function drag(page: Page, from: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 40, { steps: 4 })
  await page.mouse.move(from.x + 120, from.y + 80, { steps: 4 })
  await page.mouse.up()
}

/** A swipe up over the center of the viewport. */
async function swipeUp(page: Page, point = { x: 195, y: 450 }): Promise<void> {
  const line = await page.context().newCDPSession(page)
  await line.send('Input.synthesizeScrollGesture', { ...point, yDistance: -300, speed: 2000 })
  await line.detach()
}

async function showList(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
}

/** Opens and closes the popover of each kind of node by keyboard; Escape returns the focus. */
async function lookAtPopovers(page: Page, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const place = page.locator(`#${id}`)
    await place.focus()
    await page.keyboard.press('Enter')
    const popover = page.getByRole('dialog')
    await popover.waitFor()
    await expectNoAxeViolations(page, `popover of ${id}`)
    await page.keyboard.press('Escape')
    await popover.waitFor({ state: 'hidden' })
    expect(await hasFocus(place), `focus after the popover of ${id}`).toBe(true)
  }
}

describe('the skill map on a desktop', () => {
  test('is a chart of buttons in Tab order that needs no dragging', async ({ openApp }) => {
    const app = await openApp(desktop)
    const { page } = app
    await openAt(app, 'sam', map)
    const chart = page.getByRole('group', { name: t('skill-map:chart') })
    const first = chart.getByRole('button').first()
    await first.waitFor()
    await expectNoAxeViolations(page, 'skill map')
    const names = await namesIn(chart)
    expect(names).toEqual([
      'Cooking, 1 skill',
      expect.stringMatching(/^Cook a simple recipe, \d+ percent, Cooking$/),
      'Finances, 1 skill',
      'Make a budget, not started, Finances',
      'Social skills, 1 skill',
      'Start a conversation, not started, Social skills',
    ])
    await first.focus()
    expect(await tabThrough(page, names.length + 2)).toEqual([
      ...names.slice(1),
      t('common:ui.chart.zoomIn'),
      t('common:ui.chart.zoomOut'),
      t('common:ui.chart.centre'),
    ])

    const budget = chart.getByRole('button', { name: /^Make a budget/ })
    const start = await positionOf(first)
    const { width = 0 } = (await first.boundingBox()) ?? {}
    const [x = 0, y = 0] = await positionOf(budget)
    await drag(page, { x: x + 70, y: y + 20 })
    expect(await positionOf(first), 'a node is nothing to drag').toEqual(start)
    expect(new URL(page.url()).pathname).toBe(paths.skillMap)

    await drag(page, { x: 1000, y: 250 })
    expect(await positionOf(first), 'the water is').not.toEqual(start)
    await page.getByRole('button', { name: t('common:ui.chart.centre') }).click()
    await expect.poll(() => positionOf(first)).toEqual(start)
    await page.getByRole('button', { name: t('common:ui.chart.zoomIn') }).click()
    await expect.poll(async () => (await first.boundingBox())?.width).toBeGreaterThan(1.1 * width)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800)

    await showList(page, t('common:ui.view.list'))
    await page.getByRole('button', { name: 'Hide the skills of Cooking' }).waitFor()
    await expectNoAxeViolations(page, 'skill map as a list')
  })
})

const narrowAndWide = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/** The names of buttons outside their chart. */
function outsideOfChart(buttons: Element[]): (string | null)[] {
  return buttons
    .filter((button) => {
      const chart = button.closest('.react-flow')?.getBoundingClientRect() ?? new DOMRect()
      const { left, right, top, bottom } = button.getBoundingClientRect()
      return left < chart.left || right > chart.right || top < chart.top || bottom > chart.bottom
    })
    .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)
}

test('the skill map stays in sight and keeps the focus when the window changes', async ({
  openApp,
}) => {
  const app = await openApp(desktop)
  const { page } = app
  await openAt(app, 'sam', map)
  const chart = page.getByRole('group', { name: t('skill-map:chart') })
  const cooking = chart.getByRole('button', { name: /^Cooking/ })
  await cooking.focus()
  const start = await positionOf(cooking)
  for (const size of narrowAndWide) {
    await page.setViewportSize(size)
    await expect.poll(() => chart.getByRole('button').evaluateAll(outsideOfChart)).toEqual([])
    expect(await hasFocus(cooking), `focus at ${size.width} px`).toBe(true)
  }
  await expect.poll(() => positionOf(cooking)).toEqual(start)
})

test('a moved skill map stays while a banner comes and goes', async ({ openApp }) => {
  const app = await openApp(desktop)
  const { page } = app
  await openAt(app, 'sam', map)
  const cooking = page.getByRole('button', { name: /^Cooking/ })
  await cooking.waitFor()
  await page.getByRole('button', { name: t('common:ui.chart.zoomOut') }).click()
  await drag(page, { x: 1000, y: 250 })
  const standing = () =>
    cooking.evaluate((button) => {
      const frame = button.closest('.react-flow')?.getBoundingClientRect() ?? new DOMRect()
      const { x, y } = button.getBoundingClientRect()
      return { top: frame.y, at: [x - frame.x, y - frame.y].map(Math.round) }
    })
  const before = await standing()
  const banner = page.getByText(t('common:ui.offline.banner'))
  await page.context().setOffline(true)
  await banner.waitFor()
  const below = await standing()
  expect(below.top).toBeGreaterThan(before.top)
  expect(below.at).toEqual(before.at)
  await page.context().setOffline(false)
  await banner.waitFor({ state: 'hidden' })
  expect(await standing()).toEqual(before)
})

describe('the learning path on a desktop', () => {
  test('goes from node to node by Tab, and Escape closes each popover', async ({ openApp }) => {
    const app = await openApp(desktop)
    const { page } = app
    await openAt(app, 'sam', soup)
    const chart = page.getByRole('group', { name: /^Your path/ })
    await chart.getByRole('button').first().waitFor()
    await expectNoAxeViolations(page, 'learning path')
    const names = await namesIn(chart)
    expect(names).toHaveLength(8)
    await chart.getByRole('button').first().focus()
    expect(await tabThrough(page, names.length - 1)).toEqual(names.slice(1))
    expect(await page.locator('.react-flow__edge').count()).toBe(names.length - 1)
    await lookAtPopovers(page, ['node-0', 'node-1', 'node-3', 'completed-node'])

    await showList(page, t('common:ui.view.list'))
    await page.getByRole('list', { name: t('learning-path:list') }).waitFor()
    await expectNoAxeViolations(page, 'learning path as a list')
    await lookAtPopovers(page, ['node-2'])
  })

  test.for(['no-preference', 'reduce'] as const)(
    'focuses the heading of each popover, with motion: %s',
    async (reducedMotion, { openApp }) => {
      const app = await openApp({ ...desktop, reducedMotion })
      const { page } = app
      await openAt(app, 'sam', soup)
      const popover = page.getByRole('dialog')
      for (const id of ['node-2', 'node-1', 'node-4']) {
        await page.locator(`#${id}`).focus()
        await page.keyboard.press('Enter')
        await popover.waitFor()
        expect(await hasFocus(popover.getByRole('heading')), `focus in the popover of ${id}`).toBe(
          true,
        )
        await page.keyboard.press('Escape')
        await popover.waitFor({ state: 'hidden' })
      }
    },
  )

  test('keeps an open popover beside its node when the window changes', async ({ openApp }) => {
    const app = await openApp(desktop)
    const { page } = app
    await openAt(app, 'sam', soup)
    await page.locator('#node-1').click()
    const popover = page.getByRole('dialog')
    await popover.waitFor()
    const isBeside = () =>
      popover.evaluate((layer) => {
        const box = layer.getBoundingClientRect()
        const arrow = layer.querySelector('[data-side]')?.getBoundingClientRect()
        const picture = document.querySelector('#node-1 > *')?.getBoundingClientRect()
        if (!arrow || !picture) return false
        const isApart = box.right < picture.left || picture.right < box.left
        return isApart && arrow.bottom > picture.top && arrow.top < picture.bottom
      })
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(async () => (await popover.boundingBox())?.width).toBe(390)
    for (const width of [844, 1000]) {
      await page.setViewportSize({ width, height: 600 })
      await expect.poll(isBeside, { message: `beside at ${width} px` }).toBe(true)
    }
    expect(await popover.evaluate((layer) => layer.contains(document.activeElement))).toBe(true)
  })

  test('shows its trophy when all is completed', async ({ openApp }) => {
    const app = await openApp(desktop)
    await openAt(app, 'omar', soup)
    await app.page.locator('#completed-node').waitFor()
    await lookAtPopovers(app.page, ['completed-node'])
  })
})

describe('on a phone', () => {
  test('the map scrolls by touch, and a second tap opens a skill', async ({ openApp }) => {
    const app = await openApp({ ...phone, viewport: { width: 390, height: 600 } })
    const { page } = app
    await openAt(app, 'lucia', map, 'es')
    const budget = page.getByRole('button', { name: /^Hacer un presupuesto/ })
    await budget.waitFor()
    // Two quick taps do not zoom the page.
    expect(await budget.evaluate((node) => getComputedStyle(node).touchAction)).toBe('manipulation')
    await expectNoAxeViolations(page, 'skill map on a phone')
    await swipeUp(page)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    expect(await page.getByRole('tooltip').count(), 'a swipe is no tap').toBe(0)

    await budget.tap()
    const tooltip = page.getByRole('tooltip', {
      name: tEs('skill-map:tapAgain.open', { name: 'Hacer un presupuesto' }),
    })
    await tooltip.waitFor()
    const bubble = (await tooltip.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
    expect(Math.min(bubble.x, bubble.y)).toBeGreaterThanOrEqual(0)
    expect(bubble.x + bubble.width).toBeLessThanOrEqual(390)
    await expectNoAxeViolations(page, 'skill map after the first tap')
    await budget.tap()
    await page.getByRole('heading', { level: 1, name: 'Hacer un presupuesto' }).waitFor()
    await expectNoAxeViolations(page, 'learning path on a phone')
    await swipeUp(page)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    await lookAtPopovers(page, ['node-1', 'node-2'])
  })
})

describe('on a phone held sideways', () => {
  test.for([
    [844, 390],
    [915, 412],
    [768, 360],
  ] as const)('a swipe over the map scrolls the page, at %i by %i', async (size, { openApp }) => {
    const [width, height] = size
    const app = await openApp({ viewport: { width, height }, touch: true })
    const { page } = app
    await openAt(app, 'sam', map)
    await page.getByRole('button', { name: /^Cooking/ }).waitFor()
    await swipeUp(page, { x: width / 2, y: height - 60 })
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  })
})

test('Ctrl and wheel zooms a map that fills its window at the pointer', async ({ openApp }) => {
  const app = await openApp(desktop)
  const { page } = app
  await openAt(app, 'sam', map)
  const cooking = page.getByRole('button', { name: /^Cooking/ })
  await cooking.waitFor()
  const width = async () => (await cooking.boundingBox())?.width ?? 0
  const before = await width()
  await page.mouse.move(640, 450)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, 200)
  await page.keyboard.up('Control')
  await expect.poll(width).toBeLessThan(before * 0.95)
})

test('with wider text spacing the map still says what is not started', async ({ openApp }) => {
  const app = await openApp(desktop)
  const { page } = app
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })
  await openAt(app, 'sam', map)
  const status = page.getByRole('button', { name: /^Make a budget/ }).getByText('Not started')
  await status.waitFor()
  const isWhole = await status.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    return [
      [left + 2, top + 2],
      [right - 2, bottom - 2],
    ].every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)))
  })
  expect(isWhole).toBe(true)
})

/** Doubles the text size, like the browser's setting. */
const doubleText = ({ page }: OpenedApp) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root { font-size: 200% !important }')
    document.adoptedStyleSheets = [sheet]
  })

/** Words that wrap inside: their letters are on more lines than they have parts. */
function brokenWords(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.querySelector('.react-flow') ?? document.body, 4)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
      if (new Set(tops).size > 1) found.push(word)
    }
  }
  return found
}

describe('with visual aids', () => {
  const narrow: Visitor = { ...phone, viewport: { width: 320, height: 640 } }
  const zoomed: Visitor = { viewport: { width: 320, height: 200 } }

  test.for([
    ['text of double size at 390 px', phone, doubleText],
    ['a window of 320 px', narrow, undefined],
    ['zoom of 400 %', zoomed, undefined],
  ] as const)(
    '%s: no word breaks, and nothing scrolls sideways',
    async ([, visitor, set], { openApp }) => {
      const app = await openApp(visitor)
      const { page } = app
      const width = visitor.viewport?.width ?? 0
      await set?.(app)
      await openAt(app, 'sam', map, 'es')
      await page.getByRole('button', { name: /^Hacer un presupuesto/ }).waitFor()
      expect(await page.evaluate(overflowIn, width)).toEqual([])
      expect(await page.evaluate(brokenWords)).toEqual([])
      await page.getByRole('button', { name: /^Cocinar una receta/ }).focus()
      await page.keyboard.press('Enter')
      await page.locator('#completed-node').waitFor()
      expect(await page.evaluate(overflowIn, width)).toEqual([])
      expect(await page.evaluate(brokenWords)).toEqual([])
    },
  )

  test('forced colors, more contrast and reduced motion pass axe', async ({ openApp }) => {
    const app = await openApp({ ...desktop, colorScheme: 'dark' })
    const { page } = app
    await page.emulateMedia({ forcedColors: 'active', contrast: 'more', reducedMotion: 'reduce' })
    await openAt(app, 'omar', map)
    await page.getByRole('button', { name: /^Make a budget/ }).waitFor()
    await expectNoAxeViolations(page, 'skill map in forced colours')
    await page.emulateMedia({ forcedColors: 'none' })
    await expectNoAxeViolations(page, 'skill map with more contrast, dark')
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await page.getByRole('button', { name: /^Cook a simple recipe/ }).click()
    await page.locator('#completed-node').waitFor()
    await expectNoAxeViolations(page, 'learning path with more contrast, dark')
    await page.emulateMedia({ forcedColors: 'active' })
    await expectNoAxeViolations(page, 'learning path in forced colours')
  })
})

// [9.8.1]
test('a path that fails is asked for four times, although the map has begun to ask', async ({
  openApp,
  problems,
}) => {
  const opened = await openApp()
  const { page } = opened
  const asked: string[] = []
  page.on('request', (request) => {
    const isPath = new URL(request.url()).pathname === '/api/subskills'
    if (isPath && request.method() === 'GET') asked.push(request.url())
  })
  await openAt(opened, 'path-fails', map)
  await page
    .getByRole('button', { name: /, Cooking$/ })
    .first()
    .click()
  await page.getByText(t('learning-path:failed')).waitFor()
  await page.waitForTimeout(1500)
  expect(asked).toHaveLength(4)
  forgive(problems, /500/)
})
