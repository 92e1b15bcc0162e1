import { LiveRegion } from '@/components/dialogs/LiveRegion'
import { Toasts } from '@/components/dialogs/Toasts'
import { OfflineBanner } from '@/components/states/OfflineBanner'
import { Header } from './Header'
import { ScreenOutlet } from './ScreenOutlet'
import styles from './Shell.module.css'
import { useSessionChanges } from './useSessionChanges'

/** The frame of every screen but the landing: header and messages. */
export function Shell() {
  useSessionChanges()

  return (
    <div className={styles.shell}>
      <Header />
      <OfflineBanner />
      <main id="main" tabIndex={-1} className={styles.main}>
        <ScreenOutlet />
      </main>
      <Toasts />
      <LiveRegion />
    </div>
  )
}
