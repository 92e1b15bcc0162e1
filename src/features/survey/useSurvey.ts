import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import timing from '@/config/timing.json'
import { useLanguage } from '@/i18n/useLanguage'

const from = v.literal('survey')

/** What the survey's document may tell. Its scripts could say the same: nothing depends on it but what is shown. */
const news = v.union([
  v.object({
    from,
    state: v.picklist(['ready', 'blocked', 'sending', 'sent', 'failed']),
  }),
  v.object({
    from,
    /** Of all that it shows, in px. */
    height: v.pipe(
      v.number(),
      v.finite(),
      v.transform((height) => Math.min(Math.max(height, 0), 5000)),
    ),
  }),
])
type SurveyNews = v.InferOutput<typeof news>

/** Reads a message that came from the survey's window; undefined for any other shape. */
function readNews(data: unknown): SurveyNews | undefined {
  const result = v.safeParse(news, data)
  return result.success ? result.output : undefined
}

type SurveyState = 'loading' | 'ready' | 'blocked' | 'sending' | 'failed' | 'sent'

/** The survey's frame: what it says of itself, and what may be asked of it. */
export function useSurvey() {
  const language = useLanguage()
  const frame = useRef<HTMLIFrameElement>(null)
  const [attempt, setAttempt] = useState(1)
  const [state, setState] = useState<SurveyState>('loading')
  const [height, setHeight] = useState(0)
  // The address keeps the language of the start: a new address would load the document again.
  const [firstLanguage] = useState(language)

  const tell = (message: { language: string } | { send: true }) =>
    // Its document has no origin that could be named; what it is told is no secret.
    frame.current?.contentWindow?.postMessage(message, '*')

  const listen = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    if (source === null || source !== frame.current?.contentWindow || origin !== 'null') return
    const news = readNews(data)
    if (!news || state === 'sent') return
    if ('height' in news) setHeight(news.height)
    else setState(news.state)
    if ('state' in news && news.state === 'ready') tell({ language })
  })

  useEffect(() => {
    const listener = (event: MessageEvent) => listen(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])

  const tellLanguage = useEffectEvent(tell)
  useEffect(() => tellLanguage({ language }), [language])

  const [loaded, setLoaded] = useState(0)
  useEffect(() => {
    if (loaded !== attempt) return undefined
    const giveUp = () => setState((now) => (now === 'loading' && height === 0 ? 'blocked' : now))
    // A document that has loaded and says nothing is kept out of our frame by something.
    const timer = setTimeout(giveUp, timing.surveyBlockedAfter)
    return () => clearTimeout(timer)
  }, [loaded, attempt, height])

  return {
    state,
    height,
    frameProps: {
      ref: frame,
      key: attempt,
      src: `/survey/frame.html#${firstLanguage}`,
      onLoad: () => setLoaded(attempt),
    },
    /** From the beginning. */
    loadAgain: () => {
      setState('loading')
      setHeight(0)
      setAttempt(attempt + 1)
    },
    /** The answers once more, as they stand in the form. */
    sendAgain: () => tell({ send: true }),
  }
}
