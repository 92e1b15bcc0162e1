import { useLayoutEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { announce } from '@/components/dialogs/LiveRegion'
import { usePrefersDark } from '@/components/layout/useMediaQuery'
import { settings as ownSettings, useItem } from '@/session/storage'
import { applyLook, CalmContext } from '@/theme/look'
import { EnvironmentBanner } from './EnvironmentBanner'
import { useRouteFocus } from './useRouteFocus'

/** Wraps every screen: the environment banner, how the app looks for the learner, and the focus after a navigation. */
export function RootLayout() {
  const settings = useItem(ownSettings())
  const prefersDark = usePrefersDark()
  useLayoutEffect(() => applyLook(settings, prefersDark), [settings, prefersDark])
  useRouteFocus(announce)
  return (
    <CalmContext value={settings?.celebrations === 'calm'}>
      <EnvironmentBanner />
      <Outlet />
    </CalmContext>
  )
}
