import { useLayoutEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { usePrefersContrast, usePrefersDark } from '@/lib/media-queries'
import { useSettings } from '@/session/storage'
import { applyAppearance } from '@/theme/appearance'
import { EnvironmentBanner } from './EnvironmentBanner'
import { ExampleBackend } from './ExampleBackend'
import { RouteFocus } from './RouteFocus'

/** Wraps every screen: the environment banner, how the app looks for the learner, and the focus after a navigation. */
export function RootLayout() {
  const { textSize, colors, contrast } = useSettings()
  const dark = usePrefersDark()
  const moreContrast = usePrefersContrast()
  useLayoutEffect(
    () => applyAppearance({ textSize, colors, contrast }, { dark, moreContrast }),
    [textSize, colors, contrast, dark, moreContrast],
  )
  return (
    <>
      <RouteFocus />
      <EnvironmentBanner />
      <Outlet />
      <ExampleBackend />
      <ScrollRestoration />
    </>
  )
}
