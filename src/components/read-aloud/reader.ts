import { timing } from '@/config/timing'
import { sentencesOf, type Sentence } from './sentences'

type Reading = {
  language: string
  /** Undefined for the browser's own choice. */
  voice: SpeechSynthesisVoice | undefined
  /** 1 is the voice's own speed. */
  rate: number
  onEnd: () => void
  onFailure: () => void
}

/** Whoever starts stops the other: a video and the voice never sound together. */
const players = 'video, youtube-video, vimeo-video'

let stopCurrent = () => {}

/** Stops what is read now; the browser speaks one text at a time. */
export const stopReading = (): void => stopCurrent()

/**
 * Reads an element aloud, sentence by sentence, and marks the current one; what is folded in it unfolds, and a tap on another
 * sentence goes on there. Ends with the text, when the current sentence or its dialog goes, when a video starts, and with the page.
 */
export function startReading(content: Element, reading: Reading): void {
  stopReading()
  // What is read can also be read along.
  for (const folded of content.querySelectorAll('details')) folded.open = true
  const sentences = sentencesOf(content, reading.language)
  if (sentences.length === 0) {
    reading.onFailure()
    return
  }
  const speech = window.speechSynthesis
  let current: { sentence: Sentence; utterance: SpeechSynthesisUtterance } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  // Some browsers list no voices and can speak all the same; those that cannot stay silent without a word.
  const silence = reading.voice
    ? undefined
    : setTimeout(() => end(reading.onFailure), timing.silentVoiceAfter)

  const end = (tell: () => void) => {
    current = undefined
    clearTimeout(timer)
    clearTimeout(silence)
    changes.disconnect()
    content.removeEventListener('click', onTap)
    document.removeEventListener('play', stop, true)
    window.removeEventListener('pagehide', stop)
    stopCurrent = () => {}
    speech.cancel()
    mark(undefined)
    tell()
  }
  const stop = () => end(reading.onEnd)

  // Each sentence is an utterance of its own, since browsers cut off long ones.
  const say = (index: number) => {
    clearTimeout(timer)
    const sentence = sentences[index]
    if (!sentence) {
      stop()
      return
    }
    const utterance = new SpeechSynthesisUtterance(sentence.text)
    // Browsers collect utterances that nothing refers to, and these never end.
    current = { sentence, utterance }
    utterance.lang = reading.voice?.lang.replace('_', '-') ?? reading.language
    if (reading.voice) utterance.voice = reading.voice
    utterance.rate = reading.rate
    const next = () => {
      if (current?.utterance === utterance) say(index + 1)
    }
    for (const sign of ['start', 'end']) {
      utterance.addEventListener(sign, () => clearTimeout(silence))
    }
    utterance.addEventListener('end', next)
    utterance.addEventListener('error', ({ error }) => {
      if (current?.utterance !== utterance) return
      if (error === 'canceled' || error === 'interrupted') stop()
      else end(reading.onFailure)
    })
    // Some voices never fire `end`.
    const longest = sentence.text.length * timing.utterancePerCharacter
    timer = setTimeout(next, timing.utteranceSlack + longest / reading.rate)
    mark(sentence.range)
    // It drops what is still being said, and must come after `current` has changed.
    speech.cancel()
    speech.speak(utterance)
  }

  const onTap = (event: Event) => {
    if (!(event instanceof MouseEvent) || !(event.target instanceof Element)) return
    if (event.target.closest('a, button, input, label, select, summary, textarea, video')) return
    const tapped = sentences.findIndex((one) => isAt(one, event.clientX, event.clientY))
    if (tapped >= 0) say(tapped)
  }
  const changes = new MutationObserver(() => {
    const isThere = current?.sentence.range.startContainer.isConnected
    // A dialog hides the page behind it, and itself when it closes.
    if (!isThere || content.closest('[aria-hidden=true]')) stop()
  })

  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-hidden'],
  })
  content.addEventListener('click', onTap)
  for (const player of document.querySelectorAll<HTMLMediaElement>(players)) player.pause()
  document.addEventListener('play', stop, true)
  window.addEventListener('pagehide', stop)
  stopCurrent = stop
  say(0)
}

const isAt = ({ range }: Sentence, x: number, y: number) =>
  [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  )

/** Highlights a range where the browser can (ListenButton.tsx), and brings it into view. */
function mark(range: Range | undefined): void {
  if ('Highlight' in window) {
    if (range) CSS.highlights.set('spoken', new Highlight(range))
    else CSS.highlights.delete('spoken')
  }
  if (!range) return
  const { top, bottom, left, right } = range.getBoundingClientRect()
  // The bars at the top and the bottom of the window cover about 100 px each.
  const isInView =
    top >= 100 && bottom <= window.innerHeight - 100 && left >= 0 && right <= window.innerWidth
  if (!isInView) range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
}

/** Voices of Apple's devices that sing, whisper or rattle; each may be the first of its language. */
const novelties =
  /^(Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Deranged|Fred|Good News|Hysterical|Jester|Junior|Kathy|Organ|Pipe Organ|Princess|Ralph|Superstar|Trinoids|Whisper|Wobble|Zarvox)\b/

/** The voice that the browser would use for a language, of its voices; undefined for the browser's own choice. */
export function usualVoice(
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | undefined {
  const serious = voices.filter(({ name }) => !novelties.test(name))
  // Safari marks every voice as the default.
  return serious.find((voice) => voice.default) ?? serious[0]
}
