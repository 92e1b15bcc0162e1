import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { expect, test } from '@tests/fixtures/browser/test'
import { keyboard } from '@tests/fixtures/journey/input'
import { skillOfAllTypes, skillOnMap, storyIn, type StoryStep } from '@tests/fixtures/journey/story'
import { followStory, keepsFocus, onPage } from '@tests/fixtures/journey/way'

// On a desktop by keyboard alone.
test('a new learner goes from sign-up to the trophy, through all kinds of lessons @phone @es', async ({
  page,
  input,
  isMobile,
  language,
  t,
  browserName,
}) => {
  test.setTimeout(300_000)
  const seen = new Set<string>()
  const check = async (step: StoryStep) => {
    if (!isMobile) await keepsFocus(page)
    // Only the password is missing then.
    if ('read' in step && step.read === t('auth:signIn.reason.registered'))
      await expect(page.locator('input[type=password]')).toBeFocused()
    const screen = await page.locator('h1').filter({ visible: true }).allInnerTexts()
    const isNew = 'read' in step && !seen.has(screen.join())
    seen.add(screen.join())
    if (isNew && isMobile && browserName === 'chromium') await expectNoAxeViolations(page)
  }
  await page.goto('/')
  const way = onPage(page, isMobile ? input : keyboard(page), { check })
  await followStory(storyIn(language), way)

  await page.reload()
  const name = skillOnMap(language, skillOfAllTypes(), 'done')
  await expect(page.getByRole('button', { name })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
