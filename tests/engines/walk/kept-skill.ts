import { curriculum } from '@/mock-backend/curriculum/curriculum'
import type { Module, SubSkill } from '@/mock-backend/curriculum/schema'
import { textsOf } from '@tests/fixtures/browser/texts'
import { nextButton, optionButton, seesSheet, watchVideo } from './lessons'
import type { Visitor } from './visitor'
import { openSkill, passLanding, signIn, takeTrophy } from './walk'

/** A seeded learner who has started nothing. */
export const keeper = 'lucia@example.com'
const skill = curriculum.skills.find(({ id }) => id === 21)
const lessons = skill?.subSkills.flatMap(({ modules }) => modules) ?? []

/** What the server holds once the skill is saved. */
export const allCompleted = Object.fromEntries(lessons.map(({ id }) => [id, 'completed']))

type Outage = { begin: () => Promise<void>; end: () => Promise<void> }

/** Keeps a skill, learns it without a network from the second lesson to the last, and saves it. */
export async function learnKeptSkill(
  visitor: Visitor,
  address: string,
  outage: Outage,
): Promise<void> {
  if (!skill) throw new Error('The walk needs a skill to keep')
  const { language } = visitor
  const t = textsOf(language)
  await visitor.driver.open(address)
  await passLanding(visitor)
  await signIn(visitor, keeper)
  await openSkill(visitor, skill)
  await keepSkill(visitor)
  const [first, ...steps] = skill.subSkills
  const [watched, ...others] = first?.modules ?? []
  if (!first || watched?.type !== 'video') throw new Error('The skill begins with no video')
  await startStep(visitor, first)
  await watchVideo(visitor, watched, false)
  await visitor.sees('heading', quizHeading(visitor, others[0]))

  await outage.begin()
  for (const lesson of others) await doLessonHere(visitor, lesson)
  await visitor.sees('heading', skill.name[language])
  // Opened anew, still without a network, it is all here.
  await visitor.driver.open(`${address}/learningpath`)
  await visitor.reads(t('common:ui.offline.keptHint'))
  await visitor.looks('kept path, offline')
  for (const step of steps) {
    await visitor.sees('heading', skill.name[language])
    await startStep(visitor, step)
    for (const lesson of step.modules) await doLessonHere(visitor, lesson)
  }
  await visitor.sees('heading', skill.name[language])

  await outage.end()
  await visitor.press({ role: 'button', name: t('kept-skills:save.yes') })
  await visitor.sees('dialog', t('celebrations:greatJob.title'))
  await visitor.looks('kept path, saved')
  await visitor.press({ role: 'button', name: t('celebrations:greatJob.continue') })
  await takeTrophy(visitor, skill)
}

async function keepSkill(visitor: Visitor): Promise<void> {
  const t = textsOf(visitor.language)
  await visitor.press({ role: 'button', name: t('learning-path:keep') })
  await visitor.sees('dialog', t('kept-skills:title'))
  await visitor.looks('keep a skill')
  await visitor.press({ role: 'button', name: t('kept-skills:keep') })
  await visitor.reads(t('kept-skills:keptHint'))
  await visitor.looks('a skill is kept')
  await visitor.press({ role: 'button', name: t('kept-skills:close') })
}

async function startStep(visitor: Visitor, step: SubSkill): Promise<void> {
  const t = textsOf(visitor.language)
  const title = step.title[visitor.language]
  await visitor.press({ role: 'button', name: title, isPart: true })
  await visitor.sees('dialog', title)
  await visitor.press({ role: 'button', name: t('learning-path:step.start') })
}

const quizHeading = ({ language }: Visitor, lesson: Module | undefined) =>
  lesson?.type === 'quiz' ? (lesson.questions[0]?.text[language] ?? '') : ''

/** Finishes a lesson on this device; the next one opens without a dialog. */
async function doLessonHere(visitor: Visitor, lesson: Module): Promise<void> {
  const { language } = visitor
  const t = textsOf(language)
  switch (lesson.type) {
    case 'video':
      return watchVideo(visitor, lesson, false)
    case 'quiz':
      for (const question of lesson.questions) {
        await visitor.sees('heading', question.text[language])
        await visitor.press(optionButton(visitor, question, true))
        await visitor.reads(t('modules:quiz.keptHint'))
        await visitor.looks('quiz, kept')
        await visitor.press(nextButton(visitor))
      }
      return undefined
    case 'pdf':
      await visitor.sees('heading', lesson.title[language])
      await seesSheet(visitor)
      return visitor.press(nextButton(visitor))
    case 'practice':
      await visitor.sees('heading', t('modules:practice.title'))
      await visitor.press(nextButton(visitor))
      await visitor.sees('heading', lesson.title[language])
      await seesSheet(visitor)
      return visitor.press({ role: 'button', name: t('modules:practice.complete') })
    case 'challenge':
      await visitor.sees('heading', lesson.title[language])
      await visitor.press(nextButton(visitor))
      for (const { text } of lesson.steps)
        await visitor.press({ role: 'checkbox', name: text[language], isPart: true })
      return visitor.press(nextButton(visitor))
  }
}
