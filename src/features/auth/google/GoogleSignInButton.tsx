import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { env } from '@/config/env'
import { useLanguage } from '@/i18n/useLanguage'
import type { GoogleButtonProps } from './GoogleButton'
import styles from './GoogleSignInButton.module.css'

/** Only where Google is set up; where the file does not come, the panel stays as useful as it is. */
const GoogleButton = lazy(() =>
  import('./GoogleButton').then(
    (file) => ({ default: file.GoogleButton }),
    () => ({ default: FailedButton }),
  ),
)

/** The way in with Google, below the form; nothing where Google is not set up. */
export function GoogleSignInButton(props: Pick<GoogleButtonProps, 'google' | 'text'>) {
  const { t } = useTranslation('auth')
  const language = useLanguage()
  const { googleClientId } = env()
  if (googleClientId === undefined) return null
  return (
    <>
      <p className={styles.or}>{t('or')}</p>
      <Suspense fallback={<Place />}>
        {/* Google words its button when its script starts: another language is another start. */}
        <GoogleButton key={language} {...props} clientId={googleClientId} locale={language} />
      </Suspense>
    </>
  )
}

function FailedButton() {
  const { t } = useTranslation('auth')
  return <Place message={t('google.failed')} />
}

/** As high as the button: nothing moves when it comes. */
function Place({ message }: { message?: string }) {
  return (
    <div className={styles.container}>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </div>
  )
}
