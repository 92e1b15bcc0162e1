import { useId, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Challenge } from '@/api/modules'
import timing from '@/config/timing.json'
import { useSetting } from '@/learner/settings/useSettings'
import { SegmentedSwitch } from '@/ui/controls/SegmentedSwitch'
import { announce } from '@/ui/feedback/LiveRegion'
import type { Write } from '@/ui/feedback/WriteNote'
import { ListenHere } from '@/ui/reading/ListenHere'
import { SecondLine } from '@/ui/reading/SecondLine'
import type { SecondLines } from '@/ui/reading/useSecondLines'
import { TouchArming } from '@/ui/touch/touch-arming'
import { ModuleFrame } from '../ModuleFrame'
import styles from './ChallengeSteps.module.css'
import { doneWords, leftWords, stepsHint } from './count-words'
import { OneStep } from './OneStep'
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

/** The steps of a challenge, all at once or one at a time; Continue unlocks when all are ticked. */
export function ChallengeSteps(props: ChallengeStepsProps) {
  const { heading, title, second, steps, ticked, onTick, isSaving, onBack, onContinue } = props
  const { t } = useTranslation('modules')
  const reasonId = useId()
  const [view, setView] = useSetting('challenge')
  const [arming] = useState(() => new TouchArming(timing.challengeTooltip))
  const open = openSteps(ticked)
  const count = steps.length
  const progress = (done: number) => t('challenge.progress', { done, count })

  const tick = (step: number, isDone: boolean) => {
    onTick(step, isDone)
    announce(progress(count - open.length + (isDone ? 1 : -1)))
  }
  const shown = { steps, ticked, arming, onTick: tick }

  return (
    <ModuleFrame
      kind="challenge"
      second={second}
      backLabel={t('back')}
      onBack={onBack}
      locked={open.length > 0}
      reason={reasonId}
      isSaving={isSaving}
      stacked={count === 0}
      isLaterPage
      write={props.write}
      onContinue={onContinue}
    >
      <ListenHere name={title}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <SecondLine of={title} />
        <p className={count === 0 ? styles.empty : styles.hint}>{stepsHint(t, count)}</p>
        <SecondLine of={stepsHint(t, count)} />
      </ListenHere>
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
          <ListenHere name={t('listen.steps')}>
            {view === 'all' ? (
              <>
                <StepList {...shown} />
                <p className={styles.progress}>{doneWords(t, ticked)}</p>
                <SecondLine of={doneWords(t, ticked)} />
              </>
            ) : (
              <OneStep {...shown} />
            )}
          </ListenHere>
          <p id={reasonId} className={styles.left}>
            {leftWords(t, ticked)}
          </p>
          <SecondLine of={leftWords(t, ticked)} />
        </>
      )}
    </ModuleFrame>
  )
}
