import Stack from '@mui/material/Stack'
import { LiveRegion } from '@/components/dialogs/LiveRegion'
import { Toasts } from '@/components/dialogs/Toasts'
import { OfflineBanner } from '@/components/states/OfflineBanner'
import { Header } from './Header'
import { ScreenOutlet } from './ScreenOutlet'

/** The frame of every screen but the landing: header and messages. */
export function Shell() {
  return (
    <Stack sx={{ minHeight: '100dvh' }}>
      <Header />
      <OfflineBanner />
      <Stack
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ position: 'relative', flex: 1, minWidth: 0 }}
      >
        <ScreenOutlet />
      </Stack>
      <Toasts />
      <LiveRegion />
    </Stack>
  )
}
