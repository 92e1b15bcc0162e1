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

/** The server says that the lesson's video is at this address. */
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

describe('a lesson whose video is on YouTube or Vimeo', () => {
  test.for(['https://www.youtube.com/watch?v=abcdefghijk', 'https://vimeo.com/123456'])(
    '%s asks for captions, and opens the way on at its end',
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

  test('asks for captions in the other language too, and goes on where it was', async ({
    openApp,
  }) => {
    const opened = await openApp()
    const { page } = opened
    await answerForServices(page.context())
    await videoIsAt(page, 'https://www.youtube.com/watch?v=abcdefghijk')
    await openAt(opened, 'lucia', lessonLocation(lesson))
    await play(page).click()
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('videoPlace_')))
    await expect.poll(kept).toBe(true)
    await page.getByRole('button', { name: 'Español' }).click()
    await captions(page, 'es').waitFor()
    expect(Number((await addressOf(page)).searchParams.get('start'))).toBeGreaterThan(0)
  })

  test('says so when the service refuses it, and can be tried again', async ({
    openApp,
    problems,
  }) => {
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
    // The player writes the service's refusal to the console itself.
    expect(problems.every((problem) => problem.startsWith('console error'))).toBe(true)
    problems.splice(0)
  })

  test('names a way on where the service is blocked', async ({ openApp, problems }) => {
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
