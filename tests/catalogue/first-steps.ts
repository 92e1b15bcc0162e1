import type { States, Visit } from './state'
import { addVoices, answer, hold, press, see } from './steps'

/** Answers the questions before this step of the wizard. */
async function answerUpTo(step: number, { page, t }: Visit, username = 'kim.27') {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const next = () => press(page, t('onboarding.next'))
  if (step > 0) {
    await field(t('onboarding.about.ages.18-24')).check()
    await field(t('onboarding.about.genders.Female')).check()
    await next()
  }
  if (step > 1) {
    await page.getByRole('radio', { name: t('onboarding.journey.guided.name') }).check()
    await next()
  }
  if (step > 2) {
    await field(t('onboarding.username.label')).fill(username)
    await next()
  }
  if (step > 3) {
    await chooseGoals({ page, t })
    await next()
  }
}

async function chooseGoals({ page, t }: Pick<Visit, 'page' | 't'>) {
  await page.getByRole('checkbox').first().check()
  await page.getByRole('checkbox').last().check()
  await page.getByLabel(t('onboarding.goals.other.label'), { exact: true }).fill('Play the guitar')
}

const wizard = { path: '/lifegoals', learner: 'kim' } as const

const onboarding: States = {
  'onboarding-0': { ...wizard, shows: 'onboarding.about.title' },
  'onboarding-0-missing': {
    ...wizard,
    steps: ({ page, t }) => press(page, t('onboarding.next')),
    shows: 'onboarding.missing.ageRange',
  },
  'onboarding-1': {
    ...wizard,
    steps: (visit) => answerUpTo(1, visit),
    shows: 'onboarding.journey.title',
  },
  'onboarding-1-missing': {
    ...wizard,
    steps: async (visit) => {
      await answerUpTo(1, visit)
      await press(visit.page, visit.t('onboarding.next'))
    },
    shows: 'onboarding.missing.supportLevel',
  },
  'onboarding-2': {
    ...wizard,
    steps: (visit) => answerUpTo(2, visit),
    shows: 'onboarding.username.title',
  },
  'onboarding-2-letters': {
    ...wizard,
    steps: async (visit) => {
      await answerUpTo(2, visit)
      await visit.page.getByLabel(visit.t('onboarding.username.label')).fill('María')
    },
    shows: ({ t }) => t('onboarding.username.use', { name: 'Maria' }),
  },
  'onboarding-2-taken': {
    ...wizard,
    steps: async (visit) => {
      await answerUpTo(4, visit, 'sam.r')
      await press(visit.page, visit.t('onboarding.finish'))
    },
    shows: ({ t }) => t('onboarding.username.error.taken', { example: 'sam.r-27' }),
  },
  'onboarding-3': {
    ...wizard,
    steps: async (visit) => {
      await answerUpTo(3, visit)
      await chooseGoals(visit)
    },
    shows: 'onboarding.goals.other.label',
  },
  'onboarding-3-loading': {
    ...wizard,
    before: ({ page }) => hold(page, '/onboarding/life-goals'),
    steps: (visit) => answerUpTo(3, visit),
    shows: 'onboarding.goals.loading',
  },
  'onboarding-3-error': {
    ...wizard,
    learner: 'goals-fail',
    steps: (visit) => answerUpTo(3, visit),
    afterSeconds: 10,
    shows: 'onboarding.goals.loadFailed',
  },
  'onboarding-4': {
    ...wizard,
    steps: (visit) => answerUpTo(4, visit),
    shows: 'onboarding.summary.title',
  },
  'onboarding-4-saving': {
    ...wizard,
    before: ({ page }) => hold(page, '/onboarding/complete-profile'),
    steps: async (visit) => {
      await answerUpTo(4, visit)
      await press(visit.page, visit.t('onboarding.finish'))
    },
    shows: 'onboarding.saving',
  },
  'onboarding-4-error': {
    ...wizard,
    learner: 'profile-fails',
    steps: async (visit) => {
      await answerUpTo(4, visit)
      await press(visit.page, visit.t('onboarding.finish'))
    },
    shows: 'errors.account.profileNotSaved',
  },
  'listen-wizard': {
    ...wizard,
    before: ({ page }) => addVoices(page),
    steps: async ({ page, t }) => {
      await see(page, t('onboarding.about.title'))
      await press(page, t('readAloud.listen'))
    },
    shows: 'readAloud.stop',
  },
}

const selection: States = {
  selection: { learner: 'sam', path: '/skill-selection', shows: 'skillSelection.title' },
  'selection-for-goals': {
    learner: 'noor',
    path: '/skill-selection',
    shows: 'skillSelection.fitsGoal',
  },
  'selection-nothing': {
    learner: 'noor',
    path: '/skill-selection',
    steps: async ({ page, t }) => {
      await see(page, t('skillSelection.title'))
      for (const box of await page.getByRole('checkbox').all()) await box.uncheck()
      await press(page, t('skillSelection.save'))
    },
    shows: 'skillSelection.chooseOne',
  },
  'selection-loading': {
    learner: 'sam',
    path: '/skill-selection',
    before: ({ page }) => hold(page, '/api/skill-categories'),
    shows: 'skillSelection.loading',
  },
  'selection-empty': {
    learner: 'sam',
    path: '/skill-selection',
    before: ({ page }) => answer(page, '/api/skill-categories', { data: [] }),
    shows: 'skillSelection.empty.title',
  },
  'selection-load-failed': {
    learner: 'categories-fail',
    path: '/skill-selection',
    afterSeconds: 10,
    shows: 'skillSelection.loadFailed',
  },
  'selection-forbidden': {
    learner: 'forbidden',
    path: '/skill-selection',
    shows: 'errors.forbidden',
  },
  'selection-saving': {
    learner: 'sam',
    path: '/skill-selection',
    before: ({ page }) => hold(page, '/api/user/selected-skills'),
    steps: ({ page, t }) => press(page, t('skillSelection.save')),
    shows: 'skillSelection.saving',
  },
  'selection-error': {
    learner: 'selection-fails',
    path: '/skill-selection',
    steps: ({ page, t }) => press(page, t('skillSelection.save')),
    shows: 'dashboard.errors.savingSkills',
  },
  'selection-refused': {
    learner: 'selection-refused',
    path: '/skill-selection',
    steps: ({ page, t }) => press(page, t('skillSelection.save')),
    shows: 'dashboard.errors.savingCategories',
  },
}

export const firstSteps = { ...onboarding, ...selection }
