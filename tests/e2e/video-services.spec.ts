import { expect, forgive, test, type Page } from '@tests/fixtures/browser/test'
import { answerForYouTube, refusedVideo, youtube } from '@tests/fixtures/browser/youtube'
import { lessonLocation } from '@tests/support/lessons'

test.use({ otherHosts: [youtube] })

const lesson = lessonLocation(1001)
const player = (page: Page) => page.frameLocator('iframe')

/** Makes the server return this address for the lesson's video. */
const videoIsAt = (page: Page, videoUrl: string) =>
  page.route('**/api/knowledge-subskill*', (route) =>
    route.fulfill({
      json: { title: 'A soup for two', videoUrl },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )

test('a video on YouTube has captions in the learner’s language, and enables Continue at its end', async ({
  page,
  context,
  openAt,
  t,
}) => {
  await answerForYouTube(context)
  await videoIsAt(page, `${youtube}/watch?v=abcdefghijk`)
  await openAt('lucia', lesson)
  await expect(player(page).getByText('Captions: en')).toBeVisible()
  await expect(page.locator('iframe')).not.toHaveAttribute('src', /autoplay/)
  await expect(page.getByText(t('modules:video.watched'))).toHaveCount(0)
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(player(page).getByText('Captions: es')).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await player(page).getByRole('button', { name: 'Play' }).click()
  await expect(page.getByText(t('modules:video.watched'))).toBeVisible()
  await page.getByRole('button', { name: t('modules:continue') }).click()
  await expect(page.getByRole('group', { name: t('modules:quiz.options') })).toBeVisible()
})

test('a video that YouTube refuses can be opened there', async ({
  page,
  context,
  openAt,
  t,
  problems,
}) => {
  await answerForYouTube(context)
  await videoIsAt(page, `${youtube}/watch?v=${refusedVideo}`)
  await openAt('lucia', lesson)
  await page.getByText(t('common:ui.video.failed')).waitFor()
  const elsewhere = page.getByRole('link', { name: t('common:ui.video.open') })
  await expect(elsewhere).toHaveAttribute('href', new RegExp(refusedVideo))
  await expect(elsewhere).toHaveAttribute('target', '_blank')
  // The player itself logs the refusal.
  forgive(problems, /^console error/)
})

test('where YouTube is blocked, the lesson offers another way on', async ({
  page,
  openAt,
  t,
  problems,
}) => {
  await page.route(`${youtube}/**`, (route) => route.abort())
  await videoIsAt(page, 'https://youtu.be/abcdefghijk')
  await openAt('lucia', lesson)
  await expect(page.getByText(t('common:ui.video.slow'))).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('link', { name: t('common:ui.video.open') })).toBeVisible()
  forgive(problems, /ERR_FAILED|youtube|page error: Event/)
})
