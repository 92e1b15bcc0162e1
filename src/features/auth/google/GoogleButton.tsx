import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { env } from '@/config/env'
import { useLanguage } from '@/i18n/useLanguage'
import { lazyAgain } from '@/lib/lazy-again'
import { Note } from '@/ui/controls/Note'
import { ErrorBoundary } from '@/ui/states/ErrorBoundary'
import styles from './GoogleButton.module.css'
import type { GoogleSignIn } from './useGoogleSignIn'

/** Loaded only where Google is set up. If its chunk fails to load, the rest of the panel still works. */
const LibraryButton = lazyAgain(async () => ({
  default: (await import('./LibraryButton')).LibraryButton,
}))

type GoogleButtonProps = { google: GoogleSignIn; text: 'continue_with' | 'signup_with' }

/** Sign-in with Google, below the form. Renders nothing where Google is not set up. */
export function GoogleButton(props: GoogleButtonProps) {
  const { t } = useTranslation('auth')
  const language = useLanguage()
  const { googleClientId } = env()
  if (googleClientId === undefined) return null
  const failed = (
    <p role="status" className={styles.message}>
      {t('google.failed')}
    </p>
  )
  return (
    <>
      <p className={styles.or}>{t('or')}</p>
      <div className={styles.container}>
        <ErrorBoundary fallback={failed}>
          <Suspense>
            {/* Google picks the language of its button when its script loads, so remount to change it. */}
            <LibraryButton key={language} {...props} clientId={googleClientId} locale={language} />
          </Suspense>
        </ErrorBoundary>
      </div>
    </>
  )
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
