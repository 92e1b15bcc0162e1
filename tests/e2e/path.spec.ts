import { expect, test } from '../support/e2e'
import { centerOf, overlapsOf, standsStill, chartWindows } from '../support/geometry'

test('the nodes run in a snake of growing rows, and a curve joins two rows', async ({
  page,
  openAs,
}) => {
  await openAs('sam', '/learningpath', { skillId: 11 })
  const nodes = page.locator('.react-flow button')
  await standsStill(nodes.first())
  const centers = await Promise.all((await nodes.all()).map(centerOf))
  const [a, b, c, d, e] = centers.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  if (!a || !b || !c || !d || !e) throw new Error('The path has too few nodes')
  // Two to the right, then three back to the left.
  expect([a.y, b.y]).toEqual([a.y, a.y])
  expect([c.y, d.y, e.y]).toEqual([c.y, c.y, c.y])
  expect(c.y).toBeGreaterThan(b.y)
  expect(b.x).toBeGreaterThan(a.x)
  expect(d.x).toBeLessThan(c.x)
  expect(e.x).toBeLessThan(d.x)
  await expect(page.locator('.react-flow__edge-turn path').first()).toHaveAttribute('d', /C/)
  await expect(page.locator('.react-flow__edge')).toHaveCount(centers.length - 1)
})

test('no node of a path overlaps another one, whatever the window', async ({ page, openAs }) => {
  for (const [width, height] of chartWindows) {
    await page.setViewportSize({ width, height })
    await openAs('sam', '/learningpath?skill=11')
    const nodes = page.locator('.react-flow button')
    await standsStill(nodes.first())
    expect(await overlapsOf(nodes)).toEqual([])
  }
})

test('each node opens by Enter, closes by Escape and gets the focus back', async ({
  page,
  openAs,
}) => {
  await openAs('sam', '/learningpath', { skillId: 11 })
  const nodes = page.locator('.react-flow button')
  await nodes.first().focus()
  for (const node of await nodes.all()) {
    await expect(node).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(node).toBeFocused()
    await page.keyboard.press('Tab')
  }
})

test('the details of a node stand beside it, on a phone at the bottom of the window', async ({
  page,
  openAs,
}) => {
  await openAs('sam', '/learningpath', { skillId: 11 })
  await page.locator('#node-1').click()
  const details = page.getByRole('dialog')
  await expect(details).toBeVisible()
  const node1 = page.locator('#node-1 > *').first()
  await expect.poll(() => overlapsOf(details.or(node1))).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await details.boundingBox())?.width).toBe(390)
  const { y = 0, height = 0 } = (await details.boundingBox()) ?? {}
  expect(y + height).toBeCloseTo(844, 0)
  await page.keyboard.press('Escape')
  // There the page moves up, so that the node stays in view.
  await page.locator('#node-4').click()
  const node = page.locator('#node-4 > *').first()
  await expect.poll(() => overlapsOf(details.or(node))).toEqual([])
})

test('the details of the first node leave the head of the page free', async ({ page, openAs }) => {
  await openAs('lucia', '/learningpath?skill=11')
  for (const id of ['node-0', 'node-1']) {
    await page.locator(`#${id}`).click()
    const details = page.getByRole('dialog')
    const head = page.getByRole('region', { name: 'What comes next', includeHidden: true })
    await expect.poll(() => overlapsOf(details.or(head))).toEqual([])
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
  }
})

test('details with letters of 200 % widen, and have their action in view @both', async ({
  page,
  openAs,
  t,
}) => {
  await openAs('sam', '/learningpath', { skillId: 11 })
  await page.locator('#node-1').click()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    window.dispatchEvent(new Event('resize'))
  })
  const start = page.getByRole('button', { name: t('learningPath.subSkill.start'), exact: true })
  await expect(start).toBeInViewport({
    ratio: 1,
  })
  const details = page.getByRole('dialog')
  await expect.poll(async () => (await details.boundingBox())?.width).toBeGreaterThan(340)
})

test('a path begins with the next step in view, also far down, after a reload and in the list @both', async ({
  page,
  openAs,
  t,
}) => {
  const { width = 1280 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width, height: 700 })
  await openAs('tomas', '/learningpath', { skillId: 21 })
  const isScrolled = expect.poll(() => page.evaluate(() => window.scrollY))
  await isScrolled.toBeGreaterThan(0)
  const next = page.locator('[aria-current=step] > *').first()
  // Above the Continue bar of a phone, though the path ends soon below it; on a desktop with the bar of the head.
  await expect.poll(async () => (await centerOf(next)).y).toBeLessThan(620)
  await expect(page.getByRole('link', { name: /^Contin/ })).toBeInViewport({ ratio: 1 })
  // The window scrolls, not the chart within its frame, whose edge would cut the first nodes.
  const scrolled = await page
    .locator('main, main *')
    .evaluateAll((all) => all.filter(({ scrollTop }) => scrollTop > 0).length)
  expect(scrolled).toBe(0)
  await page.reload()
  await isScrolled.toBeGreaterThan(0)
  await expect(next).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: t('ui.view.list'), exact: true }).click()
  await expect(next).toBeInViewport({ ratio: 1 })
})

test('a swipe over the path scrolls the page @phone', async ({ page, openAs }) => {
  await openAs('sam', '/learningpath', { skillId: 11 })
  await expect(page.locator('.react-flow button').first()).toBeVisible()
  const session = await page.context().newCDPSession(page)
  const swipe = { x: 195, y: 450, yDistance: -300, speed: 2000 }
  await session.send('Input.synthesizeScrollGesture', swipe)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
})
