import { Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { AnswersContext, noAnswers } from '@/api/answers/useAnswers'
import { UnsavedContext } from '@/api/transport/useTellUnsaved'
import { themePictures } from '@/art/theme-pictures'
import { useSettings } from '@/learner/settings/useSettings'
import { stored } from '@/learner/stored'
import { voice } from '@/learner/stored-things'
import { isOutdated } from '@/lib/is-outdated'
import { announce } from '@/ui/feedback/live-region'
import { LiveRegion } from '@/ui/feedback/LiveRegion'
import { Toasts } from '@/ui/feedback/Toasts'
import { PeekContext } from '@/ui/peek/peek-context'
import { ListenContext } from '@/ui/speech/listen-settings'
import { rates } from '@/ui/speech/rates'
import { ErrorBoundary } from '@/ui/states/ErrorBoundary'
import { Loading } from '@/ui/states/Loading'
import { OfflineStrip } from '@/ui/states/OfflineStrip'
import { applyLook, CalmContext } from '@/ui/theme/look'
import { ThemeRoot } from '@/ui/theme/ThemeRoot'
import { NewVersionStrip } from '../updates/NewVersionStrip'
import styles from './AppLayout.module.css'
import { Header } from './Header'
import { tellUnsaved } from './tell-unsaved'
import { useLostFocus } from './useLostFocus'
import { useOtherTabs } from './useOtherTabs'
import { useRouteFocus } from './useRouteFocus'
import { useSessionEnd } from './useSessionEnd'

/** The frame of every screen but the landing: look, data, header, messages. */
export function AppLayout() {
  const takeovers = useOtherTabs()
  const settings = useSettings()
  useLayoutEffect(() => applyLook(settings), [settings])
  const listen = useMemo(
    () => ({
      shown: settings.listen,
      rate: rates[settings.speed],
      voiceOf: (language: string) => stored(voice, language).read(),
    }),
    [settings],
  )
  return (
    <ThemeRoot pictures={themePictures}>
      <CalmContext value={settings.celebrations === 'calm'}>
        <ListenContext value={listen}>
          <PeekContext value={settings.peek === 'shown'}>
            <LearnersApp key={takeovers} />
          </PeekContext>
        </ListenContext>
      </CalmContext>
    </ThemeRoot>
  )
}

/** With its own data: a new key leaves nothing of the learner before, not even a late answer. */
function LearnersApp() {
  const [answers] = useState(noAnswers)
  return (
    <AnswersContext value={answers}>
      <UnsavedContext value={tellUnsaved}>
        <Shell />
      </UnsavedContext>
    </AnswersContext>
  )
}

function Shell() {
  const { t } = useTranslation()
  const { key } = useLocation()
  useSessionEnd()
  useRouteFocus(announce)
  // By its element: a way in may stand there still, with a main part of its own (src/app/early).
  const main = useRef<HTMLElement>(null)
  useLostFocus(main)

  return (
    <div className={styles.shell}>
      <Header />
      <OfflineStrip />
      <NewVersionStrip />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary resetKey={key} isOutdated={isOutdated}>
          <Suspense fallback={<Loading label={t('shell.loadingPage')} />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Toasts />
      <LiveRegion />
    </div>
  )
}
