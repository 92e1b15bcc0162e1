import { useLayoutEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { announce } from '@/components/dialogs/LiveRegion'
import { usePrefersContrast, usePrefersDark } from '@/components/layout/useMediaQuery'
import { look as lookThing } from '@/session/stored-things'
import { useStored } from '@/session/useStored'
import { applyLook, CalmContext } from '@/theme/look'
import { EnvironmentBanner } from './EnvironmentBanner'
import { useRouteFocus } from './useRouteFocus'

/** Wraps every screen: the environment banner, how the app looks for the learner, and the focus after a navigation. */
export function RootLayout() {
  const { value: look } = useStored(lookThing)
  const dark = usePrefersDark()
  const moreContrast = usePrefersContrast()
  useLayoutEffect(() => applyLook(look, { dark, moreContrast }), [look, dark, moreContrast])
  useRouteFocus(announce)
  return (
    <CalmContext value={look?.celebrations === 'calm'}>
      <EnvironmentBanner />
      <Outlet />
    </CalmContext>
  )
}
