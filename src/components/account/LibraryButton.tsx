import { GoogleLogin, GoogleOAuthProvider } from '@react-oauth/google'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useElapsed } from '@/components/states/useElapsed'
import timing from '@/config/timing.json'
import styles from './GoogleButton.module.css'
import type { GoogleSignIn } from './useGoogleSignIn'

export type LibraryButtonProps = {
  google: GoogleSignIn
  text: 'continue_with' | 'signup_with'
  clientId: string
  locale: string
}

/** Google's own button from its library, or a message why it is not there. */
export function LibraryButton({ google, text, clientId, locale }: LibraryButtonProps) {
  const { t } = useTranslation('auth')
  const [script, setScript] = useState<'loading' | 'ready' | 'failed'>('loading')
  const isSlow = useElapsed(timing.slowHintAfter, script === 'loading')
  const container = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)

  // Google's button supports widths from 200 to 400 px.
  useLayoutEffect(() => {
    setWidth(Math.min(400, Math.max(200, container.current?.clientWidth ?? 0)))
  }, [])

  const message = google.isBusy
    ? t('google.busy')
    : script === 'failed'
      ? t('google.failed')
      : isSlow && t('google.slow')

  return (
    <GoogleOAuthProvider
      clientId={clientId}
      locale={locale}
      onScriptLoadSuccess={() => setScript(isGoogleLoaded() ? 'ready' : 'failed')}
      onScriptLoadError={() => setScript('failed')}
    >
      <div ref={container}>
        {script === 'ready' && (
          <div hidden={google.isBusy}>
            <GoogleLogin
              text={text}
              width={width}
              onSuccess={({ credential }) => {
                if (credential === undefined) google.onNoCredential()
                else google.signIn(credential)
              }}
              onError={google.onNoCredential}
              click_listener={google.onClicked}
            />
          </div>
        )}
        <p role="status" className={styles.message}>
          {message}
        </p>
      </div>
    </GoogleOAuthProvider>
  )
}

/**
 * Whether Google's script really ran: a content blocker may respond with an empty script, which
 * counts as loaded.
 */
function isGoogleLoaded(): boolean {
  const google: unknown = Reflect.get(window, 'google')
  return typeof google === 'object' && google !== null && 'accounts' in google
}
