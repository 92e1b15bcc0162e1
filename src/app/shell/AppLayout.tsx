import { useLayoutEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { look as lookThing } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { announce } from '@/ui/feedback/LiveRegion'
import { applyLook, CalmContext } from '@/ui/theme/look'
import { ThemeRoot } from '@/ui/theme/ThemeRoot'
import { useRouteFocus } from './useRouteFocus'

/** Wraps every screen: the theme, how the app looks and sounds for the learner, and the focus after a navigation. */
export function AppLayout() {
  const { value: look } = useStored(lookThing)
  useLayoutEffect(() => applyLook(look), [look])
  useRouteFocus(announce)
  return (
    <ThemeRoot>
      <CalmContext value={look?.celebrations === 'calm'}>
        <Outlet />
      </CalmContext>
    </ThemeRoot>
  )
}
