import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import Mark from '@/assets/pictures/compass-mark.svg?react'
import { Button } from '@/components/controls/Button'
import { PageTitle } from '@/components/layout/ScreenHeading'
import { timing } from '@/config/timing'
import { useElapsed } from './useElapsed'
import { useFocusNext } from './useFocusNext'

type LoadingProps = {
  /** The words while it loads: "Loading your path…" */
  label: string
  /** Tries again; offered when it takes long. */
  onRetry?: () => void
  /** In a part of the page, which has its own heading; else it fills the screen. */
  isSmall?: boolean
}

/**
 * A loading state: nothing at first, then a spinner with its label, then a sentence that it takes long, with Retry, which counts
 * the time anew.
 */
export function Loading({ label, onRetry, isSmall = false }: LoadingProps) {
  const { t } = useTranslation()
  const isShown = useElapsed(timing.spinnerAppearsAfter)
  const [attempt, setAttempt] = useState(1)
  const isSlow = useElapsed(timing.slowHintAfter, true, attempt)
  const isRetried = attempt > 1
  const scene = useFocusNext()

  const retry = () => {
    setAttempt(attempt + 1)
    onRetry?.()
  }

  return (
    <Scene ref={scene} data-small={isSmall || undefined}>
      {!isSmall && <PageTitle>{label}</PageTitle>}
      <div role="status">
        {isShown && (
          <>
            <Ring size={isSmall ? 56 : 148} />
            <Typography
              variant="h3"
              component={isSmall ? 'p' : 'h1'}
              sx={{ mt: isSmall ? 1 : 2.75, mx: 'auto', lineHeight: 1.5 }}
            >
              {label}
            </Typography>
            {isSlow && <Sentence>{t('ui.loading.slow')}</Sentence>}
            {isRetried && !isSlow && <Sentence>{t('ui.loading.again')}</Sentence>}
          </>
        )}
      </div>
      {/* It stays while the next attempt runs: whoever pressed it keeps their place. */}
      {(isSlow || isRetried) && onRetry && (
        <Button variant="outlined" onClick={retry} endIcon="retry">
          {t('ui.retry')}
        </Button>
      )}
    </Scene>
  )
}

function Ring({ size }: { size: number }) {
  return (
    <Box sx={{ position: 'relative', width: size, height: size, mx: 'auto', color: 'ring.value' }}>
      <CircularProgress
        aria-hidden
        disableShrink
        enableTrackSlot
        size="100%"
        thickness={2.7}
        color="inherit"
      />
      <Box
        component={Mark}
        sx={{
          position: 'absolute',
          top: '20%',
          left: '20%',
          width: '60%',
          height: '60%',
          color: 'art.brand',
        }}
      />
    </Box>
  )
}

const Scene = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: 1,
  gap: 20,
  placeContent: 'center',
  justifyItems: 'center',
  minHeight: '60vh',
  padding: '24px 16px',
  backgroundColor: theme.vars.palette.sea.base,
  textAlign: 'center',
  '&[data-small]': {
    gap: 12,
    minHeight: 'auto',
    padding: '12px 0',
    backgroundColor: 'transparent',
    // The room of the ring and of a label in one line, so that nothing moves when they appear.
    '& > [role=status]': { minHeight: 'calc(64px + 1.875rem)' },
  },
}))

const Sentence = styled('p')(({ theme }) => ({
  margin: '0 auto',
  color: theme.vars.palette.text.secondary,
}))
