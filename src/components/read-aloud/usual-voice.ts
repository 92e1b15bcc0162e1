/** Voices of Apple's devices that sing, whisper or rattle; each may be the first of its language. */
const novelties =
  /^(Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Deranged|Fred|Good News|Hysterical|Jester|Junior|Kathy|Organ|Pipe Organ|Princess|Ralph|Superstar|Trinoids|Whisper|Wobble|Zarvox)\b/

/** The voice that the browser would use for a language, of its voices; undefined for the browser's own choice. */
export const usualVoice = (
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | undefined =>
  voices.find((voice) => voice.default) ?? voices.find(({ name }) => !novelties.test(name))
