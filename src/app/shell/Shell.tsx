import { QueryClientProvider } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { makeQueryClient } from '@/api/query-client'
import { UnsavedContext } from '@/api/transport/useWrite'
import { isOutdated } from '@/lib/is-outdated'
import { LiveRegion } from '@/ui/feedback/LiveRegion'
import { Toasts } from '@/ui/feedback/Toasts'
import { ErrorBoundary } from '@/ui/states/ErrorBoundary'
import { OfflineStrip } from '@/ui/states/OfflineStrip'
import { NewVersionStrip } from '../updates/NewVersionStrip'
import { Header } from './Header'
import { SaveLater } from './SaveLater'
import styles from './Shell.module.css'
import { tellUnsaved } from './tell-unsaved'
import { useLostFocus } from './useLostFocus'
import { useOfflineHint } from './useOfflineHint'
import { useOtherTabs } from './useOtherTabs'
import { useSessionEnd } from './useSessionEnd'

/** The frame of every screen but the landing: data, header, messages. */
export function Shell() {
  return <LearnersShell key={useOtherTabs()} />
}

/** With a query client of its own: a new key leaves nothing of the learner before, not even a late response. */
function LearnersShell() {
  const [queryClient] = useState(makeQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <UnsavedContext value={tellUnsaved}>
        <Frame />
      </UnsavedContext>
    </QueryClientProvider>
  )
}

function Frame() {
  const { key } = useLocation()
  const main = useRef<HTMLElement>(null)
  useSessionEnd()
  useLostFocus(main)

  return (
    <div className={styles.shell}>
      <Header />
      <OfflineStrip hint={useOfflineHint()} />
      <SaveLater />
      <NewVersionStrip />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary resetKey={key} isOutdated={isOutdated}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <Toasts />
      <LiveRegion />
    </div>
  )
}
