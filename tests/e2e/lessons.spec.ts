import { expect, test, watchToTheEnd } from '../support/e2e'
import { lessonLocation, optionOf } from '../support/lessons'
import { answerForYouTube, refusedVideo, youtube } from '../support/youtube'

const video = '/learningpath/recipe?skill=11&type=video&module=1001&step=101'
const pdf = '/learningpath/knowledge?skill=11&type=pdf&module=1014&step=105'
const practice = '/learningpath/challenge?skill=11&type=practice&module=1013&step=106'
const quiz = lessonLocation(1004)
const challenge = '/learningpath/challenge?skill=21&type=challenge&module=2013&step=205'

test('a video goes on where the learner left it, and Continue opens at its end', async ({
  page,
  openAs,
}) => {
  await openAs('lucia', video)
  const player = page.locator('video')
  const second = () => player.evaluate((one: HTMLVideoElement) => Math.floor(one.currentTime))
  await expect.poll(() => player.evaluate((one: HTMLVideoElement) => one.readyState)).toBe(4)
  await player.evaluate((one: HTMLVideoElement) => {
    one.currentTime = 9
  })
  const stored = () => page.evaluate(() => Object.values(localStorage))
  await expect.poll(stored).toContain('{"seconds":9}')
  await page.reload()
  await expect.poll(second).toBe(9)
  const goOn = page.getByRole('button', { name: 'Continue', exact: true })
  await expect(goOn).toHaveAttribute('aria-disabled', 'true')
  await watchToTheEnd(page)
  await goOn.click()
  await expect(page.getByText('Question 1 of 3')).toBeVisible()
})

test('a video of YouTube plays in its own player, to its end', async ({
  page,
  context,
  openAs,
}) => {
  await answerForYouTube(context)
  await page.route('**/api/knowledge-subskill*', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { status: null, title: 'Soup', videoUrl: `${youtube}/watch?v=abcdefghijk` },
    }),
  )
  await openAs('lucia', video)
  await page.frameLocator('iframe').getByRole('button', { name: 'Play' }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('Question 1 of 3')).toBeVisible()
})

test('a video that may not be embedded says so, and can be opened elsewhere', async ({
  page,
  context,
  openAs,
}) => {
  await answerForYouTube(context)
  await page.route('**/api/knowledge-subskill*', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { status: null, title: 'Soup', videoUrl: `${youtube}/watch?v=${refusedVideo}` },
    }),
  )
  await openAs('lucia', video)
  await expect(page.getByText('The video does not play.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the video' })).toHaveAttribute(
    'href',
    /youtube/,
  )
})

test('a wrong answer clears after two seconds, and arrow keys only move', async ({
  page,
  openAs,
}) => {
  await openAs('sam', quiz.address, quiz.state)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/quiz/answers')) {
      sent.push(request.url())
    }
  })
  const answers = page.getByRole('group').getByRole('button')
  await answers.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(answers.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(answers.first()).toBeFocused()
  const option = (kind: 'right' | 'wrong') =>
    answers.filter({ hasText: optionOf(1004, 0, kind).en })
  const wrong = option('wrong')
  await wrong.press('Enter')
  // Its mark first, which goes after two seconds.
  await expect(wrong).toHaveText(/Not this one/)
  await expect(page.getByText('Almost there! Give it another shot.')).toBeVisible()
  // Only Enter has answered.
  expect(sent).toHaveLength(1)
  await expect(wrong).toHaveText(/Tried/)
  await expect(wrong).not.toHaveAttribute('aria-disabled', 'true')
  await option('right').press('Enter')
  await expect(page.getByText('Well done! You got it right!')).toBeVisible()
})

test('a finished quiz that is loaded again has Continue open', async ({ page, openAs }) => {
  const goOn = page.getByRole('button', { name: 'Continue', exact: true })
  await page.route('**/api/quiz/answers', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { isCorrect: true },
    }),
  )
  await openAs('sam', quiz.address, quiz.state)
  for (const number of [1, 2, 3]) {
    await expect(page.getByText(`Question ${number} of 3`)).toBeVisible()
    await page.getByRole('group').getByRole('button').first().click()
    if (number < 3) await goOn.click()
  }
  const next = page.getByRole('heading', { name: 'Lay out your tools' })
  await goOn.click()
  await expect(next).toBeVisible()
  // The history still has the quiz as it was before.
  await page.goBack()
  await page.reload()
  await expect(page.getByText('You finished this quiz.')).toBeVisible()
  await goOn.click()
  await expect(next).toBeVisible()
})

test('a pdf shows its pages, grows into the whole window and can be saved', async ({
  page,
  openAs,
}) => {
  await openAs('omar', pdf)
  const sheet = page.locator('canvas').first()
  await expect(sheet).toBeVisible()
  // Something is drawn on it.
  await expect
    .poll(() =>
      sheet.evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas
          .getContext('2d')
          ?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
        return new Set(data).size
      }),
    )
    .toBeGreaterThan(10)
  await page.getByRole('button', { name: 'Open the sheet larger' }).click()
  const large = page.getByRole('dialog')
  await expect(large.locator('canvas').first()).toBeVisible()
  const download = page.waitForEvent('download')
  await large.getByRole('link', { name: 'Save the sheet' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
})

test('a double click on Continue of a practice does not complete it', async ({ page, openAs }) => {
  await openAs('omar', practice)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/update-state')) sent.push(request.url())
  })
  await page.getByRole('button', { name: 'Continue', exact: true }).dblclick()
  await expect(page.locator('canvas').first()).toBeVisible()
  expect(sent).toEqual([])
})

test('Complete of a practice is above where Continue was, which a double tap presses @phone', async ({
  page,
  openAs,
  t,
}) => {
  await openAs('omar', practice)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const boxOf = async (name: string) =>
    (await button(name).boundingBox()) ?? { y: Number.NaN, height: Number.NaN }
  const goOn = await boxOf(t('modules.continue'))
  await button(t('modules.continue')).tap()
  await expect(page.locator('canvas').first()).toBeVisible()
  const complete = await boxOf(t('modules.practice.complete'))
  expect(complete.y + complete.height).toBeLessThanOrEqual(goOn.y)
})

test('help for a step opens at the second tap, in a new tab without an opener @phone', async ({
  page,
  context,
  openAs,
}) => {
  await context.route('**/help/*', (route) => route.fulfill({ body: '<h1>Help</h1>' }))
  await openAs('tomas', challenge)
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  const help = page.getByRole('link', { name: '¿Necesitas ayuda?' }).first()
  await help.tap()
  await expect(page.getByRole('tooltip')).toBeVisible()
  expect(context.pages()).toHaveLength(1)
  const opened = context.waitForEvent('page')
  await help.tap()
  expect(await (await opened).evaluate(() => window.opener)).toBeNull()
})
