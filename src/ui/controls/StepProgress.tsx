import LinearProgress from '@mui/material/LinearProgress'
import { useId } from 'react'
import styles from './StepProgress.module.css'

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
      <p className={styles.words}>
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
