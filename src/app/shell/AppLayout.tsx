import { useLayoutEffect, useMemo } from 'react'
import { Outlet } from 'react-router-dom'
import { themePictures } from '@/art/theme-pictures'
import { useSettings } from '@/learner/settings/useSettings'
import { stored } from '@/learner/stored'
import { secondLines, voice } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { announce } from '@/ui/feedback/LiveRegion'
import { SecondLanguageContext } from '@/ui/reading/second-language'
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
  const { value: hasSecondLines = false, keep } = useStored(secondLines)
  const isOffered = settings.peek === 'shown'
  const second = { isOffered, isOn: isOffered && hasSecondLines, setOn: keep }
  return (
    <ThemeRoot pictures={themePictures}>
      <CalmContext value={settings.celebrations === 'calm'}>
        <ListenContext value={listen}>
          <SecondLanguageContext value={second}>
            <Outlet />
          </SecondLanguageContext>
        </ListenContext>
      </CalmContext>
    </ThemeRoot>
  )
}
