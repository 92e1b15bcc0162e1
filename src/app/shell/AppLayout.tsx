import { useLayoutEffect, useMemo } from 'react'
import { Outlet } from 'react-router-dom'
import { themePictures } from '@/art/theme-pictures'
import { useSettings } from '@/learner/settings/useSettings'
import { stored } from '@/learner/stored'
import { voice } from '@/learner/stored-things'
import { announce } from '@/ui/feedback/LiveRegion'
import { ListenContext, rates } from '@/ui/speech/listen-settings'
import { applyLook, CalmContext } from '@/ui/theme/look'
import { ThemeRoot } from '@/ui/theme/ThemeRoot'
import { useRouteFocus } from './useRouteFocus'

/** Wraps every screen: the theme, the learner's settings as contexts, and the focus after a navigation. */
export function AppLayout() {
  const settings = useSettings()
  useLayoutEffect(() => applyLook(settings), [settings])
  useRouteFocus(announce)
  const listen = useMemo(
    () => ({
      rate: rates[settings.speed],
      voiceOf: (language: string) => stored(voice, language).read(),
    }),
    [settings],
  )
  return (
    <ThemeRoot pictures={themePictures}>
      <CalmContext value={settings.celebrations === 'calm'}>
        <ListenContext value={listen}>
          <Outlet />
        </ListenContext>
      </CalmContext>
    </ThemeRoot>
  )
}
