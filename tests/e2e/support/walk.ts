import type { Locator, Page } from 'playwright-core'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import { seededLearners, seedPassword } from '@/mock-backend/learners'
import type { Hand } from './hands'
import { landingTexts, textsOf } from './texts'

export type Walk = {
  page: Page
  language: 'en' | 'es'
  hand: Hand
  /** Called on each screen when it has just come, and on each of its states. */
  look: (screen: string) => Promise<void>
  /** The video plays so many times faster; 1 unless given. */
  hurry?: number
}

/** One who has chosen skills and started none. */
const learner = seededLearners.find(({ start }) => start === 'selected')

/** The lesson of the walk, as its teacher wrote it: a video, then a quiz. */
function lessonOf(language: Walk['language']) {
  const skill = curriculum.skills[0]
  const [first, second] = skill?.subSkills ?? []
  const category = curriculum.categories.find(({ id }) => id === skill?.categoryId)
  const [video, quiz] = first?.modules ?? []
  if (!skill || !category || !second || video?.type !== 'video' || quiz?.type !== 'quiz') {
    throw new Error('The walk needs a skill that begins with a video and a quiz')
  }
  const questions = quiz.questions.map(({ text, options }) => ({
    text: text[language],
    right: options.find(({ correct }) => correct)?.text[language] ?? '',
    wrong: options.find(({ correct }) => !correct)?.text[language] ?? '',
  }))
  return {
    skill: skill.name[language],
    category: category.name[language],
    step: first?.title[language] ?? '',
    nextStep: second.title[language],
    video: video.title[language],
    quiz: quiz.title[language],
    questions,
  }
}

const heading = ({ page }: Walk, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

/** A new screen has come: its heading has the focus, and a screen reader is told its title. */
export async function arrivedAt(walk: Walk, name: string): Promise<void> {
  await heading(walk, name)
  await walk.page.waitForFunction((text) => {
    const announced = [...document.querySelectorAll('[role=status], [aria-live]')]
    return (
      document.activeElement?.matches('h1') &&
      document.title.includes(text) &&
      announced.some(({ textContent }) => textContent === document.title)
    )
  }, name)
}

export const button = ({ page }: Walk, name: string) => page.getByRole('button', { name })

/** A place on the path, by its name and its state in words. */
function place({ page, language }: Walk, title: string, state: string): Locator {
  const words = textsOf(language)(`learning-path:state.${state}`)
  return page.getByRole('button', { name: new RegExp(`^${title}\\s*, ${words}`) })
}

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

export async function openSkill(walk: Walk): Promise<void> {
  const t = textsOf(walk.language)
  const { skill, category } = lessonOf(walk.language)
  await arrivedAt(walk, t('skill-map:title'))
  const progress = t('skill-map:spoken.notStarted')
  const node = button(walk, t('skill-map:skillName', { skill, progress, category }))
  await node.waitFor()
  await walk.look('skill map')
  await walk.hand.pressOnMap(node)
}

export async function startLesson(walk: Walk): Promise<void> {
  const t = textsOf(walk.language)
  const { skill, step, nextStep } = lessonOf(walk.language)
  await arrivedAt(walk, skill)
  await place(walk, nextStep, 'locked').waitFor()
  await walk.look('learning path')
  await walk.hand.press(place(walk, step, 'open'))
  const popover = walk.page.getByRole('dialog', { name: step })
  await popover.waitFor()
  await walk.look('popover of a step')
  await walk.hand.press(popover.getByRole('button', { name: t('learning-path:step.start') }))
}

export async function watchVideo(walk: Walk): Promise<void> {
  const t = textsOf(walk.language)
  const { page, hand, hurry = 1 } = walk
  await arrivedAt(walk, lessonOf(walk.language).video)
  await page.getByText(t('modules:video.watch')).waitFor()
  const video = page.locator('video')
  await video.waitFor()
  await walk.look('video')
  await hand.play(video)
  await video.evaluate((element: HTMLVideoElement, rate) => {
    element.playbackRate = rate
  }, hurry)
  await page.getByText(t('modules:video.watched')).waitFor({ timeout: 45_000 })
  await walk.look('video, watched')
  await hand.press(button(walk, t('modules:continue')))
}

export async function answerQuiz(walk: Walk): Promise<void> {
  const t = textsOf(walk.language)
  const { page, hand } = walk
  const { questions } = lessonOf(walk.language)
  for (const [index, { text, right, wrong }] of questions.entries()) {
    await heading(walk, text)
    if (index === 0) {
      await walk.look('quiz')
      await hand.press(button(walk, wrong))
      await page.getByText(t('modules:quiz.almostThere')).waitFor()
      await walk.look('quiz, wrong answer')
      await button(walk, wrong).and(page.locator(':not([aria-disabled])')).waitFor()
    }
    await hand.press(button(walk, right))
    await page.getByText(t('modules:quiz.wellDone')).waitFor()
    if (index === 0) await walk.look('quiz, right answer')
    await hand.press(button(walk, t('modules:continue')))
  }
}

export async function seeNextStepOpen(walk: Walk): Promise<void> {
  const t = textsOf(walk.language)
  const { skill, step, nextStep } = lessonOf(walk.language)
  const greatJob = walk.page.getByRole('dialog', { name: t('learning-path:greatJob.title') })
  await greatJob.waitFor()
  await walk.look('lesson completed')
  await walk.hand.press(
    greatJob.getByRole('button', { name: t('learning-path:greatJob.continue') }),
  )
  await greatJob.waitFor({ state: 'hidden' })
  await heading(walk, skill)
  await place(walk, step, 'done').waitFor()
  await place(walk, nextStep, 'open').waitFor()
  await walk.look('learning path, next step open')
}
