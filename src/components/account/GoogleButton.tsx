import { useTranslation } from 'react-i18next'
import { Note } from '@/components/controls/Note'
import { env } from '@/config/env'
import { useLanguage } from '@/i18n/useLanguage'
import styles from './GoogleButton.module.css'
import { LibraryButton, type LibraryButtonProps } from './LibraryButton'

type GoogleButtonProps = Pick<LibraryButtonProps, 'google' | 'text'>

/** Sign-in with Google, below the form. Renders nothing where Google is not set up. */
export function GoogleButton(props: GoogleButtonProps) {
  const { t } = useTranslation('auth')
  const language = useLanguage()
  const { googleClientId } = env()
  if (googleClientId === undefined) return null
  return (
    <>
      <p className={styles.or}>{t('or')}</p>
      <div className={styles.container}>
        {/* Google picks the language of its button when its script loads, so remount to change it. */}
        <LibraryButton key={language} {...props} clientId={googleClientId} locale={language} />
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
