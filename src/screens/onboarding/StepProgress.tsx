import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useId } from 'react'

type StepProgressProps = {
  /** "Step 2 of 5". */
  text: string
  /** "· 40%". */
  aside: string
  percent: number
}

/** How far a learner is in a few steps that follow each other: the text, and below them the bar. */
export function StepProgress({ text, aside, percent }: StepProgressProps) {
  const textId = useId()
  return (
    <div>
      <Typography sx={{ mb: 1 }}>
        <b id={textId}>{text}</b>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {aside}
        </Box>
      </Typography>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-labelledby={textId}
        aria-valuetext={text}
      />
    </div>
  )
}
