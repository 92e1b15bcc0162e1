import { curriculum } from '@/mock-backend/curriculum/curriculum'
import { seedPassword } from '@/mock-backend/seed/learners'
import { arrivedAt, button, type Walk } from './on-screen'
import { textsOf } from './texts'

const email = 'new.learner@example.com'
const username = 'new.learner'

export async function signUp(walk: Walk): Promise<void> {
  const t = textsOf(walk.language)
  const { page, hand } = walk
  await hand.press(page.getByRole('link', { name: t('auth:signIn.createAccount') }))
  await arrivedAt(walk, t('auth:signUp.title'))
  await walk.look('sign-up')
  const password = (name: string) => page.getByLabel(t(`auth:signUp.${name}`), { exact: true })
  await hand.write(page.getByLabel(t('auth:signUp.email')), email)
  await hand.write(password('password'), seedPassword)
  await hand.write(password('confirmPassword'), seedPassword)
  await hand.press(button(walk, t('auth:signUp.submit')))
  await page.getByText(t('auth:signIn.reason.registered')).waitFor()
  await walk.look('sign-in after sign-up')
}

/** The five steps of the wizard, as the screens say them. */
export async function answerWizard(walk: Walk): Promise<void> {
  const t = textsOf(walk.language)
  const { page, hand } = walk
  const radio = (name: string) => page.getByRole('radio', { name })
  const next = () => hand.press(button(walk, t('onboarding:next')))

  await arrivedAt(walk, t('onboarding:about.title'))
  await walk.look('wizard, about')
  await hand.choose(radio(t('onboarding:about.ages.25-34')))
  await hand.choose(radio(t('onboarding:about.genders.Other')))
  await next()

  await page.getByRole('heading', { level: 1, name: t('onboarding:journey.title') }).waitFor()
  await walk.look('wizard, journey')
  await hand.choose(radio(t('onboarding:journey.supported.name')))
  await next()

  await page.getByRole('heading', { level: 1, name: t('onboarding:username.title') }).waitFor()
  await hand.write(page.getByLabel(t('onboarding:username.label'), { exact: true }), username)
  await walk.look('wizard, username')
  await next()

  await page.getByRole('heading', { level: 1, name: t('onboarding:goals.title') }).waitFor()
  const goals = page.getByRole('checkbox')
  await goals.first().waitFor()
  await hand.choose(goals.first())
  await hand.choose(goals.last())
  await hand.write(page.getByLabel(t('onboarding:goals.other.label')), 'Bailar')
  await walk.look('wizard, goals')
  await next()

  await page.getByRole('heading', { level: 1, name: t('onboarding:summary.title') }).waitFor()
  await walk.look('wizard, summary')
  await hand.press(button(walk, t('onboarding:finish')))
}

/** Takes one more skill than those that fit the goals, and saves. */
export async function chooseSkills(walk: Walk): Promise<string> {
  const t = textsOf(walk.language)
  const { page, hand } = walk
  await arrivedAt(walk, t('skill-selection:title'))
  await page.getByRole('checkbox').first().waitFor()
  await walk.look('skill selection')
  const skill = curriculum.skills[0]?.name[walk.language] ?? ''
  const option = page.getByRole('checkbox', { name: skill })
  if (!(await option.isChecked())) await hand.choose(option)
  await hand.press(button(walk, t('skill-selection:save')))
  return skill
}

export async function seeOwnMap(walk: Walk, skill: string): Promise<void> {
  const t = textsOf(walk.language)
  await arrivedAt(walk, t('skill-map:title'))
  await walk.page.getByRole('button', { name: skill }).first().waitFor()
  await walk.look('own map')
}

/** The menu greets by the name that was chosen; it leads away, and is gone there. */
export async function useMenu(walk: Walk): Promise<void> {
  const t = textsOf(walk.language)
  const { page, hand } = walk
  await hand.press(page.getByRole('button', { name: t('common:shell.menu'), exact: true }))
  const menu = page.getByRole('dialog', { name: t('side-menu:greeting', { name: username }) })
  await menu.waitFor()
  await walk.look('menu')
  await hand.press(menu.getByRole('link', { name: t('side-menu:learning.selection') }))
  await arrivedAt(walk, t('skill-selection:title'))
  await menu.waitFor({ state: 'hidden' })
}

export const newLearner = email
