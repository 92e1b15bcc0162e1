import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/controls/Button'
import { firstClickOnly } from '@/ui/controls/first-click'
import { ProgressBar } from '@/ui/controls/ProgressBar'
import { Card } from '@/ui/layout/Card'
import { useWakeLock } from '@/ui/layout/useWakeLock'
import { useHeadingFocus } from '../useHeadingFocus'
import { doneWords } from './count-words'
import styles from './OneStep.module.css'
import { nextOpenStep, openSteps } from './step-rules'
import { StepHelp } from './StepHelp'
import type { StepsProps } from './StepList'

/** One step at a time in large type, for busy hands: a wake lock keeps the screen on where supported. */
export function OneStep({ steps, ticked, arming, onTick }: StepsProps) {
  const { t } = useTranslation('modules')
  const isAwake = useWakeLock()
  const [chosen, setChosen] = useState(() => nextOpenStep(ticked, -1))
  const count = steps.length
  const index = Math.min(chosen, count)
  const step = steps[index]
  const isDone = ticked[index] ?? false
  const heading = useHeadingFocus(`${index} ${isDone}`, 'into-view')
  const done = count - openSteps(ticked).length

  const finish = () => {
    onTick(index, true)
    setChosen(
      nextOpenStep(
        ticked.map((was, at) => was || at === index),
        index,
      ),
    )
  }

  return (
    <Card className={styles.card}>
      <ProgressBar
        label={t('challenge.progressLabel')}
        percent={(done / count) * 100}
        words={doneWords(t, ticked)}
      />
      <h2 ref={heading} tabIndex={-1} className={styles.step}>
        <span className={styles.status}>
          {step
            ? t(isDone ? 'challenge.placeDone' : 'challenge.place', { step: index + 1, count })
            : null}
        </span>{' '}
        <span className={isDone ? styles.done : undefined}>
          {step ? step.text : t('challenge.end')}
        </span>
      </h2>
      {step?.externalResource != null && (
        <StepHelp step={index + 1} href={step.externalResource} arming={arming} />
      )}
      <div className={styles.buttons} onClickCapture={firstClickOnly}>
        {index > 0 && (
          <Button variant="secondary" onClick={() => setChosen(index - 1)}>
            {t('challenge.previous')}
          </Button>
        )}
        {step && isDone && (
          <>
            <Button variant="plain" onClick={() => onTick(index, false)}>
              {t('challenge.notDone')}
            </Button>
            <Button variant="secondary" onClick={() => setChosen(nextOpenStep(ticked, index))}>
              {t('challenge.next')}
            </Button>
          </>
        )}
        {step && !isDone && (
          <Button startIcon="check" onClick={finish}>
            {t('challenge.done')}
          </Button>
        )}
      </div>
      {isAwake && <p className={styles.awake}>{t('challenge.awake')}</p>}
    </Card>
  )
}
