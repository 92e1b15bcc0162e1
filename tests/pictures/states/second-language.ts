import { paths } from '@/config/paths'
import { languageName } from '@/i18n/formats'
import { nextLanguage } from '@/i18n/language-rules'
import { lessonLocation, stepTitle } from '@tests/fixtures/curriculum-lessons'
import type { ScreenState, Step, Words } from '../screen-state'
import { answers, hasVoices, press, sees } from '../steps'
import { rating } from './modules'

const other =
  (of: 'show' | 'hide'): Words =>
  ({ language, t }) =>
    t(`common:ui.peek.${of}`, { language: languageName(language, nextLanguage(language)) })

/** Presses the button that shows the second language. */
const showSecondLanguage: Step = press(other('show'))

const twoLanguages = 'what the learner has switched on takes its room'

const lesson = (id: number) =>
  ({
    mock: null,
    calm: { content: twoLanguages, pressable: twoLanguages },
    learner: 'lucia',
    at: (language) => lessonLocation(id, language),
    before: [hasVoices],
    steps: [showSecondLanguage],
    shows: other('hide'),
  }) satisfies Partial<ScreenState>

/** The second language below the texts of a screen. */
export const secondLanguageStates: readonly ScreenState[] = [
  { ...lesson(1001), name: 'peek-video-closed', steps: [], shows: other('show') },
  { ...lesson(1001), name: 'peek-video' },
  { ...lesson(1002), name: 'peek-quiz' },
  { ...lesson(4010), name: 'peek-challenge' },
  {
    ...lesson(4010),
    name: 'peek-challenge-steps',
    steps: [press('modules:continue'), sees('modules:challenge.hint'), showSecondLanguage],
  },
  {
    ...lesson(4010),
    name: 'peek-challenge-one',
    keeps: { 'settings_lucia@example.com': JSON.stringify({ challenge: 'one' }) },
    steps: [press('modules:continue'), sees('modules:challenge.hint'), showSecondLanguage],
  },
  {
    ...lesson(1002),
    name: 'peek-failed',
    steps: [
      ({ page }) => page.getByRole('heading', { level: 1 }).waitFor(),
      (visit) => answers('/api/quiz/questions', 503, {})(visit),
      showSecondLanguage,
    ],
    shows: ({ language, t }) =>
      t('common:ui.peek.failed', { language: languageName(language, nextLanguage(language)) }),
    expects: /503/,
  },
  {
    ...lesson(1002),
    name: 'peek-error',
    learner: 'quiz-empty',
    expects: /./,
  },
  {
    mock: null,
    name: 'peek-dialog',
    learner: 'sam',
    at: {
      address: paths.learningPath,
      state: { skillId: 11, fromModule: true, justCompleted: true, completedModule: null },
    },
    before: [hasVoices],
    steps: [sees('celebrations:greatJob.title'), showSecondLanguage],
    shows: other('hide'),
  },
  {
    mock: null,
    name: 'peek-popover',
    learner: 'sam',
    at: { address: paths.learningPath, state: { skillId: 11 } },
    before: [hasVoices],
    steps: [
      ({ page, input, language }) =>
        input.press(page.getByRole('button', { name: stepTitle(102)[language] })),
      showSecondLanguage,
    ],
    shows: other('hide'),
  },
  {
    mock: null,
    name: 'peek-rating',
    learner: 'sam',
    at: rating,
    before: [hasVoices],
    steps: [sees('lesson-rating:prompt'), showSecondLanguage],
    shows: other('hide'),
  },
]
