import { paths } from '@/config/paths'
import { expect, forgive, test, type Page } from '@tests/fixtures/browser/test'
import { afterLesson } from '@tests/support/lessons'

const justCompleted = { address: paths.learningPath, state: afterLesson(1006) }

/** Records every picture of a celebration, frame by frame. */
const notePictures = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>()
    Reflect.set(window, 'pictures', seen)
    const look = () => {
      for (const picture of document.querySelectorAll('[data-celebration] svg')) {
        if (getComputedStyle(picture).visibility === 'visible') seen.add(picture.innerHTML)
      }
      requestAnimationFrame(look)
    }
    look()
  })

const picturesSeen = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'pictures') as Set<string>).size)

test('Great Job is animated once, and then stands still', async ({ page, openAt, t }) => {
  await notePictures(page)
  await openAt('sam', justCompleted)
  await expect(page.getByRole('dialog', { name: t('celebrations:greatJob.title') })).toBeVisible()
  // The animation is skipped if its player loads too late; the second time it is cached.
  await page.waitForTimeout(2500)
  if ((await picturesSeen(page)) < 3) {
    await page.evaluate((usr) => {
      history.replaceState({ usr, key: 'done', idx: 0 }, '')
    }, justCompleted.state)
    await page.reload()
    await page.getByRole('dialog').waitFor()
    await page.waitForTimeout(2500)
  }
  const rested = await picturesSeen(page)
  expect(rested).toBeGreaterThan(2)
  await page.waitForTimeout(500)
  expect(await picturesSeen(page)).toBe(rested)
})

test.describe('where reduced motion is preferred', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('Great Job shows only its last picture', async ({ page, openAt }) => {
    await notePictures(page)
    await openAt('sam', justCompleted)
    await page.getByRole('dialog').waitFor()
    await page.waitForTimeout(1500)
    expect(await picturesSeen(page)).toBe(1)
  })
})

test('Great Job shows a picture if its player cannot load', async ({
  page,
  openAt,
  t,
  problems,
}) => {
  await page.route(/MovingPicture/, (route) => route.abort('blockedbyclient'))
  await notePictures(page)
  await openAt('sam', justCompleted)
  await expect.poll(() => problems.length).toBeGreaterThan(0)
  expect(await picturesSeen(page)).toBe(1)
  await page.getByRole('button', { name: t('celebrations:greatJob.continue') }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  forgive(problems, /MovingPicture|Failed to load resource/)
})
