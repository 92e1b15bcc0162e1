import { paths } from '@/config/paths'
import type { AppLocation } from '@tests/support/lessons'
import { afterLesson, stepTitle } from '@tests/support/lessons'
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
    learner: 'sam',
    at: path(cooking),
    shows: 'learning-path:introduction.title',
  },
  {
    name: 'path-not-started',
    learner: 'lucia',
    at: path(budget),
    shows: 'learning-path:state.start',
  },
  {
    name: 'path-complete',
    learner: 'omar',
    at: path(cooking),
    shows: 'learning-path:state.unlocked',
  },
  {
    name: 'path-introduction',
    learner: 'lucia',
    at: path(cooking),
    steps: [openAt('node-0')],
    shows: ({ t }) => t('learning-path:introduction.how', { count: 6 }),
  },
  {
    name: 'path-step',
    learner: 'sam',
    at: path(cooking),
    steps: [openAt('node-2')],
    shows: 'learning-path:step.continue',
  },
  {
    name: 'path-locked',
    learner: 'sam',
    at: path(cooking),
    steps: [openAt('node-4')],
    shows: ({ t, content }) => t('learning-path:step.locked', { title: stepTitle(103)[content] }),
  },
  {
    name: 'path-trophy-locked',
    learner: 'sam',
    at: path(cooking),
    steps: [openAt('completed-node')],
    shows: 'learning-path:trophy.locked',
  },
  {
    name: 'path-trophy-open',
    learner: 'omar',
    at: path(cooking),
    steps: [openAt('completed-node')],
    shows: 'learning-path:trophy.unlocked',
  },
  {
    name: 'path-list',
    learner: 'sam',
    at: path(cooking),
    steps: [press('common:ui.view.list')],
    shows: ({ content }) => `2. ${stepTitle(102)[content]}`,
  },
  {
    name: 'path-list-step',
    learner: 'sam',
    at: path(cooking),
    steps: [press('common:ui.view.list'), openAt('node-2')],
    shows: 'learning-path:step.continue',
  },
  {
    name: 'path-loading',
    learner: 'sam',
    at: path(cooking),
    before: [holds('/api/subskills')],
    shows: 'learning-path:loading',
  },
  {
    name: 'path-error',
    learner: 'path-fails',
    at: path(cooking),
    before: [ownClock],
    steps: [pass(10)],
    shows: 'learning-path:failed',
    expects: /Failed to load resource/,
  },
  {
    name: 'path-empty',
    learner: 'no-subskills',
    at: path(cooking),
    shows: 'learning-path:noSubskills',
  },
  {
    name: 'great-job',
    learner: 'sam',
    at: justCompleted(1002),
    shows: 'celebrations:greatJob.title',
  },
  {
    name: 'trophy',
    learner: 'omar',
    at: justCompleted(1012),
    steps: [closeGreatJob],
    shows: 'celebrations:trophy.title',
  },
]
