import { curriculum } from '@/mocks/curriculum/curriculum'
import type { Module, Skill } from '@/mocks/curriculum/schema'
import { findAccount } from '@/mocks/database'
import { expect, test, watchToTheEnd } from '../support/e2e'

const types = ['video', 'quiz', 'pdf', 'practice', 'challenge'] as const
const firstAndLast = ({ subSkills }: Skill) => [...subSkills.slice(0, 1), ...subSkills.slice(-1)]

/** A skill whose first and last part have every type of module, and lesson feedback. */
const skill = curriculum.skills.find((one) => {
  const parts = firstAndLast(one)
  const modules = parts.flatMap((part) => part.modules)
  return (
    types.every((type) => modules.some((module) => module.type === type)) &&
    parts.every(({ feedback }) => feedback)
  )
})

test('a learner goes from sign-up to the trophy of a skill @both', async ({
  page,
  backend,
  t,
  language,
  hasTouch,
}) => {
  if (!skill) throw new Error('No skill has every type of module in two parts')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const press = (name: string) => button(name).click()
  const field = (name: string) => page.getByLabel(name, { exact: true })

  await test.step('sign up and sign in', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: t('landing.getStarted') }).click()
    await page.getByRole('link', { name: t('auth.signIn.createAccount') }).click()
    await field(t('auth.signUp.email')).fill('journey@example.com')
    await field(t('auth.signUp.password')).fill('Norte2026')
    await field(t('auth.signUp.confirmPassword')).fill('Norte2026')
    await press(t('auth.signUp.submit'))
    await expect(page).toHaveURL('/SignIn')
    await expect(field(t('auth.signIn.email'))).toHaveValue('journey@example.com')
    await field(t('auth.signIn.password')).fill('Norte2026')
    await press(t('auth.signIn.submit'))
  })

  await test.step('tell in five steps who they are', async () => {
    await field(t('onboarding.about.ages.25-34')).check()
    await field(t('onboarding.about.genders.Other')).check()
    await press(t('onboarding.next'))
    await page.getByRole('radio', { name: t('onboarding.journey.guided.name') }).check()
    await press(t('onboarding.next'))
    await field(t('onboarding.username.label')).fill('traveler')
    await press(t('onboarding.next'))
    await page.getByRole('checkbox').first().check()
    await press(t('onboarding.next'))
    await expect(page.getByText('traveler', { exact: true })).toBeVisible()
    await press(t('onboarding.finish'))
  })

  // The parts between the first and the last one are done already: they have nothing that those two do not have.
  await backend.work((db) => {
    const account = findAccount(db, 'journey@example.com')
    const between = skill.subSkills.slice(1, -1).flatMap(({ modules }) => modules)
    for (const { id } of between) if (account) account.moduleStates[id] = 'completed'
  })

  await test.step('choose the skill and open its path', async () => {
    await page.getByRole('checkbox', { name: skill.name[language] }).check()
    await press(t('skillSelection.save'))
    const node = page.getByRole('button', { name: skill.name[language] })
    // On a touch screen the first tap only says to tap again.
    if (hasTouch) {
      await node.tap()
      await node.tap()
    } else await node.click()
    await expect(page.getByRole('heading', { level: 1, name: skill.name[language] })).toBeVisible()
    await page.locator('#node-1').click()
    await press(t('learningPath.subSkill.start'))
  })

  for (const { title, modules } of firstAndLast(skill)) {
    await test.step(title[language], async () => {
      for (const module of modules) await finish(module)
      await expect(page.getByRole('heading', { name: t('lessonFeedback.title') })).toBeVisible()
      for (const question of await page.getByRole('radiogroup').all())
        await question.getByRole('radio').nth(3).check({ force: true })
      await press(t('lessonFeedback.submit'))
      const dialog = page.getByRole('dialog', { name: t('celebrations.greatJob.title') })
      await expect(dialog).toContainText(modules.at(-1)?.title[language] ?? '')
      await dialog.getByRole('button', { name: t('celebrations.greatJob.continue') }).click()
    })
  }

  async function finish(module: Module): Promise<void> {
    const goOn = () => press(t('modules.continue'))
    switch (module.type) {
      case 'video':
        await expect(button(t('modules.continue'))).toHaveAttribute('aria-disabled', 'true')
        await watchToTheEnd(page)
        await expect(button(t('modules.continue'))).not.toHaveAttribute('aria-disabled')
        return goOn()
      case 'quiz':
        for (const { text, options } of module.questions) {
          await expect(page.getByRole('heading', { name: text[language] })).toBeVisible()
          const right = options.find(({ correct }) => correct)?.text[language] ?? ''
          await page.getByRole('button', { name: right }).click()
          await expect(page.getByText(t('modules.quiz.wellDone'))).toBeVisible()
          await goOn()
        }
        return
      case 'pdf':
        await expect(page.locator('canvas').first()).toBeVisible()
        await goOn()
        return press(t('celebrations.unlocked.see'))
      case 'practice':
        await goOn()
        await expect(page.locator('canvas').first()).toBeVisible()
        await press(t('modules.practice.complete'))
        return page
          .getByRole('dialog')
          .getByRole('button', { name: t('modules.continue') })
          .click()
      case 'challenge':
        await goOn()
        for (const { text } of module.steps) {
          const step = page.getByText(text[language], { exact: true })
          await expect(step).toHaveCSS('text-decoration-line', 'none')
          await step.click()
          await expect(step).toHaveCSS('text-decoration-line', 'line-through')
        }
        return goOn()
    }
  }

  await test.step('win the trophy', async () => {
    const trophy = page.getByRole('dialog', { name: t('celebrations.trophy.title') })
    await expect(trophy).toContainText(skill.name[language])
    await trophy.getByRole('button', { name: t('learningPath.backToMap') }).click()
    await expect(page).toHaveURL('/skillmap')
    const done = page.getByRole('button', { name: skill.name[language] })
    await expect(done).toHaveAccessibleName(/100/)
  })
})
