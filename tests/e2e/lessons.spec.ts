import { expect, test, type Locator, type Page } from '@tests/fixtures/browser/test'
import { hashed } from '@tests/fixtures/stored'
import { wizardAt } from '@tests/pictures/states/first-steps'
import { lessonLocation, optionOf, rightOptions, stepsOf } from '@tests/support/lessons'

const video = 1001
const quiz = 1002
const practice = 1013
const challenge = 1203

const exactly = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The center of a button. */
async function centerOf(button: Locator) {
  await button.waitFor()
  const { x, y, width, height } = (await button.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  return [x + width / 2, y + height / 2] as const
}

async function pressTwice(page: Page, button: Locator, isMobile: boolean): Promise<void> {
  const [x, y] = await centerOf(button)
  if (!isMobile) return page.mouse.dblclick(x, y)
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(x, y)
}

/** The writes that the app sends from now on. */
function writesOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (!['GET', 'OPTIONS'].includes(request.method())) sent.push(request.url())
  })
  return sent
}

test.describe('a double press on a button that another one replaces counts once:', () => {
  test('Continue of a practice @phone', async ({ page, openAt, t, isMobile }) => {
    await openAt('lucia', lessonLocation(practice))
    const sent = writesOf(page)
    await pressTwice(page, exactly(page, t('modules:continue')), isMobile)
    await exactly(page, t('modules:practice.complete')).waitFor()
    // By then any effect of the second press would show or be sent.
    await page.waitForTimeout(500)
    await expect(exactly(page, t('modules:practice.complete'))).toBeVisible()
    expect(sent).toEqual([])
  })

  test('Next before the summary of a profile @phone', async ({ page, openAt, t, isMobile }) => {
    const { keeps, learner, at } = wizardAt(3)
    const kept = Object.entries(keeps).map(([name, value]) => [hashed(name), value] as const)
    await page.addInitScript((things) => {
      for (const [name, value] of things) localStorage.setItem(name, value)
    }, kept)
    await openAt(learner, at)
    const sent = writesOf(page)
    await pressTwice(page, exactly(page, t('onboarding:next')), isMobile)
    await page.waitForTimeout(500)
    await expect(page.getByRole('heading', { name: t('onboarding:summary.title') })).toBeVisible()
    expect(sent).toEqual([])
  })

  test('Continue of a question @phone', async ({ page, openAt, t, isMobile }) => {
    await openAt('lucia', lessonLocation(quiz))
    await page.getByRole('button', { name: optionOf(quiz, 0, 'right').en }).click()
    await page.getByText(t('modules:quiz.wellDone')).waitFor()
    await pressTwice(page, exactly(page, t('modules:continue')), isMobile)
    await page.waitForTimeout(500)
    const questions = rightOptions(quiz).length
    await expect(
      page.getByText(t('modules:quiz.position', { question: 2, questions })),
    ).toBeVisible()
  })
})

test('a switch device presses at its own pace, and each press counts', async ({
  page,
  openAt,
  t,
}) => {
  await openAt('lucia', lessonLocation(practice))
  await exactly(page, t('modules:continue')).waitFor()
  await page.evaluate(
    async (wanted) => {
      for (const name of wanted) {
        const buttons = [...document.querySelectorAll('button')]
        buttons.find(({ textContent }) => textContent === name)?.click()
        await new Promise((resolve) => setTimeout(resolve, 120))
      }
    },
    [t('modules:continue'), t('modules:practice.complete')],
  )
  await expect(
    page.getByRole('dialog', { name: t('celebrations:practiceDone.title') }),
  ).toBeVisible()
})

test('a locked Continue looks the same below the pointer, for it cannot be pressed', async ({
  page,
  openAt,
  t,
}) => {
  await openAt('sam', lessonLocation(quiz))
  const goOn = exactly(page, t('modules:continue'))
  await goOn.waitFor()
  const color = await goOn.evaluate((button) => getComputedStyle(button).backgroundColor)
  await goOn.hover({ force: true })
  // Past any transition.
  await page.waitForTimeout(500)
  await expect(goOn).toHaveCSS('background-color', color)
})

test('the video is where the learner left it after a reload, and in the other language', async ({
  page,
  openAt,
}) => {
  await openAt('lucia', lessonLocation(video))
  const clip = page.locator('video')
  const second = () => clip.evaluate((element: HTMLVideoElement) => element.currentTime)
  await clip.evaluate(async (element: HTMLVideoElement) => {
    if (element.readyState < 1) {
      await new Promise((resolve) => element.addEventListener('loadedmetadata', resolve))
    }
    element.currentTime = 9
  })
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('seconds')))
    .toBe(true)
  await page.reload()
  await expect.poll(second).toBe(9)

  const english = (await clip.getAttribute('src')) ?? ''
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(clip).not.toHaveAttribute('src', english)
  await expect.poll(second).toBe(9)
  expect(await clip.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
})

test('help for a challenge opens in a new tab, by touch at the second tap @phone', async ({
  page,
  context,
  openAt,
  input,
  t,
}) => {
  await openAt('lucia', lessonLocation(challenge))
  await input.press(exactly(page, t('modules:continue')))
  await expect(page.getByRole('checkbox')).toHaveCount(stepsOf(challenge).length)
  const help = page.getByRole('link', { name: t('modules:challenge.needHelp') }).first()
  const opened = context.waitForEvent('page')
  await input.pressOnMap(help)
  const tab = await opened
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  expect(context.pages()).toHaveLength(2)
})
