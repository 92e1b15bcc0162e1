import { useLayoutEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { announce } from '@/components/dialogs/LiveRegion'
import { usePrefersContrast, usePrefersDark } from '@/lib/useMediaQuery'
import { useSettings } from '@/session/storage'
import { applyAppearance, CalmContext } from '@/theme/appearance'
import { EnvironmentBanner } from './EnvironmentBanner'
import { ExampleHost } from './ExampleHost'
import { useRouteFocus } from './useRouteFocus'

/** Wraps every screen: the environment banner, how the app looks for the learner, and the focus after a navigation. */
export function RootLayout() {
  const { textSize, colors, contrast, celebrations } = useSettings()
  const dark = usePrefersDark()
  const moreContrast = usePrefersContrast()
  useLayoutEffect(
    () => applyAppearance({ textSize, colors, contrast }, { dark, moreContrast }),
    [textSize, colors, contrast, dark, moreContrast],
  )
  useRouteFocus(announce)
  return (
    <CalmContext value={celebrations === 'calm'}>
      <EnvironmentBanner />
      <Outlet />
      <ExampleHost />
    </CalmContext>
  )
}
