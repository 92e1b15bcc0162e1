import { useLayoutEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { announce } from '@/components/dialogs/LiveRegion'
import { usePrefersContrast, usePrefersDark } from '@/lib/useMediaQuery'
import { settings as ownSettings, useItem } from '@/session/storage'
import { applyAppearance, CalmContext } from '@/theme/appearance'
import { EnvironmentBanner } from './EnvironmentBanner'
import { ExampleHost } from './ExampleHost'
import { useRouteFocus } from './useRouteFocus'

/** Wraps every screen: the environment banner, how the app looks for the learner, and the focus after a navigation. */
export function RootLayout() {
  const settings = useItem(ownSettings())
  const dark = usePrefersDark()
  const moreContrast = usePrefersContrast()
  useLayoutEffect(
    () => applyAppearance(settings, { dark, moreContrast }),
    [settings, dark, moreContrast],
  )
  useRouteFocus(announce)
  return (
    <CalmContext value={settings?.celebrations === 'calm'}>
      <EnvironmentBanner />
      <Outlet />
      <ExampleHost />
    </CalmContext>
  )
}
