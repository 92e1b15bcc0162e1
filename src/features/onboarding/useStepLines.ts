import type { TFunction } from 'i18next'
import { ageRanges, genders, supportLevels, type LifeGoal } from '@/api/onboarding'
import { useFetchLifeGoalsIn } from '@/api/onboarding.queries'
import { isSameId } from '@/api/transport/call'
import { useSecondLines } from '@/ui/reading/useSecondLines'
import { longest, shortest } from './username-rules'
import type { Answers } from './wizard-answers'
import type { StepName } from './wizard-steps'

/** The texts of a wizard step in the second language: our own, and for two steps the server's goals. */
export function useStepLines(name: StepName, goals: readonly LifeGoal[], answers: Answers) {
  const askForGoals = useFetchLifeGoalsIn()
  const hasGoals = name === 'goals' || name === 'summary'
  return useSecondLines({
    part: 'onboarding',
    ownTexts: (t) => ownWords(t, name, answers),
    serverTexts: hasGoals ? goals.map((goal) => goal.name) : [],
    subject: hasGoals ? 'goals' : '',
    fetch: async (language) => (hasGoals ? askForGoals(language) : []),
    translations: (others) =>
      goals.map(({ id }) => others.find((one) => isSameId(one.id, id))?.name),
  })
}

function ownWords(t: TFunction<'onboarding'>, name: StepName, answers: Answers): string[] {
  const title = t(`${name}.title`)
  switch (name) {
    case 'about':
      return [
        title,
        t('about.hint'),
        t('about.age'),
        ...ageRanges.map((age) => t(`about.ages.${age}`)),
        t('about.gender'),
        t('about.genderHint'),
        ...genders.map((gender) => t(`about.genders.${gender}`)),
      ]
    case 'journey':
      return [
        title,
        t('journey.hint'),
        ...supportLevels.flatMap((level) => [
          t(`journey.${level}.name`),
          t(`journey.${level}.text`),
          t(`journey.${level}.percent`),
        ]),
      ]
    case 'username':
      return [
        title,
        t('username.hint'),
        t('username.label'),
        t('username.rules', { shortest, longest }),
        t('username.own', { name: answers.username }),
      ]
    case 'goals':
      return [title, t('goals.hint'), t('goals.other.label'), t('goals.other.hint')]
    case 'summary':
      return [
        title,
        t('summary.age'),
        t('summary.gender'),
        t('summary.journey'),
        t('summary.username'),
        t('summary.goals'),
        ...(answers.ageRange ? [t(`about.ages.${answers.ageRange}`)] : []),
        ...(answers.gender ? [t(`about.genders.${answers.gender}`)] : []),
        ...(answers.supportLevel ? [t(`summary.journeys.${answers.supportLevel}`)] : []),
      ]
  }
}
