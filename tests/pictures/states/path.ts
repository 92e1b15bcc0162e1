import { paths } from '@/config/paths'
import type { AppLocation } from '@tests/fixtures/browser/open-at'
import { afterLesson, stepTitle } from '@tests/fixtures/curriculum-lessons'
import type { ScreenState, Step } from '../screen-state'
import { holds, openAt, ownClock, pass, press } from '../steps'

const cooking = 11
const budget = 21

const path = (skillId: number): AppLocation => ({ address: paths.learningPath, state: { skillId } })

/** The path after completing a module. */
const justCompleted =
  (moduleId: number): ScreenState['at'] =>
  (language) => ({ address: paths.learningPath, state: afterLesson(moduleId, language) })

// In the dialog, since what stands behind it may have a Continue button too.
const closeGreatJob: Step = ({ page, t, input }) =>
  input.press(
    page.getByRole('dialog').getByRole('button', { name: t('celebrations:greatJob.continue') }),
  )

/** The learning path, its popovers and its dialogs. */
export const pathStates: readonly ScreenState[] = [
  {
    name: 'path',
    mock: 'learning-path',
    learner: 'sam',
    at: path(cooking),
    shows: 'learning-path:introduction.title',
  },
  {
    name: 'path-not-started',
    mock: 'learning-path',
    learner: 'lucia',
    at: path(budget),
    shows: 'learning-path:state.start',
  },
  {
    name: 'path-complete',
    mock: 'learning-path-complete',
    learner: 'omar',
    at: path(cooking),
    shows: 'learning-path:state.unlocked',
  },
  {
    name: 'path-introduction',
    mock: 'learning-path-sheet',
    learner: 'lucia',
    at: path(cooking),
    steps: [openAt('node-0')],
    shows: ({ t }) => t('learning-path:introduction.how', { count: 6 }),
  },
  {
    name: 'path-step',
    mock: 'learning-path-sheet',
    learner: 'sam',
    at: path(cooking),
    steps: [openAt('node-2')],
    shows: 'learning-path:step.continue',
  },
  {
    name: 'path-locked',
    mock: 'learning-path-sheet',
    learner: 'sam',
    at: path(cooking),
    steps: [openAt('node-4')],
    shows: ({ t, content }) => t('learning-path:step.locked', { title: stepTitle(103)[content] }),
  },
  {
    name: 'path-trophy-locked',
    mock: 'learning-path-sheet',
    learner: 'sam',
    at: path(cooking),
    steps: [openAt('completed-node')],
    shows: 'learning-path:trophy.locked',
  },
  {
    name: 'path-trophy-open',
    mock: 'learning-path-sheet',
    learner: 'omar',
    at: path(cooking),
    steps: [openAt('completed-node')],
    shows: 'learning-path:trophy.unlocked',
  },
  {
    name: 'path-list',
    mock: 'skill-map-list',
    learner: 'sam',
    at: path(cooking),
    steps: [press('common:ui.view.list')],
    shows: ({ content }) => `2. ${stepTitle(102)[content]}`,
  },
  {
    name: 'path-list-step',
    mock: 'learning-path-sheet',
    learner: 'sam',
    at: path(cooking),
    steps: [press('common:ui.view.list'), openAt('node-2')],
    shows: 'learning-path:step.continue',
  },
  {
    name: 'path-loading',
    mock: 'loading-view',
    learner: 'sam',
    at: path(cooking),
    before: [holds('/api/subskills')],
    shows: 'learning-path:loading',
  },
  {
    name: 'path-error',
    mock: 'error-view',
    learner: 'path-fails',
    at: path(cooking),
    before: [ownClock],
    steps: [pass(10)],
    shows: 'learning-path:failed',
    expects: /Failed to load resource/,
  },
  {
    name: 'path-empty',
    mock: 'skill-map',
    learner: 'no-subskills',
    at: path(cooking),
    shows: 'learning-path:noSubskills',
  },
  {
    name: 'great-job',
    mock: 'great-job-modal',
    learner: 'sam',
    at: justCompleted(1002),
    shows: 'celebrations:greatJob.title',
  },
  {
    name: 'trophy',
    mock: 'trophy-modal',
    learner: 'omar',
    at: justCompleted(1012),
    steps: [closeGreatJob],
    shows: 'celebrations:trophy.title',
  },
]
