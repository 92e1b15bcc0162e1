import { useId, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { LearningModule } from '@/api/learning'
import type { Challenge } from '@/api/modules'
import timing from '@/config/timing.json'
import { useSetting } from '@/learner/settings/useSettings'
import { SegmentedSwitch } from '@/ui/controls/SegmentedSwitch'
import { announce } from '@/ui/feedback/LiveRegion'
import type { Write } from '@/ui/feedback/WriteNote'
import { ListenHere } from '@/ui/reading/ListenHere'
import { TouchArming } from '@/ui/touch/touch-arming'
import { lessonTitle } from '../lesson-title'
import { ModuleFrame } from '../ModuleFrame'
import styles from './ChallengeSteps.module.css'
import { doneWords, leftWords, stepsHint } from './count-words'
import { OneStep } from './OneStep'
import { openSteps, type Ticked } from './step-rules'
import { StepList } from './StepList'

type ChallengeStepsProps = {
  heading: Ref<HTMLHeadingElement>
  module: LearningModule
  challenge: Challenge
  ticked: Ticked
  onTick: (step: number, isDone: boolean) => void
  isSaving: boolean
  write: Write
  onBack: () => void
  onContinue: () => void
}

/** The steps of a challenge, all at once or one at a time; Continue unlocks when all are ticked. */
export function ChallengeSteps(props: ChallengeStepsProps) {
  const { heading, module, challenge, ticked, onTick, isSaving, onBack, onContinue } = props
  const { t } = useTranslation('modules')
  const { steps } = challenge
  const title = lessonTitle(t, module.type, challenge.title, module.title)
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
        <p className={count === 0 ? styles.empty : styles.hint}>{stepsHint(t, count)}</p>
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
              </>
            ) : (
              <OneStep {...shown} />
            )}
          </ListenHere>
          <p id={reasonId} className={styles.left}>
            {leftWords(t, ticked)}
          </p>
        </>
      )}
    </ModuleFrame>
  )
}
