import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { session } from '@/session/session'
import { settings } from '@/session/storage'
import { pass } from '@tests/support/clock'
import { render } from '@tests/support/render'
import { renderApp } from '@tests/support/render-app'
import { standInSpeech, type Said } from '@tests/support/speech'
import { ListenButton } from './ListenButton'
import { usualVoice } from './reader'

const page = (
  <main lang="en">
    <h1>Which spoon?</h1>
    <div role="group">
      <button>A Wood</button>
    </div>
    <ListenButton />
  </main>
)

const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => fireEvent.click(await button(name))
const texts = (said: readonly Said[]) => said.map(({ text }) => text)

describe('Listen', () => {
  test('reads a lesson in order, once, by its usual voice, and can be pressed again', async () => {
    const said = standInSpeech()
    render(page)
    await press('Listen')
    expect(screen.getByText('Press a line to hear it from there.')).toBeVisible()
    await button('Listen')
    expect(said).toEqual([
      { text: 'Which spoon?', lang: 'en-US', voice: 'Near en-US', rate: 1 },
      { text: 'A Wood', lang: 'en-US', voice: 'Near en-US', rate: 1 },
    ])
    await press('Listen')
    await waitFor(() => expect(said).toHaveLength(4))
  })

  test('unfolds what is folded, and reads it, however its language is written', async () => {
    const said = standInSpeech()
    render(page)
    const folded = document.createElement('details')
    folded.innerHTML = '<summary>Read what the video shows</summary><p lang="EN-GB">A spoon.</p>'
    screen.getByRole('main').append(folded)
    await press('Listen')
    await button('Listen')
    expect(texts(said)).toEqual(['Which spoon?', 'A Wood', 'Read what the video shows', 'A spoon.'])
    expect(screen.getByText('A spoon.')).toBeVisible()
  })

  test('brings what it reads into view, also from the side', async () => {
    standInSpeech()
    vi.spyOn(Range.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(2000, 200, 50, 20),
    )
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    render(page)
    await press('Listen')
    await button('Listen')
    expect(scroll.mock.instances).toContain(screen.getByRole('heading'))
  })

  test('reads with the voice and the speed that the learner has chosen', async () => {
    const said = standInSpeech()
    session.start({ accessToken: 'abc', email: 'sam@example.com', remember: true })
    settings.set({ voices: { en: 'far-en-US' }, speed: 'slow' })
    render(page)
    await press('Listen')
    expect(said[0]).toMatchObject({ voice: 'Far en-US', rate: 0.75 })
  })

  test('reads a dialog, and stops when it closes', async () => {
    const said = standInSpeech({ lasts: 60_000 })
    const state = { skillId: 11, fromModule: true, justCompleted: true, completedModule: null }
    const { user } = await renderApp({ path: '/learningpath', learner: 'sam@example.com', state })
    const dialog = within(await screen.findByRole('dialog', { name: 'Great Job!' }))
    fireEvent.click(await dialog.findByRole('button', { name: 'Listen' }))
    await waitFor(() => expect(texts(said)).toEqual(['Great Job!']))
    const cancel = vi.spyOn(window.speechSynthesis, 'cancel')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(cancel).toHaveBeenCalled())
  })

  test('reads a page that a translator has changed in its new language', async () => {
    const said = standInSpeech({ languages: ['en-US', 'es-MX', 'fr-FR'] })
    render(page)
    screen.getByRole('main').lang = 'fr'
    document.documentElement.lang = 'fr'
    await press('Listen')
    document.documentElement.lang = 'en'
    expect(said[0]).toMatchObject({ lang: 'fr-FR', voice: 'Near fr-FR' })
  })

  test('is not offered by a browser that cannot speak', () => {
    Reflect.deleteProperty(window, 'speechSynthesis')
    render(page)
    expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull()
  })
})

describe('reading', () => {
  test('stops with a second press, with a video, which it stops too, and with its page', async () => {
    const said = standInSpeech({ lasts: 60_000 })
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause')
    const { unmount } = render(page)
    const video = screen.getByRole('main').appendChild(document.createElement('video'))
    await press('Listen')
    await press('Stop')
    await press('Listen')
    expect(pause).toHaveBeenCalled()
    fireEvent.play(video)
    await press('Listen')
    expect(said).toHaveLength(3)
    const cancel = vi.spyOn(window.speechSynthesis, 'cancel')
    unmount()
    expect(cancel).toHaveBeenCalled()
  })

  test('goes on from the line that is tapped', async () => {
    const said = standInSpeech({ lasts: 60_000 })
    render(page)
    await press('Listen')
    const title = screen.getByRole('heading')
    // jsdom has no layout: only the heading gets a place.
    vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(function rects(this: Range) {
      const boxes = title.contains(this.startContainer) ? [new DOMRect(0, 0, 100, 20)] : []
      return Object.assign(boxes, { item: (at: number) => boxes[at] ?? null })
    })
    fireEvent.click(title, { clientX: 50, clientY: 10 })
    expect(texts(said)).toEqual(['Which spoon?', 'Which spoon?'])
  })

  test('goes on by itself after a sentence whose end the browser does not tell', async () => {
    const said = standInSpeech({ lasts: 1_000_000 })
    render(page)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await press('Listen')
    expect(said).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(said.length).toBeGreaterThan(1)
  })

  test('says so where the device has no voice for the language', async () => {
    const said = standInSpeech({ languages: ['es-MX'] })
    render(page)
    await press('Listen')
    const words = await screen.findByText(/cannot read aloud in this language/)
    expect(words).toBeVisible()
    expect(screen.getByRole('main')).toContainElement(words)
    expect(words.closest('[role=alert]')).toBeNull()
    expect(said).toEqual([])
  })

  test('says so after 4 seconds of silence where the browser names no voices', async () => {
    standInSpeech({ languages: [], lasts: 60_000 })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    render(page)
    await press('Listen')
    await pass(4000)
    expect(screen.getByText(/cannot read aloud in this language/)).toBeVisible()
    expect(await button('Listen')).toBeVisible()
  })

  test('says so where a page has nothing to read, or where it fails', async () => {
    standInSpeech({ error: 'not-allowed' })
    render(page)
    const main = screen.getByRole('main')
    main.lang = 'fr'
    await press('Listen')
    expect(await screen.findByText(/could not read this aloud/)).toBeVisible()
    main.lang = 'en'
    await press('Listen')
    expect(await screen.findByText(/could not read this aloud/)).toBeVisible()
    expect(await button('Listen')).toBeVisible()
  })
})

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
  [
    'no novelty where all are marked, as in Safari',
    [voice('Albert', true), voice('Daniel', true)],
    'Daniel',
  ],
  ['else what the browser chooses', [voice('Zarvox')], undefined],
])('the voice of this device is %s', (_, voices, name) => {
  expect(usualVoice(voices)?.name).toBe(name)
})
