import { paths } from '@/config/paths'
import type { ScreenState } from '../screen-state'
import { ownClock, pass, press } from '../steps'

const given = {
  ageRange: '18-24',
  gender: 'Female',
  supportLevel: 'guided',
  username: 'kim.27',
  goals: [1, 4],
  customGoal: 'Play the guitar',
}

/** The wizard at a step, as a draft in local storage. */
export const wizardAt = (step: number, change: Partial<typeof given> = {}, name = 'kim') => ({
  learner: name,
  at: { address: paths.lifeGoals },
  keeps: {
    [`wizard_${name}@example.com`]: JSON.stringify({
      step,
      answers: { ...given, ...change },
    }),
  },
})

const selection = { address: paths.skillSelection }
const nothingTicked = { selectedSkills: '[]', selectedOptions: '[]' }

/** The onboarding wizard and the skill selection. */
export const firstStepsStates: readonly ScreenState[] = [
  { name: 'onboarding-0', ...wizardAt(0), shows: 'onboarding:about.title' },
  {
    name: 'onboarding-0-missing',
    learner: 'kim',
    at: { address: paths.lifeGoals },
    steps: [press('onboarding:next')],
    shows: 'onboarding:missing.ageRange',
  },
  { name: 'onboarding-1', ...wizardAt(1), shows: 'onboarding:journey.title' },
  {
    name: 'onboarding-2-letters',
    ...wizardAt(2, { username: 'María' }),
    shows: ({ t }) => t('onboarding:username.use', { name: 'Maria' }),
  },
  {
    name: 'onboarding-2-taken',
    ...wizardAt(4, { username: 'sam.r' }),
    steps: [press('onboarding:finish')],
    shows: ({ t }) => t('onboarding:username.error.taken', { example: 'sam.r-27' }),
    expects: /Failed to load resource/,
  },
  {
    name: 'onboarding-3',
    ...wizardAt(3),
    shows: 'onboarding:goals.other.label',
  },
  {
    name: 'onboarding-3-error',
    ...wizardAt(3, {}, 'goals-fail'),
    before: [ownClock],
    steps: [pass(10)],
    shows: 'onboarding:goals.loadFailed',
    expects: /Failed to load resource/,
  },
  {
    name: 'onboarding-4',
    ...wizardAt(4),
    shows: 'onboarding:summary.title',
  },
  {
    name: 'onboarding-4-error',
    ...wizardAt(4, {}, 'profile-fails'),
    steps: [press('onboarding:finish')],
    shows: 'errors:account.profileNotSaved',
    expects: /Failed to load resource/,
  },
  {
    name: 'selection',
    learner: 'sam',
    at: selection,
    shows: 'skill-selection:title',
  },
  {
    name: 'selection-nothing',
    learner: 'noor',
    at: selection,
    keeps: nothingTicked,
    steps: [press('skill-selection:save')],
    shows: 'skill-selection:chooseOne',
  },
  {
    name: 'selection-error',
    learner: 'selection-fails',
    at: selection,
    steps: [press('skill-selection:save')],
    shows: 'skill-selection:dashboard.errors.savingSkills',
    expects: /Failed to load resource/,
  },
]
