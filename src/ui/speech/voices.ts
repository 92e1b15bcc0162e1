import timing from '@/config/timing.json'

/** The browser's speech synthesis; undefined where it has none. */
export function speech(): SpeechSynthesis | undefined {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window
    ? window.speechSynthesis
    : undefined
}

/** Android writes language tags with an underscore: es_MX. */
const codeOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0]

const none: readonly SpeechSynthesisVoice[] = []
let known = none
export const knownVoices = () => known

const listeners = new Set<() => void>()
let stopLooking = () => {}

function look(): void {
  // Linux lists each voice about a hundred times with variants: 'Spanish (Spain)+Adam'.
  const voices = (speech()?.getVoices() ?? none).filter(({ name }) => !name.includes('+'))
  const isSame = voices.length === known.length && voices.every((one, at) => one === known[at])
  if (isSame) return
  known = voices
  for (const listener of listeners) listener()
}

function startLooking(): () => void {
  // Some browsers load their voices late without an event.
  const timers = timing.voicesCheckedAfter.map((ms) => setTimeout(look, ms))
  const own = speech()
  own?.addEventListener('voiceschanged', look)
  return () => {
    timers.forEach(clearTimeout)
    own?.removeEventListener('voiceschanged', look)
  }
}

/** Late voices are looked for once for all subscribers. */
export function onVoices(listener: () => void): () => void {
  if (listeners.size === 0) stopLooking = startLooking()
  listeners.add(listener)
  look()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopLooking()
  }
}

/** The voices of a language, local ones first. Empty until they have loaded. */
export function voicesOf(language: string): readonly SpeechSynthesisVoice[] {
  const own = known.filter(({ lang }) => codeOf(lang) === codeOf(language))
  return [...own.filter((one) => one.localService), ...own.filter((one) => !one.localService)]
}
