import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { TextInSpan } from '@/components/layout/TextInSpan'
import type { Goal } from '@/domain/profile'
import { isOtherGoal, tickedGoals, type Answers } from '@/domain/wizard-answers'
import { YourShip } from './YourShip'

type SummaryStepProps = {
  goals: readonly Goal[]
  /** The id of what says why no answer can be changed: while they are being saved. */
  lockedBy: string | undefined
  /** Goes back to the step that asks for this answer. */
  onChange: (answer: keyof Answers) => void
}

/** Step 4: all answers, each with a button to change it. */
export function SummaryStep({ goals, lockedBy, onChange }: SummaryStepProps) {
  const { t } = useTranslation()
  const { getValues } = useFormContext<Answers>()
  const answers = getValues()
  const { ageRange, gender, supportLevel, username, customGoal } = answers
  const age = ageRange && t(`onboarding.about.ages.${ageRange}`)
  const genderName = gender && t(`onboarding.about.genders.${gender}`)
  const journey = supportLevel && t(`onboarding.summary.journeys.${supportLevel}`)

  return (
    <>
      {supportLevel && <YourShip level={supportLevel} username={username} />}
      <Card component="dl" sx={{ containerType: 'inline-size', mt: 2.25, px: 2.75, py: 0.75 }}>
        <Answer
          name={t('onboarding.summary.age')}
          lockedBy={lockedBy}
          onChange={() => onChange('ageRange')}
        >
          {age}
        </Answer>
        <Answer
          name={t('onboarding.summary.gender')}
          lockedBy={lockedBy}
          onChange={() => onChange('gender')}
        >
          {genderName}
        </Answer>
        <Answer
          name={t('onboarding.summary.journey')}
          lockedBy={lockedBy}
          onChange={() => onChange('supportLevel')}
        >
          {journey}
        </Answer>
        <Answer
          name={t('onboarding.summary.username')}
          lockedBy={lockedBy}
          onChange={() => onChange('username')}
        >
          <bdi>{username}</bdi>
        </Answer>
        <Answer
          name={t('onboarding.summary.goals')}
          lockedBy={lockedBy}
          onChange={() => onChange('goals')}
        >
          {tickedGoals(answers.goals, goals).map((goal) => (
            <div key={goal.id}>
              <bdi>{goal.name}</bdi>
              {isOtherGoal(goal) && (
                <>
                  <span>{': '}</span>
                  <bdi>{customGoal.trim()}</bdi>
                </>
              )}
            </div>
          ))}
        </Answer>
      </Card>
    </>
  )
}

type AnswerProps = {
  name: string
  lockedBy: string | undefined
  onChange: () => void
  children: ReactNode
}

function Answer({ name, lockedBy, onChange, children }: AnswerProps) {
  const { t } = useTranslation()
  return (
    <Row>
      <Box component="dt" sx={{ width: { xs: '100%', md: '34%' }, color: 'text.secondary' }}>
        {name}
      </Box>
      <Value>
        <TextInSpan>{children}</TextInSpan>
      </Value>
      {/* Its words end at the edge of the card; its padding only enlarges the target. */}
      <Box component="dd" sx={{ m: '0 -18px 0 auto' }}>
        <Button
          variant="text"
          size="small"
          aria-label={t('onboarding.summary.changeAnswer', { answer: name })}
          lockedBy={lockedBy}
          onClick={onChange}
        >
          {t('onboarding.summary.change')}
        </Button>
      </Box>
    </Row>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  alignItems: 'center',
  minHeight: 60,
  padding: '12px 0',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

const Value = styled('dd')({
  flex: '1 1 min-content',
  minWidth: 0,
  fontWeight: 600,
  // With large letters each part of a row has a line of its own.
  '@container (max-width: 14rem)': { flexBasis: '100%' },
})
