import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { Card } from '@/components/layout/Card'
import { TextInSpan } from '@/components/layout/TextInSpan'
import type { Goal } from '@/domain/profile'
import { isOtherGoal, tickedGoals, type Answers } from '@/domain/wizard-answers'
import { journeys } from './journeys'
import styles from './SummaryStep.module.css'

type SummaryStepProps = {
  goals: readonly Goal[]
  /** Goes back to a step to change its answer. */
  onChange: (step: number) => void
}

/** Step 4: all answers, each with a button to change it. */
export function SummaryStep({ goals, onChange }: SummaryStepProps) {
  const { t } = useTranslation('onboarding')
  const { getValues } = useFormContext<Answers>()
  const answers = getValues()
  const { ageRange, gender, supportLevel, username, customGoal } = answers
  const age = ageRange && t(`about.ages.${ageRange}`)
  const genderName = gender && t(`about.genders.${gender}`)
  const journey = supportLevel && t(`summary.journeys.${supportLevel}`)
  const Ship = supportLevel && journeys[supportLevel].art

  const row = (name: string, step: number, value: ReactNode) => (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={styles.value}>
        <TextInSpan>{value}</TextInSpan>
      </dd>
      <dd>
        <Button
          variant="text"
          size="small"
          aria-label={t('summary.changeAnswer', { answer: name })}
          onClick={() => onChange(step)}
        >
          {t('summary.change')}
        </Button>
      </dd>
    </div>
  )

  return (
    <Card as="dl" className={styles.card}>
      {row(t('summary.age'), 0, age)}
      {row(t('summary.gender'), 0, genderName)}
      {row(
        t('summary.journey'),
        1,
        <span className={styles.journey}>
          {Ship && <Ship className={styles.ship} />}
          <span>{journey}</span>
        </span>,
      )}
      {row(t('summary.username'), 2, <bdi>{username}</bdi>)}
      {row(
        t('summary.goals'),
        3,
        tickedGoals(answers.goals, goals).map((goal) => (
          <div key={goal.id} className={styles.goal} dir="auto">
            <span>
              {isOtherGoal(goal)
                ? t('summary.otherGoal', { name: goal.name, text: customGoal.trim() })
                : goal.name}
            </span>
          </div>
        )),
      )}
    </Card>
  )
}
