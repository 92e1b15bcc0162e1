import { paths } from '@/config/paths'
import { expect, test, type Locator } from '@tests/fixtures/browser/test'
import { lessonLocation, optionOf } from '@tests/support/lessons'

/** Width and height in px of every element that shows. */
const sizesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all
      .filter((one) => one instanceof HTMLElement && one.checkVisibility())
      .map((one) => (one instanceof HTMLElement ? [one.offsetWidth, one.offsetHeight] : [])),
  )

test('the nodes of the map are 120, 80 and 60 px wide', async ({ page, openAt }) => {
  await openAt('sam', { address: paths.skillMap })
  await page.locator('.react-flow__node').first().waitFor()
  for (const [node, size] of [
    ['user', 120],
    ['category', 80],
    ['skill', 60],
  ]) {
    const parts = await sizesOf(page.locator(`.react-flow__node-${node} *`))
    expect(parts, `${node}`).toContainEqual([size, size])
  }
})

test('the answers of a quiz are at most 400 px wide at any width', async ({ page, openAt }) => {
  await openAt('sam', lessonLocation(1002))
  await page.getByText(optionOf(1002, 0, 'right').en).waitFor()
  for (const width of [430, 740, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const answers = await sizesOf(page.getByRole('group').getByRole('button'))
    expect(answers.length).toBeGreaterThan(1)
    for (const [wide] of answers) expect(wide).toBeLessThanOrEqual(400)
  }
})

test('the frame of a pdf is 600 × 400 px', async ({ page, openAt }) => {
  await openAt('sam', lessonLocation(1014))
  await page.locator('canvas').first().waitFor()
  expect(await sizesOf(page.locator('main div'))).toContainEqual([600, 400])
})

test('the steps of a path are dark blue, and muted if locked', async ({ page, openAt }) => {
  await openAt('sam', { address: paths.learningPath, state: { skillId: 11 } })
  const steps = page.locator('.react-flow__node button:has(> span > span)')
  await steps.first().waitFor()
  const colors = async (some: Locator) =>
    new Set(
      await some
        .locator('> span:first-child > span')
        .evaluateAll((discs) => discs.map((disc) => getComputedStyle(disc).backgroundColor)),
    )
  const locked = steps.filter({ hasText: 'Locked' })
  expect(await colors(locked)).toEqual(new Set(['rgb(183, 203, 221)']))
  expect(await colors(steps.filter({ hasNotText: 'Locked' }))).toEqual(
    new Set(['rgb(23, 80, 140)']),
  )
})

test('a checked step of a challenge is struck through', async ({ page, openAt, t }) => {
  await openAt('lucia', lessonLocation(1203))
  await page.getByRole('button', { name: t('modules:continue'), exact: true }).click()
  await page.getByRole('checkbox').first().check()
  const struck = () =>
    page
      .locator('ol label span:last-of-type')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).textDecorationLine))
  await expect
    .poll(async () => (await struck()).filter((one) => one === 'line-through').length)
    .toBe(1)
})
