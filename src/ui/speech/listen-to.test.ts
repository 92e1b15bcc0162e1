import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { standInSpeech } from '@tests/fixtures/stand-ins/speech-stand-in'
import { listenTo } from './listen-to'

const onOver = vi.fn<() => void>()

/** Each line of the page is 20 px high, one below the other. */
const lineHeight = 20

function begin(faults: Parameters<typeof standInSpeech>[0] = { lasts: 5000 }) {
  const said = standInSpeech(faults)
  document.documentElement.lang = 'en'
  document.body.innerHTML = `<div>
    <p>One.</p><p>Two.</p><p>Three.</p><button>Four.</button><span data-unspoken="">Stop</span>
  </div>`
  const [element] = document.body.children
  if (!(element instanceof HTMLElement)) throw new Error('There is nothing to read')
  const stop = listenTo(element, { language: 'en', rate: 1, voiceOf: () => undefined, onOver })
  onTestFinished(() => {
    stop()
    // The next test file of this worker has the same document.
    document.body.replaceChildren()
  })
  return { said, element }
}

const isSpeaking = () => window.speechSynthesis.speaking
const lines = (root: ParentNode) => [...root.querySelectorAll('p, button')]

/** A tap on the line with this number, counted from 0. */
function tap(element: HTMLElement, line: number) {
  const clientY = line * lineHeight + 5
  lines(element)[line]?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, clientX: 10, clientY }),
  )
}

beforeEach(() => {
  onOver.mockReset()
  vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(function (this: Range) {
    const line = lines(document).findIndex((one) => one.contains(this.startContainer))
    const box = new DOMRect(0, line * lineHeight, 80, lineHeight)
    return Object.assign([box], { item: () => null })
  })
})

it.each([
  ['auto', true],
  ['smooth', false],
] as const)(
  'scrolls the sentence into view with behavior %s for reduced motion %s',
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

it('stops when the page is left', () => {
  begin()
  expect(isSpeaking()).toBe(true)
  window.dispatchEvent(new Event('pagehide'))
  expect(isSpeaking()).toBe(false)
  expect(onOver).toHaveBeenCalledOnce()
})

it.each(['replaced', 'removed'])(
  'stops when the remaining text is %s, and removes the mark',
  async (how) => {
    const { element } = begin()
    expect(element.querySelector('[aria-hidden]')).not.toBeNull()
    if (how === 'removed') lines(element)[2]?.remove()
    else lines(element)[2]?.replaceChildren('Another.')
    await vi.waitFor(() => expect(isSpeaking()).toBe(false))
    expect(onOver).toHaveBeenCalledOnce()
    expect(element.querySelector('[aria-hidden]')).toBeNull()
  },
)

it('continues when text changes that was read already or is not read', async () => {
  const { said, element } = begin()
  tap(element, 1)
  lines(element)[0]?.replaceChildren('Another.')
  element.querySelector('span')?.replaceChildren('Again')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(isSpeaking()).toBe(true)
  expect(said.map(({ text }) => text)).toEqual(['One.', 'Two.'])
  expect(onOver).not.toHaveBeenCalled()
})

it('continues from a tapped line, forwards or backwards, to the end', async () => {
  const { said, element } = begin({ lasts: 30 })
  tap(element, 2)
  tap(element, 1)
  await vi.waitFor(() => expect(onOver).toHaveBeenCalledOnce())
  expect(said.map(({ text }) => text)).toEqual(['One.', 'Three.', 'Two.', 'Three.', 'Four.'])
})

it('ignores a tap on a button', () => {
  const { said, element } = begin()
  tap(element, 3)
  expect(said.map(({ text }) => text)).toEqual(['One.'])
})
