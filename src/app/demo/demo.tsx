import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DemoSlots } from '@/components/account/demo-slots'
import { Note } from '@/components/controls/Note'
import { PlainButton } from '@/components/controls/PlainButton'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import type { Language } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import { makeStore } from '@/lib/make-store'
import styles from './demo.module.css'

/** English is the fallback: the stand-in backend may lack a language of the interface. */
type LearnerWords = { en: string } & Partial<Record<Language, string>>
type DemoLearner = { email: string; about: LearnerWords }

/** The learners of the stand-in backend that runs in this browser; all have the same password. */
type DemoAccounts = { learners: readonly DemoLearner[]; password: string }

/** The e-mail that a real backend would send; `path` is the reset screen with its token. */
type DemoMail = { to: string; path: string }
const lastMail = makeStore<DemoMail | undefined>(undefined)

/** Shows the reset link below the forgot-password form, in place of the e-mail. */
export const showMail = lastMail.set

/** Starts the stand-in backend in this browser. `?start-afresh` in the address resets it. */
export async function startDemo(): Promise<DemoSlots> {
  const { startBrowserBackend } = await import('@/mocks/browser')
  const backend = await startBrowserBackend({ baseUrl: env().apiBaseUrl, onResetMail: showMail })
  if (window.location.search === '?start-afresh') {
    await backend.startAfresh()
    window.history.replaceState(null, '', window.location.pathname)
  }
  return demoSlots(backend)
}

/** What the demo adds to the sign-in and forgot-password screens. */
export function demoSlots(accounts: DemoAccounts): DemoSlots {
  return {
    SignIn: ({ onChoose }) => <Learners {...accounts} onChoose={onChoose} />,
    ForgotPassword: LastMail,
  }
}

type LearnersProps = DemoAccounts & {
  onChoose: (entry: { email: string; password: string }) => void
}

/** Beside the sign-in form: a list of learners to sign in as, and a link that resets the demo. */
function Learners({ learners, password, onChoose }: LearnersProps) {
  const { t } = useTranslation('demo')
  const language = useLanguage()
  return (
    <section className={styles.panel} aria-labelledby="demo-learners">
      <h2 id="demo-learners" className={styles.title}>
        {t('learners.title')}
      </h2>
      <p>{t('learners.hint')}</p>
      <ul className={styles.learners}>
        {learners.map(({ email, about }) => (
          <li key={email}>
            <PlainButton className={styles.learner} onClick={() => onChoose({ email, password })}>
              {about[language] ?? about.en}
            </PlainButton>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('afresh.hint')}</p>
      {/* Not a link of the router: the page has to load again. */}
      <a className={styles.afresh} href={`${paths.signIn}?start-afresh`}>
        {t('afresh.link')}
      </a>
    </section>
  )
}

function LastMail() {
  const { t } = useTranslation('demo')
  const mail = lastMail.useValue()
  return (
    <div role="status">
      {mail && (
        <Note kind="info" title={t('mail.title')}>
          <p>{t('mail.hint')}</p>
          <Link to={mail.path}>{t('mail.link', { email: mail.to })}</Link>
        </Note>
      )}
    </div>
  )
}
