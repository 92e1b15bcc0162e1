import { useSyncExternalStore } from 'react'
import type { DemoSlots } from '@/features/auth/form/demo-slots'
import { addDemoTexts } from '@/i18n/demo-texts'
import { DemoLearners, type DemoLearner } from './DemoLearners'
import { DemoMailNote, type DemoMail } from './DemoMail'

/** What the demo knows of its backend in this browser. */
export type DemoBackend = {
  learners: readonly DemoLearner[]
  /** The one password of all learners. */
  password: string
  startAfresh: () => Promise<void>
}

let lastMail: DemoMail | undefined
const listeners = new Set<() => void>()

/** Shows a reset link where the learner waits for the e-mail. */
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

/** What the demo puts into the ways in. */
export function demoSlots({ learners, password, startAfresh }: DemoBackend): DemoSlots {
  addDemoTexts()
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

/** Starts the stand-in backend in this browser. `?start-afresh` in the address forgets what was done. */
export async function startDemo(baseUrl: string): Promise<DemoSlots> {
  const { startBrowserBackend } = await import('@/mock-backend/entries/browser/browser')
  const backend = await startBrowserBackend({ baseUrl, onResetMail: showMail })
  if (window.location.search === '?start-afresh') {
    await backend.startAfresh()
    window.history.replaceState(null, '', window.location.pathname)
  }
  return demoSlots(backend)
}
