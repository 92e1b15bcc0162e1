import { useSyncExternalStore } from 'react'
import { knownVoices, onVoices, voicesOf } from './voices'

/** Whether this device has a voice for a language. */
export const useHasVoice = (language: string): boolean =>
  useSyncExternalStore(
    onVoices,
    () => voicesOf(language).length > 0,
    () => false,
  )

/** The voices of a language on this device, the best one first. */
export function useVoicesOf(language: string): readonly SpeechSynthesisVoice[] {
  useSyncExternalStore(onVoices, knownVoices, () => null)
  return voicesOf(language)
}
