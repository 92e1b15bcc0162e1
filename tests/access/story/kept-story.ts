import type { Language } from '@/i18n/languages'
import type { Module, Skill } from '@/mock-backend/curriculum/schema'
import { textsOf } from '@tests/fixtures/browser/texts'
import { press, quizSteps, read, tickSteps, type StoryStep } from './story'

/** From the path of a skill: keeping it on this device. */
export function keepSteps(language: Language): StoryStep[] {
  const t = textsOf(language)
  return [
    press(t('learning-path:keep')),
    read(t('kept-skills:about')),
    press(t('kept-skills:keep')),
    read(t('kept-skills:keptHint')),
    press(t('kept-skills:close')),
  ]
}

/** Without a network: the lessons of a step, one after the other. */
export function offlineSteps(language: Language, step: Skill['subSkills'][number]): StoryStep[] {
  const t = textsOf(language)
  return [
    read(t('common:ui.offline.keptHint')),
    press(`${step.title[language]}, ${t('learning-path:state.open')}`),
    press(t('learning-path:step.start')),
    ...step.modules.flatMap((module) => lesson(language, module)),
    read(t('common:ui.offline.keptHint')),
  ]
}

/** With a network again: the strip, and the joy. */
export function saveSteps(language: Language, lessons: number): StoryStep[] {
  const t = textsOf(language)
  return [
    read(t('kept-skills:save.title', { count: lessons })),
    press(t('kept-skills:save.yes')),
    read(t('celebrations:greatJob.title')),
    press(t('celebrations:greatJob.continue')),
  ]
}

function lesson(language: Language, module: Module): StoryStep[] {
  const t = textsOf(language)
  const title = read(module.title[language])
  const goOn = press(t('modules:continue'))
  switch (module.type) {
    case 'video':
      return [title, { play: 'video' }, read(t('modules:video.watched')), goOn]
    case 'quiz':
      return quizSteps(language, module, t('modules:quiz.keptHint'))
    case 'pdf':
      return [title, goOn]
    case 'practice':
      return [read(t('modules:practice.title')), goOn, title, press(t('modules:practice.complete'))]
    case 'challenge':
      return [title, goOn, ...tickSteps(language, module), goOn]
  }
}
