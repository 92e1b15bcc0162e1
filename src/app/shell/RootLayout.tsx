import { useLayoutEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { look as lookThing } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { announce } from '@/ui/feedback/LiveRegion'
import { usePrefersDark } from '@/ui/layout/useMediaQuery'
import { applyLook, CalmContext } from '@/ui/theme/look'
import { EnvironmentBanner } from './EnvironmentBanner'
import { useRouteFocus } from './useRouteFocus'

/** Wraps every screen: the environment banner, how the app looks for the learner, and the focus after a navigation. */
export function RootLayout() {
  const { value: look } = useStored(lookThing)
  const prefersDark = usePrefersDark()
  useLayoutEffect(() => applyLook(look, prefersDark), [look, prefersDark])
  useRouteFocus(announce)
  return (
    <CalmContext value={look?.celebrations === 'calm'}>
      <EnvironmentBanner />
      <Outlet />
    </CalmContext>
  )
}
