import { expect, test } from 'vitest'
import { usualVoice } from './usual-voice'

const voice = (name: string, isDefault = false): SpeechSynthesisVoice => ({
  name,
  voiceURI: name,
  lang: 'en-US',
  localService: true,
  default: isDefault,
})

test.each([
  [
    'the one that the browser marks',
    [voice('Albert'), voice('Daniel'), voice('Samantha', true)],
    'Samantha',
  ],
  [
    'else the first that is no novelty',
    [voice('Albert'), voice('Bad News'), voice('Daniel')],
    'Daniel',
  ],
  ['else what the browser chooses', [voice('Zarvox')], undefined],
])('the voice of this device is %s', (_, voices, name) => {
  expect(usualVoice(voices)?.name).toBe(name)
})
