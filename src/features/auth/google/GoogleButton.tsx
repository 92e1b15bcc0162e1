import { Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { env } from '@/config/env'
import timing from '@/config/timing.json'
import { useLanguage } from '@/i18n/useLanguage'
import { lazyAgain } from '@/lib/lazy-again'
import { Note } from '@/ui/controls/Note'
import { ErrorBoundary } from '@/ui/states/ErrorBoundary'
import { useElapsed } from '@/ui/states/useElapsed'
import styles from './GoogleButton.module.css'
import type { GoogleSignIn } from './useGoogleSignIn'

type GoogleButtonProps = {
  google: GoogleSignIn
  text: 'continue_with' | 'signup_with'
}

type Library = typeof import('@react-oauth/google')
type WithLibraryProps = { children: (library: Library) => ReactNode }

/** Loaded only where Google is set up. If its chunk fails to load, the rest of the panel still works. */
const WithLibrary = lazyAgain(async () => {
  const library = await import('@react-oauth/google')
  return { default: ({ children }: WithLibraryProps) => children(library) }
})

/** Sign-in with Google, below the form. Renders nothing where Google is not set up. */
export function GoogleButton(props: GoogleButtonProps) {
  const { t } = useTranslation('auth')
  const language = useLanguage()
  const { googleClientId } = env()
  if (googleClientId === undefined) return null
  return (
    <>
      <p className={styles.or}>{t('or')}</p>
      <ErrorBoundary fallback={<Message text={t('google.failed')} />}>
        <Suspense fallback={<Message text={undefined} />}>
          {/* Google picks the language of its button when its script loads, so remount to change it. */}
          <WithLibrary key={language}>
            {(library) => (
              <LibraryButton
                {...props}
                library={library}
                clientId={googleClientId}
                locale={language}
              />
            )}
          </WithLibrary>
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

type LibraryButtonProps = GoogleButtonProps & { library: Library; clientId: string; locale: string }

/** Google's own button from its library, or a message why it is not there. */
function LibraryButton({ google, text, library, clientId, locale }: LibraryButtonProps) {
  const { t } = useTranslation('auth')
  const { GoogleLogin, GoogleOAuthProvider } = library
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
      <div ref={container} className={styles.container}>
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

/** A message in the button's place and as high, so that nothing moves when the button loads. */
function Message({ text }: { text: string | undefined }) {
  return (
    <div className={styles.container}>
      <p role="status" className={styles.message}>
        {text}
      </p>
    </div>
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

/** Says that sign-in with Google failed and that e-mail still works. */
export function GoogleFailure({ call }: { call: 'googleSignIn' | 'googleSignUp' }) {
  const { t } = useTranslation('auth')
  const { t: tErrors } = useTranslation('errors')
  return (
    <Note kind="error" role="alert" title={t('google.notIn')} detail={tErrors(`account.${call}`)}>
      {t('google.advice')}
    </Note>
  )
}
