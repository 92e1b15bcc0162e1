import { QueryClientProvider } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { makeQueryClient } from '@/api/query-client'
import { Backgrounds } from '@/ui/extras/extras'
import { LiveRegion } from '@/ui/feedback/LiveRegion'
import { Toasts } from '@/ui/feedback/Toasts'
import { ErrorBoundary } from '@/ui/states/ErrorBoundary'
import { OfflineBanner } from '@/ui/states/OfflineBanner'
import { NewVersionBanner } from '../updates/NewVersionBanner'
import { Header } from './Header'
import styles from './Shell.module.css'
import { showNotSaved } from './show-not-saved'
import { useLostFocus } from './useLostFocus'
import { useOtherTabs } from './useOtherTabs'
import { useSessionEnd } from './useSessionEnd'

/** The frame of every screen but the landing: query client, header, messages. */
export function Shell() {
  const [queryClient] = useState(() => makeQueryClient(showNotSaved))
  useOtherTabs()
  return (
    <QueryClientProvider client={queryClient}>
      <Frame />
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
      <Backgrounds />
      <Header />
      <OfflineBanner />
      <NewVersionBanner />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary resetKey={key}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <Toasts />
      <LiveRegion />
    </div>
  )
}
