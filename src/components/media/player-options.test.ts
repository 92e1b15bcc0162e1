import { expect, test } from 'vitest'
import { playerOptions, serviceOf } from './player-options'

test.each([
  ['https://www.youtube.com/watch?v=abcdefghijk', 'youtube'],
  ['https://youtu.be/abcdefghijk', 'youtube'],
  ['https://www.youtube-nocookie.com/embed/abcdefghijk', 'youtube'],
  ['https://vimeo.com/123456', 'vimeo'],
  ['https://player.vimeo.com/video/123456', 'vimeo'],
  ['https://notyoutube.com/a.mp4', null],
  ['https://videos.example/youtube.com.mp4', null],
])('%s is shown by %s', (address, service) => {
  expect(serviceOf(address)).toBe(service)
})

test('a service is asked for captions in the language of the interface', () => {
  const { youtube, vimeo } = playerOptions('es', 30)
  expect(youtube).toEqual({ hl: 'es', cc_lang_pref: 'es', cc_load_policy: 1, start: 30 })
  expect(vimeo).toEqual({ texttrack: 'es' })
})
