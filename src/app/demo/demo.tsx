import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DemoSlots } from '@/features/auth/form/demo-slots'
import '@/i18n/demo-texts'
import { Note } from '@/ui/controls/Note'
import { DemoLearners, type DemoLearner } from './DemoLearners'

/** The stand-in backend that runs in this browser. */
export type DemoBackend = {
  learners: readonly DemoLearner[]
  /** All learners have the same password. */
  password: string
  startAfresh: () => Promise<void>
}

let lastMail: DemoMail | undefined
const listeners = new Set<() => void>()

/** Shows the reset link below the forgot-password form, in place of the e-mail. */
export function showMail(mail: DemoMail | undefined): void {
  lastMail = mail
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What the demo adds to the sign-in and forgot-password screens. */
export function demoSlots({ learners, password, startAfresh }: DemoBackend): DemoSlots {
  return {
    SignIn: ({ onChoose }) => (
      <DemoLearners
        learners={learners}
        onChoose={({ email }) => onChoose({ email, password })}
        startAfresh={startAfresh}
      />
    ),
    ForgotPassword: function LastMail() {
      return <DemoMailNote mail={useSyncExternalStore(subscribe, () => lastMail)} />
    },
  }
}

/** Starts the stand-in backend in this browser. `?start-afresh` in the address resets it. */
export async function startDemo(baseUrl: string): Promise<DemoSlots> {
  const { startBrowserBackend } = await import('@/mock-backend/entries/browser/browser')
  const backend = await startBrowserBackend({ baseUrl, onResetMail: showMail })
  if (window.location.search === '?start-afresh') {
    await backend.startAfresh()
    window.history.replaceState(null, '', window.location.pathname)
  }
  return demoSlots(backend)
}

/** A reset e-mail that a real backend would send; `path` is the reset screen with its token. */
type DemoMail = { to: string; path: string }

/** Shows the link of the e-mail below the forgot-password form of the demo. */
function DemoMailNote({ mail }: { mail: DemoMail | undefined }) {
  const { t } = useTranslation('demo')
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
