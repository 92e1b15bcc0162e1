import { useSyncExternalStore } from 'react'

/** Whether the browser can read aloud. */
export const canSpeak = (): boolean =>
  'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window

const none: readonly SpeechSynthesisVoice[] = []
let known = none

/** The same list as long as the browser has the same voices; those on the device come first. */
function voices(): readonly SpeechSynthesisVoice[] {
  // Linux lists each voice about a hundred times with variants: 'Spanish (Spain)+Adam'.
  const found = canSpeak()
    ? window.speechSynthesis.getVoices().filter(({ name }) => !name.includes('+'))
    : none
  const isSame = found.length === known.length && found.every((voice) => known.includes(voice))
  if (!isSame) {
    known = [...found].sort((one, other) => Number(other.localService) - Number(one.localService))
  }
  return known
}

function subscribe(listener: () => void): () => void {
  if (!canSpeak()) return () => {}
  window.speechSynthesis.addEventListener('voiceschanged', listener)
  return () => window.speechSynthesis.removeEventListener('voiceschanged', listener)
}

/** The voices of this browser, in all languages. Browsers load them late. */
export const useVoices = (): readonly SpeechSynthesisVoice[] =>
  useSyncExternalStore(subscribe, voices, () => none)
