import type { Language } from '@/i18n/languages'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import type { Module, Skill } from '@/mock-backend/curriculum/schema'
import { seedPassword } from '@/mock-backend/seed/learners'
import { landingTexts, textsOf } from '@tests/fixtures/browser/texts'
import { skillOfAllTypes } from '@tests/fixtures/journey/to-the-trophy'

/** One action or text, in words only: each way through the app has its own means for it. */
export type StoryStep =
  | { read: string }
  | {
      press: 'button' | 'link'
      name: string
      /** Touch needs a second tap (rules.md#touch). */ armed?: true
    }
  | { choose: 'radio' | 'checkbox'; name: string }
  | { type: string; into: string }
  | { play: 'video' }

const read = (text: string): StoryStep => ({ read: text })
const press = (name: string): StoryStep => ({ press: 'button', name })
const choose = (role: 'radio' | 'checkbox', name: string): StoryStep => ({ choose: role, name })
const type = (text: string, into: string): StoryStep => ({ type: text, into })

const email = 'story@example.com'
const username = 'story.teller'

/** The story from the landing to the trophy of a skill, with all five types of modules. */
export function storyIn(language: Language): StoryStep[] {
  const skill = skillOfAllTypes()
  return [
    ...entrySteps(language),
    ...wizard(language),
    ...firstSkill(language, skill),
    ...skill.subSkills.flatMap((step) => lesson(language, step)),
    ...trophy(language, skill),
  ]
}

function entrySteps(language: Language): StoryStep[] {
  const t = textsOf(language)
  const landing = landingTexts(language)
  return [
    read(landing.title),
    { press: 'link', name: landing.getStarted },
    read(t('auth:signIn.title')),
    { press: 'link', name: t('auth:signIn.createAccount') },
    read(t('auth:signUp.title')),
    type(email, t('auth:signUp.email')),
    type(seedPassword, t('auth:signUp.password')),
    type(seedPassword, t('auth:signUp.confirmPassword')),
    press(t('auth:signUp.submit')),
    read(t('auth:signIn.reason.registered')),
    type(seedPassword, t('auth:signIn.password')),
    press(t('auth:signIn.submit')),
  ]
}

function wizard(language: Language): StoryStep[] {
  const t = textsOf(language)
  const next = press(t('onboarding:next'))
  return [
    read(t('onboarding:about.title')),
    choose('radio', t('onboarding:about.ages.25-34')),
    choose('radio', t('onboarding:about.genders.Other')),
    next,
    read(t('onboarding:journey.title')),
    choose('radio', t('onboarding:journey.guided.name')),
    next,
    read(t('onboarding:username.title')),
    type(username, t('onboarding:username.label')),
    next,
    read(t('onboarding:goals.title')),
    choose('checkbox', language === 'en' ? 'Managing Finances' : 'Manejar mi dinero'),
    next,
    read(t('onboarding:summary.title')),
    press(t('onboarding:finish')),
  ]
}

function firstSkill(language: Language, skill: Skill): StoryStep[] {
  const t = textsOf(language)
  const category = curriculum.categories.find(({ id }) => id === skill.categoryId)
  const node = t('skill-map:skillName', {
    skill: skill.name[language],
    progress: t('skill-map:spoken.notStarted'),
    category: category?.name[language] ?? '',
  })
  return [
    read(t('skill-selection:title')),
    choose('checkbox', skill.name[language]),
    press(t('skill-selection:save')),
    read(t('skill-map:title')),
    { press: 'button', name: node, armed: true },
    read(skill.name[language]),
  ]
}

function lesson(language: Language, step: Skill['subSkills'][number]): StoryStep[] {
  const t = textsOf(language)
  const last = step.modules.at(-1)?.title[language] ?? ''
  const stars = (question: 'helpfulness' | 'confidence', count: 3 | 4) => {
    const phrase = t(`lesson-rating:${question}.phrases.${count}`)
    return choose('radio', t('lesson-rating:rating', { stars: count, phrase }))
  }
  return [
    press(`${step.title[language]}, ${t('learning-path:state.open')}`),
    press(t('learning-path:step.start')),
    ...step.modules.flatMap((module, index) =>
      moduleSteps(language, module, step.modules[index + 1]),
    ),
    ...(step.feedback
      ? [
          read(t('lesson-rating:title')),
          stars('helpfulness', 4),
          stars('confidence', 3),
          press(t('lesson-rating:submit')),
        ]
      : []),
    read(t('celebrations:greatJob.completed', { module: last })),
    press(t('celebrations:greatJob.continue')),
  ]
}

type OfType<Type extends Module['type']> = Extract<Module, { type: Type }>

/** Answers each question rightly, and reads what is said to it. */
function quizSteps(language: Language, { questions }: OfType<'quiz'>, said: string): StoryStep[] {
  const t = textsOf(language)
  return questions.flatMap(({ text, options }) => {
    const right = options.find(({ correct }) => correct)
    const answer = press(right?.text[language] ?? '')
    return [read(text[language]), answer, read(said), press(t('modules:continue'))]
  })
}

/** Ticks each step of a challenge. */
function tickSteps(language: Language, { steps }: OfType<'challenge'>): StoryStep[] {
  const t = textsOf(language)
  return steps.map((_, index) =>
    choose('checkbox', t('modules:challenge.step', { step: index + 1 })),
  )
}

function moduleSteps(language: Language, module: Module, next: Module | undefined): StoryStep[] {
  const t = textsOf(language)
  const title = module.title[language]
  const goOn = press(t('modules:continue'))
  switch (module.type) {
    case 'video':
      return [read(title), { play: 'video' }, read(t('modules:video.watched')), goOn]
    case 'quiz':
      return quizSteps(language, module, t('modules:quiz.wellDone'))
    case 'pdf':
      return [
        read(title),
        goOn,
        ...(next
          ? [read(t('celebrations:unlocked.resource', { title: next.title[language] }))]
          : []),
        press(t(next ? 'celebrations:unlocked.see' : 'modules:continue')),
      ]
    case 'practice':
      return [
        read(t('modules:practice.title')),
        goOn,
        read(module.objective[language]),
        press(t('modules:practice.complete')),
        read(t('celebrations:practiceDone.title')),
        goOn,
      ]
    case 'challenge':
      return [
        read(title),
        goOn,
        read(t('modules:challenge.hint')),
        ...tickSteps(language, module),
        read(t('modules:challenge.allDone')),
        goOn,
      ]
  }
}

function trophy(language: Language, skill: Skill): StoryStep[] {
  const t = textsOf(language)
  return [
    read(t('celebrations:trophy.skill', { skillName: skill.name[language] })),
    press(t('learning-path:backToMap')),
    read(t('skill-map:title')),
  ]
}
