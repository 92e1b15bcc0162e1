import { useId, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { LearningModule } from '@/api/learning'
import type { Challenge } from '@/api/modules'
import timing from '@/config/timing.json'
import { announce } from '@/ui/feedback/LiveRegion'
import type { WriteNoteProps } from '@/ui/feedback/WriteNote'
import { TouchArming } from '@/ui/touch/touch-arming'
import { lessonTitle } from '../lesson-title'
import { ModuleFrame } from '../ModuleFrame'
import styles from './ChallengeSteps.module.css'
import { openSteps, type Ticked } from './step-rules'
import { StepList } from './StepList'

type ChallengeStepsProps = {
  heading: Ref<HTMLHeadingElement>
  module: LearningModule
  challenge: Challenge
  ticked: Ticked
  onTick: (step: number, isDone: boolean) => void
  isSaving: boolean
  write: WriteNoteProps
  onBack: () => void
  onContinue: () => void
}

/** The steps of a challenge; Continue unlocks when all are ticked. */
export function ChallengeSteps(props: ChallengeStepsProps) {
  const { heading, module, challenge, ticked, onTick, isSaving, onBack, onContinue } = props
  const { t } = useTranslation('modules')
  const { steps } = challenge
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
        {lessonTitle(t, module.type, challenge.title, module.title)}
      </h1>
      {count === 0 ? (
        <p className={styles.empty}>{t('challenge.nothingToDo')}</p>
      ) : (
        <>
          <p className={styles.hint}>{t('challenge.hint')}</p>
          <StepList steps={steps} ticked={ticked} arming={arming} onTick={tick} />
          <p className={styles.progress}>{progress(count - open.length)}</p>
          <p id={reasonId} className={styles.left}>
            {open.length === 0
              ? t('challenge.allDone')
              : t('challenge.left', {
                  count: open.length,
                  steps: open.map((step) => t('challenge.step', { step: step + 1 })).join(', '),
                })}
          </p>
        </>
      )}
    </ModuleFrame>
  )
}
