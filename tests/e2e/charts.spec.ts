import { paths } from '@/config/paths'
import { expect, forgive, test, type Locator, type Page } from '@tests/fixtures/browser/test'
import { brokenWords } from '@tests/pictures/broken-words'
import { overflowIn } from '@tests/pictures/overflow'

const map = { address: paths.skillMap }
const soup = { address: paths.learningPath, state: { skillId: 11 } }
const charts = { map, path: soup }

const firstNode = (page: Page) => page.locator('.react-flow__node').first()
const positionOf = async (target: Locator) => {
  const { x = 0, y = 0 } = (await target.boundingBox()) ?? {}
  return [Math.round(x), Math.round(y)]
}
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

async function drag(page: Page, from: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 120, from.y + 80, { steps: 8 })
  await page.mouse.up()
}

async function swipeUp(page: Page, point = { x: 195, y: 450 }): Promise<void> {
  const line = await page.context().newCDPSession(page)
  await line.send('Input.synthesizeScrollGesture', { ...point, yDistance: -300, speed: 2000 })
  await line.detach()
}

/** Doubles the text size, like the browser's setting. */
const doubleText = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root { font-size: 200% !important }')
    document.adoptedStyleSheets = [sheet]
  })

/** Elements that cover a visible node; only those docked at the window's edge may. */
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
  for (const node of document.querySelectorAll('.react-flow__node')) {
    const box = node.getBoundingClientRect()
    for (const share of [0.02, 0.25, 0.5, 0.75, 0.98]) {
      const x = box.x + box.width * share
      const y = box.y + box.height * share
      const isSeen = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom
      const top = isSeen ? document.elementFromPoint(x, y) : null
      if (top && !pane?.contains(top) && !isDocked(top)) {
        found.add(`${top.tagName} "${top.textContent.slice(0, 40)}" over "${node.textContent}"`)
      }
    }
  }
  return [...found]
}

test('the map’s nodes are stops of the Tab key, in order, and the tools follow', async ({
  page,
  openAt,
  t,
}) => {
  await openAt('sam', map)
  const chart = page.getByRole('group', { name: t('skill-map:chart') })
  const names = [
    'Cooking, 1 skill',
    /^Cook a simple recipe, \d+ percent, Cooking$/,
    'Finances, 1 skill',
    'Make a budget, Not started, Finances',
    'Social skills, 1 skill',
    'Start a conversation, Not started, Social skills',
  ]
  await chart.getByRole('button').first().focus()
  const tools = ['zoomIn', 'zoomOut', 'center'] as const
  for (const name of [...names, ...tools.map((tool) => t(`common:ui.chart.${tool}`))]) {
    await expect(page.locator(':focus')).toHaveAccessibleName(name)
    await page.keyboard.press('Tab')
  }
})

test('the water of the map is dragged and zoomed, its nodes are not', async ({
  page,
  openAt,
  t,
}) => {
  await openAt('sam', map)
  const first = page.getByRole('button', { name: /^Cooking/ })
  await first.waitFor()
  const start = await positionOf(first)
  const { width = 0 } = (await first.boundingBox()) ?? {}
  const [x = 0, y = 0] = await positionOf(page.getByRole('button', { name: /^Make a budget/ }))
  await drag(page, { x: x + 70, y: y + 20 })
  expect(await positionOf(first)).toEqual(start)
  await expect(page).toHaveURL(paths.skillMap)

  await drag(page, { x: 1000, y: 250 })
  expect(await positionOf(first)).not.toEqual(start)
  await page.getByRole('button', { name: t('common:ui.chart.center') }).click()
  await expect.poll(() => positionOf(first)).toEqual(start)
  await page.getByRole('button', { name: t('common:ui.chart.zoomIn') }).click()
  await expect.poll(async () => (await first.boundingBox())?.width).toBeGreaterThan(1.1 * width)
  await page.getByRole('button', { name: t('common:ui.chart.center') }).click()

  await page.mouse.move(640, 450)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, 200)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await first.boundingBox())?.width).toBeLessThan(0.95 * width)
})

test('a moved map stays while a banner comes and goes', async ({ page, openAt, context, t }) => {
  await openAt('sam', map)
  const cooking = page.getByRole('button', { name: /^Cooking/ })
  await cooking.waitFor()
  await drag(page, { x: 1000, y: 250 })
  const inChart = async () => {
    const [x = 0, y = 0] = await positionOf(cooking)
    const [left = 0, top = 0] = await positionOf(page.locator('.react-flow'))
    return [x - left, y - top]
  }
  const before = await inChart()
  const banner = page.getByText(t('common:ui.offline.banner'))
  await context.setOffline(true)
  await banner.waitFor()
  expect(await inChart()).toEqual(before)
  await context.setOffline(false)
  await expect(banner).toBeHidden()
  expect(await inChart()).toEqual(before)
})

test('the map stays in sight and keeps the focus when the window changes', async ({
  page,
  openAt,
}) => {
  await openAt('sam', map)
  const cooking = page.getByRole('button', { name: /^Cooking/ })
  await cooking.focus()
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    for (const node of await page.locator('.react-flow button').all()) {
      await expect(node).toBeInViewport()
    }
    await expect(cooking).toBeFocused()
  }
})

test('the path goes from node to node by Tab, and Escape closes each popover', async ({
  page,
  openAt,
}) => {
  await openAt('sam', soup)
  const nodes = page.getByRole('group', { name: /^Your path/ }).getByRole('button')
  await expect(nodes).toHaveCount(8)
  await expect(page.locator('.react-flow__edge')).toHaveCount(7)
  await nodes.first().focus()
  for (const node of await nodes.all()) {
    await expect(node).toBeFocused()
    await page.keyboard.press('Enter')
    const popover = page.getByRole('dialog')
    await expect(popover.getByRole('heading')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(popover).toBeHidden()
    await expect(node).toBeFocused()
    await page.keyboard.press('Tab')
  }
})

test('an open popover stays beside its node when the window changes', async ({ page, openAt }) => {
  await openAt('sam', soup)
  await page.locator('#node-1').click()
  const popover = page.getByRole('dialog')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await popover.boundingBox())?.width).toBe(390)
  for (const width of [844, 1000]) {
    await page.setViewportSize({ width, height: 600 })
    await expect
      .poll(async () => {
        const layer = await popover.boundingBox()
        const picture = await page.locator('#node-1 > *').first().boundingBox()
        if (!layer || !picture) return false
        return layer.x + layer.width < picture.x || picture.x + picture.width < layer.x
      })
      .toBe(true)
  }
})

test('the map scrolls by touch, and a second tap opens a skill @es', async ({
  page,
  openAt,
  t,
  isMobile,
}) => {
  test.skip(!isMobile)
  await page.setViewportSize({ width: 390, height: 600 })
  await openAt('lucia', map)
  const budget = page.getByRole('button', { name: /^Hacer un presupuesto/ })
  await budget.waitFor()
  await swipeUp(page)
  expect(await scrolled(page)).toBeGreaterThan(100)
  const tooltip = page.getByRole('tooltip', {
    name: t('skill-map:tapAgain.open', { name: 'Hacer un presupuesto' }),
  })
  await expect(tooltip, 'a swipe is no tap').toHaveCount(0)
  await budget.tap()
  await expect(tooltip).toBeInViewport({ ratio: 1 })
  // Two quick taps do not zoom the page.
  await expect(budget).toHaveCSS('touch-action', 'manipulation')
  await budget.tap()
  await page.getByRole('heading', { level: 1, name: 'Hacer un presupuesto' }).waitFor()
  await swipeUp(page)
  expect(await scrolled(page)).toBeGreaterThan(100)
})

test('on a phone held sideways a swipe over the map scrolls the page @phone', async ({
  page,
  openAt,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await openAt('sam', map)
  await page.getByRole('button', { name: /^Cooking/ }).waitFor()
  await swipeUp(page, { x: 422, y: 330 })
  expect(await scrolled(page)).toBeGreaterThan(100)
})

for (const [name, place] of Object.entries(charts)) {
  test(`nothing covers a node of the ${name} at any width @es`, async ({
    page,
    openAt,
    context,
  }) => {
    await openAt('sam', place)
    await firstNode(page).waitFor()
    for (const offline of [false, true]) {
      await context.setOffline(offline)
      for (const width of [1280, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 768 })
        await expect
          .poll(() => page.evaluate(elementsOverNodes), { message: `${width} px, ${offline}` })
          .toEqual([])
      }
    }
  })

  test(`the ${name} fills most of a phone @es`, async ({ page, openAt, isMobile }) => {
    test.skip(!isMobile)
    await page.setViewportSize({ width: 360, height: 740 })
    await openAt('sam', place)
    await firstNode(page).waitFor()
    await page.waitForLoadState('networkidle')
    const height = await page.evaluate(() => {
      const chart = document.querySelector('.react-flow')
      const { top, bottom, left, width } = chart?.getBoundingClientRect() ?? new DOMRect()
      let end = Math.min(bottom, window.innerHeight)
      const isCovered = () => !chart?.contains(document.elementFromPoint(left + width / 2, end - 1))
      while (end > top && isCovered()) end -= 1
      return end - top
    })
    expect(height).toBeGreaterThanOrEqual(0.6 * 740)
  })

  for (const [aid, width, height, letters] of [
    ['with text of double size', 390, 844, doubleText],
    ['in a window of 320 px', 320, 640, undefined],
    ['at 400 %', 320, 200, undefined],
  ] as const) {
    test(`no word of the ${name} breaks or is cut ${aid} @es`, async ({
      page,
      openAt,
      isMobile,
    }) => {
      test.skip(!isMobile)
      await page.setViewportSize({ width, height })
      await letters?.(page)
      await openAt('sam', place)
      await firstNode(page).waitFor()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(overflowIn, width)).toEqual([])
      expect(await page.evaluate(brokenWords)).toEqual([])
      expect(await page.evaluate(elementsOverNodes)).toEqual([])
    })
  }
}

test('with wider text spacing the map still says what is not started', async ({ page, openAt }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })
  await openAt('sam', map)
  await page
    .getByRole('button', { name: /^Make a budget/ })
    .getByText('Not started')
    .waitFor()
  expect(await page.evaluate(brokenWords)).toEqual([])
})

test('a path that fails is asked for four times, although the map has begun to ask', async ({
  page,
  openAt,
  t,
  problems,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const isPath = new URL(request.url()).pathname === '/api/subskills'
    if (isPath && request.method() === 'GET') asked.push(request.url())
  })
  await openAt('path-fails', map)
  await page
    .getByRole('button', { name: /, Cooking$/ })
    .first()
    .click()
  await page.getByText(t('learning-path:failed')).waitFor()
  await page.waitForTimeout(1500)
  expect(asked).toHaveLength(4)
  forgive(problems, /500/)
})
