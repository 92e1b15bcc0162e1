import { languages } from '@/i18n/languages'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import type { Skill, SubSkill } from '@/mock-backend/curriculum/schema'
import { seededLearners, seedPassword } from '@/mock-backend/seed/learners'
import { landingTexts, textsOf } from '@tests/fixtures/browser/texts'
import { doLesson } from './lessons'
import type { Visitor } from './visitor'

/**
 * A seeded learner whose next lesson is a pdf: from there to the trophy every type of lesson comes.
 */
const learner = seededLearners.find(({ start }) => start === 'pdf')
const skill = curriculum.skills.find(({ id }) => id === 21)

const hasPdf = ({ modules }: SubSkill) => modules.some(({ type }) => type === 'pdf')

/** The step with the pdf, whose earlier lessons are completed, and all later steps. */
const stepsToTrophy = ({ subSkills }: Skill) => subSkills.slice(subSkills.findIndex(hasPdf))

/** The whole walk: landing, sign-in, map, path, every type of lesson, rating, trophy. */
export async function walkToTheTrophy(visitor: Visitor, address: string): Promise<void> {
  if (!skill) throw new Error('The walk needs the skill that its learner is in')
  await visitor.driver.open(address)
  await passLanding(visitor)
  await signIn(visitor)
  await openSkill(visitor, skill)
  for (const [index, step] of stepsToTrophy(skill).entries()) {
    await doStep(visitor, step, index === 0)
  }
  await takeTrophy(visitor, skill)
}

async function passLanding(visitor: Visitor): Promise<void> {
  const texts = landingTexts(visitor.language)
  // The browser may start in another language.
  if (!(await visitor.has('heading', texts.title))) {
    await visitor.press({ role: 'button', name: languages[visitor.language].name })
  }
  await visitor.sees('heading', texts.title)
  await visitor.looks('landing')
  await visitor.press({ role: 'link', name: texts.getStarted })
}

/** Signs in, and waits for the map. */
async function signIn(visitor: Visitor, email = learner?.email ?? ''): Promise<void> {
  const t = textsOf(visitor.language)
  await visitor.sees('heading', t('auth:signIn.title'))
  await visitor.looks('sign-in')
  await visitor.write(t('auth:signIn.email'), email)
  await visitor.write(t('auth:signIn.password'), seedPassword)
  await visitor.press({ role: 'button', name: t('auth:signIn.submit') })
  await visitor.sees('heading', t('skill-map:title'))
}

async function openSkill(visitor: Visitor, { name }: Skill): Promise<void> {
  const own = name[visitor.language]
  await visitor.looks('map')
  await visitor.press({ role: 'button', name: `${own}, `, isPart: true })
  await visitor.sees('heading', own)
  await visitor.looks('path')
}

/**
 * Completes the lessons of a step, from the path; in a started step the first is completed already.
 */
async function doStep(visitor: Visitor, step: SubSkill, isBegun: boolean): Promise<void> {
  const { language } = visitor
  const t = textsOf(language)
  const title = step.title[language]
  await visitor.press({ role: 'button', name: title, isPart: true })
  await visitor.sees('dialog', title)
  await visitor.looks('path, a step')
  const action = t(isBegun ? 'learning-path:step.continue' : 'learning-path:step.start')
  await visitor.press({ role: 'button', name: action })
  for (const module of step.modules.slice(isBegun ? 1 : 0)) {
    await doLesson(visitor, module, { isLast: module === step.modules.at(-1) })
  }
  if (step.feedback) await rate(visitor)
  await visitor.sees('dialog', t('celebrations:greatJob.title'))
  await visitor.looks('path, great job')
  await visitor.press({ role: 'button', name: t('celebrations:greatJob.continue') })
}

async function rate(visitor: Visitor): Promise<void> {
  const t = textsOf(visitor.language)
  await visitor.sees('heading', t('lesson-rating:title'))
  await visitor.looks('rating')
  for (const question of ['helpfulness', 'confidence'] as const) {
    const phrase = t(`lesson-rating:${question}.phrases.4`)
    await visitor.press({ role: 'radio', name: t('lesson-rating:rating', { stars: 4, phrase }) })
  }
  await visitor.looks('rating, stars chosen')
  await visitor.press({ role: 'button', name: t('lesson-rating:submit') })
}

async function takeTrophy(visitor: Visitor, { name }: Skill): Promise<void> {
  const t = textsOf(visitor.language)
  const skillName = name[visitor.language]
  await visitor.sees('dialog', t('celebrations:trophy.title'))
  await visitor.reads(t('celebrations:trophy.skill', { skillName }))
  await visitor.looks('trophy')
  await visitor.press({ role: 'button', name: t('learning-path:backToMap') })
  await visitor.sees('heading', t('skill-map:title'))
  await visitor.looks('map, skill done')
}
