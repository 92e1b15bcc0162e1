import { expect, test } from '../support/e2e'
import { centerOf, overlapsOf, standsStill, chartWindows } from '../support/geometry'

test('categories 1 to 4 stand at the top, right, bottom and left of the learner', async ({
  page,
  openAs,
}) => {
  await openAs('omar', '/skillmap')
  const node = (name: RegExp) => page.getByRole('button', { name })
  await standsStill(node(/^Cooking/))
  const user = await centerOf(page.locator('.react-flow__node-user'))
  const [top, right, bottom, left] = await Promise.all(
    [/^Cooking/, /^Finances/, /^Social skills/, /^Living/].map((name) => centerOf(node(name))),
  )
  expect(top?.y).toBeLessThan(user.y - 100)
  expect(right?.x).toBeGreaterThan(user.x + 100)
  expect(bottom?.y).toBeGreaterThan(user.y + 100)
  expect(left?.x).toBeLessThan(user.x - 100)
})

test('no node of a full map overlaps another one, whatever the window', async ({
  page,
  openAs,
}) => {
  for (const [width, height] of chartWindows) {
    await page.setViewportSize({ width, height })
    await openAs('omar', '/skillmap')
    const nodes = page.locator('.react-flow button')
    await standsStill(nodes.first())
    expect(await overlapsOf(nodes)).toEqual([])
  }
})

test('a map of one category is in the middle of its frame and fills it, below Continue', async ({
  page,
  openAs,
}) => {
  await page.route('**/api/skill-map/**', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: {
        'skill-map': [
          {
            category: { id: 1, name: 'Cooking', color: null, iconType: 'cooking' },
            selectedSkills: [{ id: 11, name: 'Cook a simple recipe', progress: 0 }],
          },
        ],
      },
    }),
  )
  await openAs('sam', '/skillmap')
  const frame = await page.locator('.react-flow').boundingBox()
  if (!frame) throw new Error('There is no map')
  const middle = frame.x + frame.width / 2
  const things = page.locator('.react-flow__node:not(.react-flow__node-water)')
  /** The left, right, top and bottom of everything on the map. */
  const bounds = () =>
    things.evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect())
      return {
        left: Math.min(...boxes.map((box) => box.left)),
        right: Math.max(...boxes.map((box) => box.right)),
        height:
          Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top)),
      }
    })
  await expect.poll(async () => (await bounds()).height / frame.height).toBeGreaterThan(0.75)
  const { left, right } = await bounds()
  expect(Math.abs((left + right) / 2 - middle)).toBeLessThan(20)
  const card = await centerOf(page.getByRole('region', { name: 'What comes next' }))
  expect(Math.abs(card.x - middle)).toBeLessThan(20)
})

test('the Tab key goes from category to skill, and Enter opens the skill', async ({
  page,
  openAs,
}) => {
  await openAs('sam', '/skillmap')
  await page.getByRole('button', { name: /^Cooking/ }).focus()
  for (const name of [
    /^Cooking, 1 skill$/,
    /^Cook a simple recipe/,
    /^Finances/,
    /^Make a budget/,
  ]) {
    await expect(page.locator(':focus')).toHaveAccessibleName(name)
    await page.keyboard.press('Tab')
  }
  await page.getByRole('button', { name: /^Make a budget/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Make a budget' })).toBeFocused()
})

test('the first tap says to tap again, and the second opens the skill @phone', async ({
  page,
  openAs,
}) => {
  await openAs('lucia', '/skillmap')
  const skill = page.getByRole('button', { name: /^Hacer un presupuesto/ })
  // It goes after a second.
  const tooltip = expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 })
  await Promise.all([tooltip, skill.tap()])
  await expect(page).toHaveURL('/skillmap')
  await skill.tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Hacer un presupuesto' })).toBeVisible()
})

test('the way back from a path leads to its skill on the map, also far down @phone', async ({
  page,
  openAs,
}) => {
  await openAs('omar', '/learningpath', { skillId: 43 })
  await page.getByRole('link', { name: 'Volver al mapa de habilidades' }).click()
  await expect(page.getByRole('button', { name: /^Viajar en bus/ })).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the water can be dragged and zoomed, and the chart brought back', async ({
  page,
  openAs,
}) => {
  await openAs('sam', '/skillmap')
  const cooking = page.getByRole('button', { name: /^Cooking/ })
  await standsStill(cooking)
  const start = await centerOf(cooking)
  await page.mouse.move(1000, 250)
  await page.mouse.down()
  await page.mouse.move(1100, 330, { steps: 5 })
  await page.mouse.up()
  expect(await centerOf(cooking)).not.toEqual(start)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Show the whole map' }).click()
  await expect.poll(async () => Math.round((await centerOf(cooking)).x)).toBe(Math.round(start.x))
})

test('Back brings the list of skills to its place', async ({ page, openAs }) => {
  await openAs('omar', '/skillmap')
  await page.getByRole('button', { name: 'List' }).click()
  const skill = page.getByRole('main').getByRole('list').getByRole('button').last()
  await skill.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(200)
  await skill.click()
  await expect(page).toHaveURL(/learningpath/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test('a category that is opened by its address is in the middle, also far down @both', async ({
  page,
  openAs,
  t,
}) => {
  // As high as a phone in a browser with bars; on a desktop too narrow for the wide chart.
  const { width } = page.viewportSize() ?? { width: 0 }
  await page.setViewportSize({ width: Math.min(width, 1024), height: 660 })
  await openAs('omar', '/skillmap/3')
  const category = page.locator('#category-3')
  const middle = async () => Math.abs((await centerOf(category)).y - 330)
  await expect.poll(middle).toBeLessThan(60)
  await page.getByRole('button', { name: t('ui.view.list'), exact: true }).click()
  await page.goto('/skillmap/3')
  await expect.poll(middle).toBeLessThan(60)
})
