import timing from '@/config/timing.json'
import type { Sentence } from './spoken-text'
import { speech, voicesOf } from './voices'

export type Failure = 'not-allowed' | 'failed'

type Options = {
  /** The `voiceURI` of the chosen voice; another one is used where it is missing. */
  voiceOf: (language: string) => string | undefined
  /** 1 is the voice's own speed. */
  rate: number
  onSentence: (sentence: Sentence) => void
  onEnd: () => void
  onFailure: (failure: Failure) => void
}

/** Keep a reference: garbage-collected utterances never fire `end`. */
const held = new Set<SpeechSynthesisUtterance>()

/**
 * Speaks sentences one after the other; returns the function that stops it. Each is an utterance of its own, since
 * browsers cut long ones off; one that never fires `end` is skipped after a timeout. It never pauses: on Android
 * `pause()` ends the utterance.
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
      // Canceled by us, or interrupted by another page: both end the reading.
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
