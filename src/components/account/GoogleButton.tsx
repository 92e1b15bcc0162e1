import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { GoogleLogin, GoogleOAuthProvider } from '@react-oauth/google'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementSize } from '@/components/layout/useElementSize'
import { Note } from '@/components/messages/Note'
import { SlowWriteNote } from '@/components/messages/SlowWriteNote'
import { useElapsed } from '@/components/states/useElapsed'
import { env } from '@/config/env'
import { timing } from '@/config/timing'
import { useLanguage } from '@/i18n/useLanguage'

type GoogleButtonProps = {
  text: 'continue_with' | 'signup_with'
  /** The sentence of a failure, in errors.json. */
  failure: 'googleSignIn' | 'googleSignUp'
  isBusy: boolean
  hasFailed: boolean
  /** Called when its window opens. */
  onStart: () => void
  /** Called when it closes without a credential. */
  onNoCredential: () => void
  onCredential: (credential: string) => void
}

/** Google's own button, below a form, with what is to say of it. Renders nothing where Google is not set up. */
export function GoogleButton(props: GoogleButtonProps) {
  const { failure, isBusy, hasFailed } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const { googleClientId } = env()
  const [popup, setPopup] = useState<'closed' | 'open'>('closed')

  // Google's button keeps the click listener of the render that drew it; one that another language has replaced keeps all.
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  // Google's button is hidden while it is busy: a focus in it went to the top of the page.
  useEffect(() => {
    if (!hasFailed || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [hasFailed])
  if (googleClientId === undefined) return null
  return (
    <>
      <Divider
        component="p"
        role="presentation"
        sx={{ maxWidth: 'none', color: 'text.secondary', typography: 'body2', lineHeight: 1.4 }}
      >
        {t('auth.or')}
      </Divider>
      {hasFailed && (
        <Note
          kind="error"
          role="alert"
          title={t('auth.google.notIn')}
          detail={t(`errors.account.${failure}`)}
        >
          {t('auth.google.advice')}
        </Note>
      )}
      {/* As high as Google's button, so that nothing moves when it loads. Its iframe is always light. */}
      <Box sx={{ minHeight: 40, colorScheme: 'light' }}>
        {/* Google picks the language of its button when its script loads, so remount to change it. */}
        <GoogleOAuthButton
          key={language}
          text={props.text}
          isBusy={isBusy}
          latest={latest}
          clientId={googleClientId}
          language={language}
          onPopup={setPopup}
        />
      </Box>
      <SlowWriteNote isPending={isBusy} />
      <SlowWriteNote isPending={popup === 'open'} text={t('auth.google.nothing')} />
    </>
  )
}

type GoogleOAuthButtonProps = Pick<GoogleButtonProps, 'text' | 'isBusy'> & {
  latest: RefObject<GoogleButtonProps>
  clientId: string
  language: string
  onPopup: (state: 'closed' | 'open') => void
}

/** The button of Google's library, or a message why it is not there. */
function GoogleOAuthButton(props: GoogleOAuthButtonProps) {
  const { text, isBusy, latest, clientId, language, onPopup } = props
  const { t } = useTranslation()
  const [script, setScript] = useState<'loading' | 'ready' | 'failed'>('loading')
  const isSlow = useElapsed(timing.slowHintAfter, script === 'loading')
  const [container, { width: room }] = useElementSize()

  const message = isBusy
    ? t('auth.google.busy')
    : script === 'failed'
      ? t('auth.google.failed')
      : isSlow && t('auth.google.slow')

  const failWithoutCredential = () => {
    onPopup('closed')
    latest.current.onNoCredential()
  }

  return (
    <GoogleOAuthProvider
      clientId={clientId}
      locale={language}
      onScriptLoadSuccess={() => setScript(isGoogleLoaded() ? 'ready' : 'failed')}
      onScriptLoadError={() => setScript('failed')}
    >
      <div ref={container}>
        {script === 'ready' && (
          <div hidden={isBusy}>
            <GoogleLogin
              text={text}
              // It supports 200 to 400 px.
              width={Math.min(400, Math.max(200, room))}
              onSuccess={({ credential }) => {
                if (credential === undefined) return failWithoutCredential()
                onPopup('closed')
                latest.current.onCredential(credential)
              }}
              onError={failWithoutCredential}
              click_listener={() => {
                latest.current.onStart()
                onPopup('open')
              }}
            />
          </div>
        )}
        <Typography role="status" variant="body2" sx={{ lineHeight: 1.4, textAlign: 'center' }}>
          {message}
        </Typography>
      </div>
    </GoogleOAuthProvider>
  )
}

/** Whether Google's script really ran: a content blocker may answer with an empty one, which counts as loaded. */
function isGoogleLoaded(): boolean {
  const google: unknown = Reflect.get(window, 'google')
  return typeof google === 'object' && google !== null && 'accounts' in google
}
