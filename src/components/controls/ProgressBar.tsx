import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icons/Icon'
import { wholePercent } from '@/domain/progress'

const gold = {
  '& .MuiLinearProgress-bar': {
    border: 2,
    borderColor: 'ring.full',
    backgroundColor: 'star.full',
  },
}

type ProgressBarProps = {
  /** 0 to 100. */
  percent: number
  /** Its name for screen readers. */
  label: string
  /** The text beside the bar; without it "Not started", "40%" or "Done · 100%". */
  text?: string | undefined
}

/** A progress bar with a text: neutral at 0 %, gold with a tick at 100 %. */
export function ProgressBar({ percent, label, text }: ProgressBarProps) {
  const { t } = useTranslation()
  const value = wholePercent(percent)
  const full = value === 100
  const standard = full
    ? t('ui.progress.done')
    : value === 0
      ? t('ui.progress.notStarted')
      : t('ui.progress.percent', { percent: value })

  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', columnGap: 1.75, rowGap: 0.5, alignItems: 'center' }}
    >
      <LinearProgress
        variant="determinate"
        value={value}
        aria-label={label}
        aria-valuetext={text ?? standard}
        sx={[{ flex: '1 1 120px' }, full && gold]}
      />
      <Box
        component="span"
        aria-hidden="true"
        sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center', fontWeight: 600 }}
      >
        {full && <Icon name="check" size={20} />}
        <span>{text ?? standard}</span>
      </Box>
    </Stack>
  )
}
