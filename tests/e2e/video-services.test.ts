import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Language } from '@/i18n/languages'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { openAt } from '@tests/fixtures/browser/open-at'
import { test as base } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'
import {
  answerForServices,
  refusedVideo,
  serviceHosts,
} from '@tests/fixtures/browser/video-services'
import { lessonLocation } from '@tests/fixtures/curriculum-lessons'

const test = base.extend({
  app: async ({ app }, provide) => provide({ ...app, alsoKnown: serviceHosts }),
})

const t = textsOf('en')
const lesson = 1001

/** Makes the server return this address for the lesson's video. */
async function videoIsAt(page: Page, videoUrl: string): Promise<void> {
  await page.route('**/api/knowledge-subskill*', (route) =>
    route.fulfill({
      json: { title: 'A soup for two', videoUrl },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
}

const play = (page: Page) => page.frameLocator('iframe').getByRole('button', { name: 'Play' })
const captions = (page: Page, language: Language) =>
  page.frameLocator('iframe').getByText(`Captions: ${language}`)
const watched = (page: Page) => page.getByText(t('modules:video.watched'))
const addressOf = async (page: Page) =>
  new URL((await page.locator('iframe').getAttribute('src')) ?? '')

describe('a lesson with a video on YouTube or Vimeo', () => {
  test.for(['https://www.youtube.com/watch?v=abcdefghijk', 'https://vimeo.com/123456'])(
    '%s shows captions, and enables Continue at its end',
    async (address, { openApp }) => {
      const opened = await openApp()
      const { page } = opened
      await answerForServices(page.context())
      await videoIsAt(page, address)
      await openAt(opened, 'lucia', lessonLocation(lesson))
      await play(page).waitFor()
      await captions(page, 'en').waitFor()
      expect((await addressOf(page)).searchParams.get('autoplay')).toBeNull()
      expect(await watched(page).count()).toBe(0)

      await play(page).click()
      await watched(page).waitFor()
      await page.getByRole('button', { name: t('modules:continue') }).click()
      await page.getByRole('group', { name: t('modules:quiz.options') }).waitFor()
    },
  )

  test('shows captions in the new language after a switch, and continues where it was', async ({
    openApp,
  }) => {
    const opened = await openApp()
    const { page } = opened
    await answerForServices(page.context())
    await videoIsAt(page, 'https://www.youtube.com/watch?v=abcdefghijk')
    await openAt(opened, 'lucia', lessonLocation(lesson))
    await play(page).click()
    const isPositionStored = () =>
      page.evaluate(() =>
        Object.entries(localStorage).some(
          ([key, value]) => key.startsWith('lesson_') && String(value).includes('"seconds"'),
        ),
      )
    await expect.poll(isPositionStored).toBe(true)
    await page.getByRole('button', { name: 'Español' }).click()
    await captions(page, 'es').waitFor()
    expect(Number((await addressOf(page)).searchParams.get('start'))).toBeGreaterThan(0)
  })

  test('reports a video that the service refuses, with a retry', async ({ openApp, problems }) => {
    const opened = await openApp()
    const { page } = opened
    await answerForServices(page.context())
    await videoIsAt(page, `https://www.youtube.com/watch?v=${refusedVideo}`)
    await openAt(opened, 'lucia', lessonLocation(lesson))
    await page.getByText(t('common:ui.video.failed')).waitFor()
    const elsewhere = page.getByRole('link', { name: t('common:ui.video.open') })
    expect(await elsewhere.getAttribute('href')).toContain(refusedVideo)
    expect(await elsewhere.getAttribute('target')).toBe('_blank')
    expect(await elsewhere.getAttribute('rel')).toContain('noopener')
    await expectNoAxeViolations(page, 'a video that its service refuses')
    await page.getByRole('button', { name: t('common:ui.retry') }).click()
    await page.getByText(t('common:ui.video.failed')).waitFor()
    // The player itself logs the refusal.
    expect(problems.every((problem) => problem.startsWith('console error'))).toBe(true)
    problems.splice(0)
  })

  test('offers another way on if the service is blocked', async ({ openApp, problems }) => {
    const opened = await openApp()
    const { page } = opened
    await answerForServices(page.context(), 'blocked')
    await videoIsAt(page, 'https://youtu.be/abcdefghijk')
    await openAt(opened, 'lucia', lessonLocation(lesson))
    await page.getByText(t('common:ui.video.slow')).waitFor()
    await page.getByRole('link', { name: t('common:ui.video.open') }).waitFor()
    expect(problems.length).toBeGreaterThan(0)
    problems.splice(0)
  })
})
