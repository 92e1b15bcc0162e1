import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { paths } from '@/config/paths'
import { openAt } from '@tests/fixtures/browser/open-at'
import { test } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'
import { afterLesson } from '@tests/fixtures/curriculum-lessons'

const t = textsOf('en')

/** The history state after completing a module of skill 11. */
const justCompleted = {
  address: paths.learningPath,
  state: afterLesson(1006),
}
const pathOnly = { address: paths.learningPath, state: { skillId: 11 } }

/** Records every picture of a celebration, frame by frame. */
async function notePictures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Reflect.set(window, 'pictures', seen)
    const look = () => {
      const shown = document.querySelectorAll('[data-celebration] svg')
      for (const picture of shown) {
        if (getComputedStyle(picture).visibility === 'visible') seen.add(picture.innerHTML)
      }
      requestAnimationFrame(look)
    }
    look()
  })
}

const picturesSeen = (page: Page) =>
  page.evaluate(() => {
    const seen: unknown = Reflect.get(window, 'pictures')
    return seen instanceof Set ? seen.size : 0
  })

/** Requests for files of the animation player. */
function playersFiles(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    if (/MovingPicture|lottie/i.test(request.url())) files.push(request.url())
  })
  return files
}

const art = (page: Page) => page.locator('[data-celebration^="great-job"]')
const dialog = (page: Page) => page.getByRole('dialog', { name: t('celebrations:greatJob.title') })

test('Great Job is animated once; its player is fetched only then', async ({ openApp }) => {
  const opened = await openApp()
  const { page } = opened
  const files = playersFiles(page)
  await notePictures(page)
  await openAt(opened, 'sam', pathOnly)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(files).toEqual([])

  // The animation is skipped if its player loads too late; the second time it is cached.
  for (let time = 1; time <= 2 && (await picturesSeen(page)) < 3; time += 1) {
    await page.evaluate((usr) => {
      history.replaceState({ usr, key: 'done', idx: 0 }, '')
    }, justCompleted.state)
    await page.reload()
    await dialog(page).waitFor()
    await page.waitForTimeout(2500)
  }
  expect(files.length).toBeGreaterThan(0)
  expect(await picturesSeen(page)).toBeGreaterThan(2)

  const rested = await picturesSeen(page)
  const picture = await art(page).screenshot()
  await page.waitForTimeout(500)
  expect(await picturesSeen(page)).toBe(rested)
  expect(await art(page).screenshot()).toEqual(picture)
})

test('Great Job shows only its last picture where reduced motion is preferred', async ({
  openApp,
}) => {
  const opened = await openApp({ reducedMotion: 'reduce' })
  const { page } = opened
  const files = playersFiles(page)
  await notePictures(page)
  await openAt(opened, 'sam', justCompleted)
  await dialog(page).waitFor()
  await page.waitForTimeout(2000)
  expect(await picturesSeen(page)).toBe(1)
  expect(files).toEqual([])
})

test('Great Job shows a picture if its player cannot load', async ({ openApp, problems }) => {
  const opened = await openApp()
  const { page } = opened
  await page.route(/MovingPicture/, (route) => route.abort('blockedbyclient'))
  await notePictures(page)
  await openAt(opened, 'sam', justCompleted)
  await dialog(page).waitFor()
  await expect.poll(() => problems.length).toBeGreaterThan(0)
  await page.waitForTimeout(500)
  expect(await picturesSeen(page)).toBe(1)
  await dialog(page)
    .getByRole('button', { name: t('celebrations:greatJob.continue') })
    .click()
  await dialog(page).waitFor({ state: 'hidden' })
  expect(
    problems.filter((problem) => !/MovingPicture|Failed to load resource/.test(problem)),
  ).toEqual([])
  problems.splice(0)
})
