import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/messages/Note'
import { Loading } from '@/components/states/Loading'
import { useSurvey } from './useSurvey'

/**
 * The third-party survey in a sandboxed iframe. It has an opaque origin, so that its scripts cannot read the session or
 * anything else of the app. It stays mounted until its answers are sent.
 */
export function SurveyForm() {
  const { t } = useTranslation()
  const { state, height, frameProps, loadAgain, sendAgain } = useSurvey()
  const isShown = state === 'ready' || state === 'sending' || state === 'failed'
  const { key, ...frame } = frameProps

  if (state === 'sent') return <Thanks />
  return (
    <>
      {state === 'blocked' ? (
        <Failure what="blocked" onRetry={loadAgain} />
      ) : (
        <Box sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
          {/* Cover the iframe while it loads instead of hiding it: browsers throttle a frame that is not rendered. */}
          <Frame
            key={key}
            {...frame}
            title={t('survey.title')}
            sandbox="allow-scripts allow-forms"
            style={{ height }}
            inert={!isShown}
          />
          {!isShown && (
            <Box sx={{ zIndex: 1, backgroundColor: 'background.paper' }}>
              <Loading isSmall label={t('survey.loading')} onRetry={loadAgain} />
            </Box>
          )}
        </Box>
      )}
      <div role="status">{state === 'sending' && <p>{t('survey.sending')}</p>}</div>
      {state === 'failed' && <Failure what="failed" onRetry={sendAgain} />}
    </>
  )
}

/** Its margins make up for the padding of the frame's body, which keeps focus rings from being cut off. */
const Frame = styled('iframe')({
  display: 'block',
  width: 'calc(100% + 12px)',
  minHeight: 200,
  margin: -6,
  border: 0,
})

/** The form did not load, or its answers were not sent. */
function Failure({ what, onRetry }: { what: 'blocked' | 'failed'; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Note kind="error" role="alert" title={t(`survey.${what}.title`)}>
      <p>{t(`survey.${what}.hint`)}</p>
      <Button onClick={onRetry} endIcon="retry">
        {t('survey.retry')}
      </Button>
    </Note>
  )
}

/** A ref callback with a stable identity, so that it focuses on mount and not again on each render. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus()

function Thanks() {
  const { t } = useTranslation()
  return (
    <Note kind="success">
      <Typography variant="h2" tabIndex={-1} ref={takeFocus}>
        {t('survey.thanks.title')}
      </Typography>
      <p>{t('survey.thanks.hint')}</p>
    </Note>
  )
}
