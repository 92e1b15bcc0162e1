import LinearProgress from '@mui/material/LinearProgress'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icons/Icon'
import { wholePercent } from '@/domain/progress'
import styles from './ProgressBar.module.css'

type ProgressBarProps = {
  /** 0 to 100. */
  percent: number
  /** Its name for screen readers. */
  label: string
  /** The words beside the bar; without them "Not started", "40%" or "Done · 100%". */
  words?: string | undefined
}

/** A progress bar with words: neutral at 0 %, gold with a tick at 100 %. */
export function ProgressBar({ percent, label, words }: ProgressBarProps) {
  const { t } = useTranslation()
  const value = wholePercent(percent)
  const full = value === 100
  const standard = full
    ? t('ui.progress.done')
    : value === 0
      ? t('ui.progress.notStarted')
      : t('ui.progress.percent', { percent: value })
  const text = words ?? standard

  return (
    <div className={styles.progress}>
      <LinearProgress
        variant="determinate"
        value={value}
        aria-label={label}
        aria-valuetext={text}
        data-full={full ? '' : undefined}
        className={styles.bar}
      />
      <span className={styles.words} aria-hidden="true">
        {full && <Icon name="check" size={20} />}
        <span>{text}</span>
      </span>
    </div>
  )
}

type StepProgressProps = {
  /** "Step 2 of 5". */
  words: string
  /** "· 40%". */
  aside: string
  percent: number
}

/** How far a learner is in a few steps that follow each other: the words, and below them the bar. */
export function StepProgress({ words, aside, percent }: StepProgressProps) {
  const wordsId = useId()
  return (
    <div>
      <p className={styles.step}>
        <b id={wordsId}>{words}</b> <span>{aside}</span>
      </p>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-labelledby={wordsId}
        aria-valuetext={words}
      />
    </div>
  )
}
