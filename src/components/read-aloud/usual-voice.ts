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
