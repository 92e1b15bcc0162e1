import { useTranslation } from 'react-i18next'
import { AppLink } from '@/ui/controls/AppLink'
import { Note } from '@/ui/controls/Note'

/** A reset mail that the demo would have sent; `path` leads to the reset screen with its token. */
export type DemoMail = { to: string; path: string }

/** Under the forgot-password form of the demo: the link that would be in the e-mail. */
export function DemoMailNote({ mail }: { mail: DemoMail | undefined }) {
  const { t } = useTranslation('demo')
  return (
    <div role="status">
      {mail && (
        <Note kind="info" title={t('mail.title')}>
          <p>{t('mail.hint')}</p>
          <AppLink to={mail.path}>{t('mail.link', { email: mail.to })}</AppLink>
        </Note>
      )}
    </div>
  )
}
