import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { timing } from '@/config/timing'
import { useLanguage } from '@/i18n/useLanguage'
import { useSettings } from '@/session/storage'

/** The messages of the survey's frame. Its third-party scripts could forge them, so they only affect what is shown. */
const surveyMessage = v.object({
  from: v.literal('survey'),
  state: v.optional(v.picklist(['ready', 'blocked', 'sending', 'sent', 'failed'])),
  /** Of the frame's document, in px. */
  height: v.optional(v.pipe(v.number(), v.finite(), v.toMinValue(0), v.toMaxValue(5000))),
})

type SurveyState = 'loading' | 'ready' | 'blocked' | 'sending' | 'failed' | 'sent'

/** The state of the survey's frame, and actions on it. */
export function useSurvey() {
  const language = useLanguage()
  const frame = useRef<HTMLIFrameElement>(null)
  const [attempt, setAttempt] = useState(1)
  const [state, setState] = useState<SurveyState>('loading')
  const [height, setHeight] = useState(0)
  const { colors, contrast, textSize } = useSettings()
  // As of the first render: another `src` would navigate the frame and could lose the answers.
  const [appearance] = useState(() =>
    String(new URLSearchParams({ language, colors, contrast, textSize })),
  )

  const sendMessage = (message: { language: string } | { send: true }) =>
    // An opaque origin cannot be a target origin, so it is `*`; the messages hold nothing secret.
    frame.current?.contentWindow?.postMessage(message, '*')

  const listen = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    if (source === null || source !== frame.current?.contentWindow || origin !== 'null') return
    const message = v.safeParse(surveyMessage, data)
    if (!message.success || state === 'sent') return
    const { height: newHeight, state: newState } = message.output
    if (newHeight !== undefined) setHeight(newHeight)
    if (newState !== undefined) setState(newState)
    if (newState === 'ready') sendMessage({ language })
  })

  useEffect(() => {
    const listener = (event: MessageEvent) => listen(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])

  const sendLanguage = useEffectEvent(sendMessage)
  useEffect(() => sendLanguage({ language }), [language])

  const [loaded, setLoaded] = useState(0)
  useEffect(() => {
    if (loaded !== attempt) return undefined
    const giveUp = () => setState((now) => (now === 'loading' && height === 0 ? 'blocked' : now))
    // A frame that has loaded but posts nothing is blocked, for example by an extension.
    const timer = setTimeout(giveUp, timing.surveyBlockedAfter)
    return () => clearTimeout(timer)
  }, [loaded, attempt, height])

  return {
    state,
    height,
    frameProps: {
      ref: frame,
      key: attempt,
      src: `/survey/frame.html#${appearance}`,
      onLoad: () => setLoaded(attempt),
    },
    /** Reloads the frame. */
    loadAgain: () => {
      setState('loading')
      setHeight(0)
      setAttempt(attempt + 1)
    },
    /** Submits the form in the frame again. */
    sendAgain: () => sendMessage({ send: true }),
  }
}
