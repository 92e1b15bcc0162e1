import Stack from '@mui/material/Stack'
import { Outlet } from 'react-router-dom'
import { LiveRegion } from '@/components/messages/LiveRegion'
import { Toasts } from '@/components/messages/Toasts'
import { Header } from './Header'
import { OfflineBanner } from './OfflineBanner'

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
        <Outlet />
      </Stack>
      <Toasts />
      <LiveRegion />
    </Stack>
  )
}
