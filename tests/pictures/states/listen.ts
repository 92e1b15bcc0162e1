import { paths } from '@/config/paths'
import { lessonLocation } from '@tests/fixtures/curriculum-lessons'
import type { ScreenState, Step } from '../screen-state'
import { hasVoices, press, sees } from '../steps'
import { rating } from './modules'

const listen: Step = ({ page, t, input }) =>
  input.press(
    page
      .getByRole('main')
      .getByRole('button', { name: t('common:ui.listen.start'), exact: true })
      .first(),
  )

const start = 'common:ui.listen.start'
const lesson = (id: number) =>
  ({
    mock: null,
    learner: 'lucia',
    at: (language) => lessonLocation(id, language),
    before: [hasVoices],
    shows: start,
  }) satisfies Partial<ScreenState>
const path = { address: paths.learningPath, state: { skillId: 11 } }

/** The Listen buttons, and the sentence that is read. */
export const listenStates: readonly ScreenState[] = [
  {
    mock: null,
    name: 'listen-landing',
    at: { address: paths.landing },
    before: [hasVoices],
    steps: [listen],
    shows: 'common:ui.listen.stop',
  },
  {
    mock: null,
    name: 'listen-sign-in',
    at: { address: paths.skillMap },
    before: [hasVoices],
    shows: start,
  },
  {
    mock: null,
    name: 'listen-sign-up',
    at: { address: paths.signUp },
    before: [hasVoices],
    steps: [({ page, t }) => page.getByRole('button', { name: t(start), exact: true }).click()],
    shows: 'common:ui.listen.stop',
  },
  {
    mock: null,
    name: 'listen-forgot-password',
    at: { address: paths.forgotPassword },
    before: [hasVoices],
    shows: start,
  },
  { ...lesson(1001), name: 'listen-video' },
  { ...lesson(1002), name: 'listen-quiz', steps: [listen], shows: 'common:ui.listen.stop' },
  { ...lesson(4010), name: 'listen-challenge' },
  {
    ...lesson(4010),
    name: 'listen-challenge-steps',
    steps: [sees(start), press('modules:continue')],
    shows: 'modules:challenge.hint',
  },
  {
    mock: null,
    name: 'listen-map',
    learner: 'sam',
    at: { address: paths.skillMap },
    before: [hasVoices],
    shows: start,
  },
  {
    mock: null,
    name: 'listen-path',
    learner: 'sam',
    at: path,
    before: [hasVoices],
    steps: [
      sees('learning-path:introduction.title'),
      ({ page, t, input }) =>
        input.press(page.getByRole('button', { name: t('learning-path:introduction.title') })),
    ],
    shows: ({ t }) => t('learning-path:introduction.goToStep', { title: '' }).trim(),
  },
  {
    mock: null,
    name: 'listen-rating',
    learner: 'sam',
    at: rating,
    before: [hasVoices],
    shows: 'lesson-rating:prompt',
  },
  {
    mock: null,
    name: 'listen-wizard',
    learner: 'kim',
    at: { address: paths.lifeGoals },
    before: [hasVoices],
    steps: [sees('onboarding:about.title'), listen],
    shows: 'common:ui.listen.stop',
  },
]
