import { useId, useState, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Challenge } from '@/api/modules'
import { useSetting } from '@/learner/settings/useSettings'
import { SegmentedSwitch } from '@/ui/controls/SegmentedSwitch'
import { announce } from '@/ui/feedback/live-region'
import type { Write } from '@/ui/feedback/WriteNote'
import { InOther } from '@/ui/peek/InOther'
import type { Peek } from '@/ui/peek/peek'
import { Listen } from '@/ui/speech/Listen'
import timing from '@/ui/theme/timing.json'
import { TouchArming } from '@/ui/touch/touch-arming'
import { ModuleFrame } from '../ModuleFrame'
import styles from './ChallengeSteps.module.css'
import { doneWords, leftWords, linesAfter, stepsHint } from './count-words'
import { OneStep } from './OneStep'
import { openSteps, type Ticked } from './step-rules'
import { StepList } from './StepList'

type ChallengeStepsProps = {
  heading: Ref<HTMLHeadingElement>
  header: ReactNode
  title: string
  titlePeek: Peek
  steps: Challenge['steps']
  stepsPeek: Peek
  ticked: Ticked
  onTick: (step: number, isDone: boolean) => void
  isSaving: boolean
  write: Write
  onBack: () => void
  onContinue: () => void
}

/** The steps of a challenge, all of them or one at a time; the way on opens when all are done. */
export function ChallengeSteps(props: ChallengeStepsProps) {
  const {
    heading,
    header,
    title,
    titlePeek,
    steps,
    stepsPeek,
    ticked,
    onTick,
    isSaving,
    onBack,
    onContinue,
  } = props
  const { t } = useTranslation('modules')
  const reasonId = useId()
  const [view, setView] = useSetting('challenge')
  const [arming] = useState(() => new TouchArming(timing.challengeTooltip))
  const open = openSteps(ticked)
  const count = steps.length
  const lines = linesAfter(count)
  const progress = (done: number) => t('challenge.progress', { done, count })

  const tick = (step: number, isDone: boolean) => {
    onTick(step, isDone)
    announce(progress(count - open.length + (isDone ? 1 : -1)))
  }
  const shown = { steps, peek: stepsPeek, ticked, arming, onTick: tick }

  return (
    <ModuleFrame
      header={header}
      backLabel={t('back')}
      onBack={onBack}
      locked={open.length > 0}
      reason={reasonId}
      isSaving={isSaving}
      stacked={count === 0}
      write={props.write}
      onContinue={onContinue}
    >
      <Listen name={title} peek={titlePeek}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <InOther peek={titlePeek} at={0} />
        <p className={count === 0 ? styles.empty : styles.hint}>{stepsHint(t, count)}</p>
        <InOther peek={titlePeek} at={1} />
      </Listen>
      {count > 0 && (
        <>
          <div className={styles.view}>
            <SegmentedSwitch
              label={t('challenge.view.label')}
              value={view}
              onChange={setView}
              options={[
                { value: 'all', label: t('challenge.view.all'), icon: 'list' },
                { value: 'one', label: t('challenge.view.one'), icon: 'one-step' },
              ]}
            />
          </div>
          <Listen name={t('listen.steps')} isBelow peek={stepsPeek}>
            {view === 'all' ? (
              <>
                <StepList {...shown} />
                <p className={styles.progress}>{doneWords(t, ticked)}</p>
                <InOther peek={stepsPeek} at={lines.progress} />
              </>
            ) : (
              <OneStep {...shown} />
            )}
            <p id={reasonId} className={styles.left}>
              {leftWords(t, ticked)}
            </p>
            <InOther peek={stepsPeek} at={lines.left} />
          </Listen>
        </>
      )}
    </ModuleFrame>
  )
}
