import { curriculum } from '@/mock-backend/curriculum/curriculum'
import type { Skill, SubSkill } from '@/mock-backend/curriculum/schema'
import { seededLearners, seedPassword } from '@/mock-backend/seed/learners'
import { goThrough } from './module-ways'
import { answerDialog, arrivedAt, button, heading, place, type Walk } from './on-screen'
import { landingTexts, textsOf } from './texts'

/** One who has chosen skills and started none. */
const learner = seededLearners.find(({ start }) => start === 'selected')

export async function fromLandingToSignIn(walk: Walk): Promise<void> {
  const texts = landingTexts[walk.language]
  await heading(walk, texts.title)
  await walk.look('landing')
  await walk.hand.press(walk.page.getByRole('link', { name: texts.getStarted }))
}

export async function signIn(walk: Walk, who = learner?.email): Promise<void> {
  const t = textsOf(walk.language)
  const { page, hand } = walk
  await heading(walk, t('auth:signIn.title'))
  await walk.look('sign-in')
  const email = page.getByLabel(t('auth:signIn.email'))
  // The app remembers who signed in last.
  if ((await email.inputValue()) === '') await hand.write(email, who ?? '')
  await hand.write(page.getByLabel(t('auth:signIn.password'), { exact: true }), seedPassword)
  await hand.press(button(walk, t('auth:signIn.submit')))
}

/** A skill on the map, by its name, the category, and how far the learner is. */
export function skillOnMap(walk: Walk, skill: Skill, progress: 'notStarted' | 'done') {
  const t = textsOf(walk.language)
  const category = curriculum.categories.find(({ id }) => id === skill.categoryId)
  const name = t('skill-map:skillName', {
    skill: skill.name[walk.language],
    progress: t(`skill-map:spoken.${progress}`),
    category: category?.name[walk.language] ?? '',
  })
  return button(walk, name)
}

/** Opens a skill that was not started: only its first step is open. */
export async function openSkill(walk: Walk, skill: Skill): Promise<void> {
  const { language, look } = walk
  await arrivedAt(walk, textsOf(language)('skill-map:title'))
  const node = skillOnMap(walk, skill, 'notStarted')
  await node.waitFor()
  await look('skill map')
  await walk.hand.pressOnMap(node)
  await arrivedAt(walk, skill.name[language])
  const [first, ...others] = skill.subSkills
  if (first) await place(walk, first.title[language], 'open').waitFor()
  for (const { title } of others) await place(walk, title[language], 'locked').waitFor()
  await look('learning path')
}

/** Starts the first module of a step that is open on the path. */
export async function startStep(walk: Walk, { title }: SubSkill): Promise<void> {
  const t = textsOf(walk.language)
  const { page, hand, language } = walk
  await hand.press(place(walk, title[language], 'open'))
  const popover = page.getByRole('dialog', { name: title[language] })
  await popover.waitFor()
  await walk.look('popover of a step')
  await hand.press(
    popover.getByRole('button', { name: t('learning-path:step.start'), exact: true }),
  )
}

/** Goes from the path through all modules of a step, and back to the path with 'Great Job!'. */
export async function doStep(walk: Walk, step: SubSkill): Promise<void> {
  const t = textsOf(walk.language)
  const { page, language } = walk
  const { modules, feedback } = step
  await startStep(walk, step)
  for (const [index, module] of modules.entries()) await goThrough(walk, module, modules[index + 1])
  if (feedback) await rateLesson(walk)
  const last = modules.at(-1)?.title[language] ?? ''
  await page.getByText(t('learning-path:greatJob.completed', { module: last })).waitFor()
  await answerDialog(walk, t('learning-path:greatJob.title'), t('learning-path:greatJob.continue'))
}

async function rateLesson(walk: Walk): Promise<void> {
  const t = textsOf(walk.language)
  await arrivedAt(walk, t('lesson-rating:title'))
  await walk.look('rating')
  for (const [question, stars] of [
    ['helpfulness', 4],
    ['confidence', 3],
  ] as const) {
    const phrase = t(`lesson-rating:${question}.phrases.${stars}`)
    const name = t('lesson-rating:rating', { stars, phrase })
    await walk.hand.choose(walk.page.getByRole('radio', { name }))
  }
  await walk.look('rating, stars chosen')
  await walk.hand.press(button(walk, t('lesson-rating:submit')))
}
