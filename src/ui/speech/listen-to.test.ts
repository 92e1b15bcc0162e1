import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { standInSpeech } from '@tests/fixtures/speech-stand-in'
import { listenTo } from './listen-to'

const onOver = vi.fn<() => void>()

function begin(faults: Parameters<typeof standInSpeech>[0] = { lasts: 5000 }) {
  const said = standInSpeech(faults)
  document.documentElement.lang = 'en'
  document.body.innerHTML = '<div><p>One. Two.</p></div>'
  const [element] = document.body.children
  if (!(element instanceof HTMLElement)) throw new Error('There is nothing to read')
  const stop = listenTo(element, { language: 'en', rate: 1, voiceOf: () => undefined, onOver })
  onTestFinished(stop)
  return { said, element }
}

const isSpeaking = () => window.speechSynthesis.speaking

beforeEach(() => {
  onOver.mockReset()
  vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue(
    Object.assign([new DOMRect(0, 0, 80, 20)], { item: () => null }),
  )
})

it.each([
  ['auto', true],
  ['smooth', false],
] as const)(
  'brings the sentence into view: %s, where less motion is wanted: %s',
  (behavior, less) => {
    const matchMedia = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(matchMedia(media), { matches: less }),
    )
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    begin()
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', behavior })
  },
)

it('ends when the page is left', () => {
  begin()
  expect(isSpeaking()).toBe(true)
  window.dispatchEvent(new Event('pagehide'))
  expect(isSpeaking()).toBe(false)
  expect(onOver).toHaveBeenCalledOnce()
})

it('ends when its words change, and leaves no mark', async () => {
  const { element } = begin()
  expect(element.querySelector('[aria-hidden]')).not.toBeNull()
  element.firstElementChild?.replaceChildren('Three.')
  await vi.waitFor(() => expect(isSpeaking()).toBe(false))
  expect(onOver).toHaveBeenCalledOnce()
  expect(element.innerHTML).toBe('<p>Three.</p>')
})
