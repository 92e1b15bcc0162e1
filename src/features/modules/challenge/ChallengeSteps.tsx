import { useId, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Challenge } from '@/api/modules'
import timing from '@/config/timing.json'
import { announce } from '@/ui/feedback/LiveRegion'
import type { Write } from '@/ui/feedback/WriteNote'
import { SecondLine } from '@/ui/reading/SecondLine'
import type { SecondLines } from '@/ui/reading/useSecondLines'
import { TouchArming } from '@/ui/touch/touch-arming'
import { ModuleFrame } from '../ModuleFrame'
import styles from './ChallengeSteps.module.css'
import { doneWords, leftWords, stepsHint } from './count-words'
import { openSteps, type Ticked } from './step-rules'
import { StepList } from './StepList'

type ChallengeStepsProps = {
  heading: Ref<HTMLHeadingElement>
  title: string
  /** The lesson's texts in the second language. */
  second: SecondLines
  steps: Challenge['steps']
  ticked: Ticked
  onTick: (step: number, isDone: boolean) => void
  isSaving: boolean
  write: Write
  onBack: () => void
  onContinue: () => void
}

/** The steps of a challenge; Continue unlocks when all are ticked. */
export function ChallengeSteps(props: ChallengeStepsProps) {
  const { heading, title, second, steps, ticked, onTick, isSaving, onBack, onContinue } = props
  const { t } = useTranslation('modules')
  const reasonId = useId()
  const [arming] = useState(() => new TouchArming(timing.challengeTooltip))
  const open = openSteps(ticked)
  const count = steps.length
  const progress = (done: number) => t('challenge.progress', { done, count })

  const tick = (step: number, isDone: boolean) => {
    onTick(step, isDone)
    announce(progress(count - open.length + (isDone ? 1 : -1)))
  }

  return (
    <ModuleFrame
      second={second}
      backLabel={t('back')}
      onBack={onBack}
      locked={open.length > 0}
      reason={reasonId}
      isSaving={isSaving}
      stacked={count === 0}
      write={props.write}
      onContinue={onContinue}
    >
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <SecondLine of={title} />
      <p className={count === 0 ? styles.empty : styles.hint}>{stepsHint(t, count)}</p>
      <SecondLine of={stepsHint(t, count)} />
      {count > 0 && (
        <>
          <StepList steps={steps} ticked={ticked} arming={arming} onTick={tick} />
          <p className={styles.progress}>{doneWords(t, ticked)}</p>
          <SecondLine of={doneWords(t, ticked)} />
          <p id={reasonId} className={styles.left}>
            {leftWords(t, ticked)}
          </p>
          <SecondLine of={leftWords(t, ticked)} />
        </>
      )}
    </ModuleFrame>
  )
}
