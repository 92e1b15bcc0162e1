import timing from '@/config/timing.json'
import type { Sentence } from './spoken-text'
import { speech, voicesOf } from './voices'

export type Failure = 'not-allowed' | 'failed'

type Options = {
  /** The voice that was chosen, by its address; another one where it is not there. */
  voiceOf: (language: string) => string | undefined
  /** 1 is the voice's own speed. */
  rate: number
  onSentence: (sentence: Sentence) => void
  onEnd: () => void
  onFailure: (failure: Failure) => void
}

/** Browsers throw away what nobody holds, and then never say that it is over. */
const held = new Set<SpeechSynthesisUtterance>()

/**
 * Reads sentences one after the other; returns what stops it. Each is handed over by itself, since
 * browsers stop in the middle of long texts, and one that never says it is over is passed after its time.
 * Nothing is ever paused: on Android a pause is an end.
 */
export function readAloud(sentences: readonly Sentence[], options: Options): () => void {
  const { voiceOf, rate, onSentence, onEnd, onFailure } = options
  const own = speech()
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const finish = (tell: () => void) => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    held.clear()
    own?.cancel()
    tell()
  }

  const say = (at: number) => {
    const sentence = sentences[at]
    if (isOver) return
    if (!own || !sentence) {
      finish(own ? onEnd : () => onFailure('failed'))
      return
    }
    const voices = voicesOf(sentence.lang)
    const chosen = voiceOf(sentence.lang)
    const voice = voices.find(({ voiceURI }) => voiceURI === chosen) ?? voices[0]
    const utterance = new SpeechSynthesisUtterance(sentence.text)
    utterance.lang = (voice?.lang ?? sentence.lang).replace('_', '-')
    if (voice) utterance.voice = voice
    utterance.rate = rate

    let isPast = false
    const next = () => {
      if (isPast) return
      isPast = true
      clearTimeout(timer)
      if (own.speaking) own.cancel()
      say(at + 1)
    }
    utterance.addEventListener('end', next)
    utterance.addEventListener('error', ({ error }) => {
      // Ours, or that of another page that took the voice: both are an end.
      if (isPast || isOver) return
      if (error === 'canceled' || error === 'interrupted') finish(onEnd)
      else finish(() => onFailure(error === 'not-allowed' ? 'not-allowed' : 'failed'))
    })
    const patience =
      timing.utteranceStart + (sentence.text.length * timing.utterancePerCharacter) / rate
    timer = setTimeout(next, patience)
    held.clear()
    held.add(utterance)
    onSentence(sentence)
    own.speak(utterance)
  }

  own?.cancel()
  say(0)
  return () => finish(() => {})
}
