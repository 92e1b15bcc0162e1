import { useLayoutEffect, useMemo } from 'react'
import { Outlet } from 'react-router-dom'
import { themePictures } from '@/art/theme-pictures'
import { stored } from '@/learner/stored'
import { look as lookThing, speed as speedThing, voice } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { announce } from '@/ui/feedback/LiveRegion'
import { ListenContext, rates } from '@/ui/speech/listen-settings'
import { applyLook, CalmContext } from '@/ui/theme/look'
import { ThemeRoot } from '@/ui/theme/ThemeRoot'
import { useRouteFocus } from './useRouteFocus'

/** Wraps every screen: the theme, how the app looks and sounds for the learner, and the focus after a navigation. */
export function AppLayout() {
  const { value: look } = useStored(lookThing)
  const { value: speed = 'normal' } = useStored(speedThing)
  useLayoutEffect(() => applyLook(look), [look])
  useRouteFocus(announce)
  const listen = useMemo(
    () => ({
      rate: rates[speed],
      voiceOf: (language: string) => stored(voice, language).read(),
    }),
    [speed],
  )
  return (
    <ThemeRoot pictures={themePictures}>
      <CalmContext value={look?.celebrations === 'calm'}>
        <ListenContext value={listen}>
          <Outlet />
        </ListenContext>
      </CalmContext>
    </ThemeRoot>
  )
}
