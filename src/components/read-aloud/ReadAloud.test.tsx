import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '@tests/support/render-app'
import { standInSpeech, type Said } from '@tests/support/speech'

const learner = 'sam@example.com'
const quiz = { path: '/learningpath/recipe?skill=11&type=quiz&module=1002&step=101', learner }

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const heading = () => screen.findByRole('heading', { level: 1 })
const texts = (said: readonly Said[]) => said.map(({ text }) => text)

describe('Listen', () => {
  it('reads a question with its options in order, once, and can be pressed again', async () => {
    const said = standInSpeech()
    const { user } = await renderApp(quiz)
    await press(user, 'Listen')
    expect(await screen.findByText('Tap a line to hear it from there.')).toBeVisible()
    await screen.findByRole('button', { name: 'Listen' })
    const question = await heading()
    const options = within(screen.getByRole('group')).getAllByRole('button')
    const shown = [question, ...options].map(({ textContent }) => textContent.trim())
    expect(texts(said).join(' ').startsWith(shown.join(' '))).toBe(true)
    expect(new Set(texts(said)).size).toBe(said.length)
    expect(new Set(said.map(({ lang }) => lang))).toEqual(new Set(['en-US']))
    await press(user, 'Listen')
    const [first] = texts(said)
    await waitFor(() => expect(texts(said).filter((text) => text === first)).toHaveLength(2))
  })

  it('reads Spanish with a Spanish voice, one of the device before one of the network', async () => {
    const said = standInSpeech()
    const { user } = await renderApp({ ...quiz, language: 'es' })
    await press(user, 'Escuchar')
    await waitFor(() => expect(said.length).toBeGreaterThan(2))
    expect(new Set(said.map(({ voice }) => voice))).toEqual(new Set(['Near es-MX']))
  })

  it('uses the voice and the speed that the learner has chosen', async () => {
    const said = standInSpeech()
    const settings = await renderApp({ path: '/settings', learner })
    const voice = await screen.findByRole('combobox', { name: 'Voice' })
    await settings.user.selectOptions(voice, 'Far en-US')
    await settings.user.click(screen.getByRole('radio', { name: 'Slow' }))
    settings.unmount()

    const { user } = await renderApp(quiz)
    await press(user, 'Listen')
    await waitFor(() => expect(said[0]).toMatchObject({ voice: 'Far en-US', rate: 0.75 }))
  })

  it('reads a step of the wizard', async () => {
    const said = standInSpeech()
    const { user } = await renderApp({ path: '/lifegoals', learner: 'kim@example.com' })
    await screen.findByText('First, a little about you')
    await press(user, 'Listen')
    await waitFor(() => expect(said[0]?.text).toBe('First, a little about you'))
  })

  it('reads a dialog', async () => {
    const said = standInSpeech({ lasts: 60_000 })
    const state = { skillId: 11, fromModule: true, justCompleted: true, completedModule: null }
    await renderApp({ path: '/learningpath', learner, state })
    const dialog = within(await screen.findByRole('dialog', { name: 'Great Job!' }))
    fireEvent.click(await dialog.findByRole('button', { name: 'Listen' }))
    await waitFor(() => expect(texts(said)).toEqual(['Great Job!']))
  })
})

describe('reading', () => {
  it('stops with a second press, and with the screen', async () => {
    const said = standInSpeech({ lasts: 60_000 })
    const { user } = await renderApp(quiz)
    await press(user, 'Listen')
    await press(user, 'Stop')
    await press(user, 'Listen')
    expect(said).toHaveLength(2)
    const cancel = vi.spyOn(window.speechSynthesis, 'cancel')
    await press(user, 'Back')
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath'))
    expect(cancel).toHaveBeenCalled()
    expect(said).toHaveLength(2)
  })

  it('goes on from the line that is tapped', async () => {
    const said = standInSpeech({ lasts: 60_000 })
    const { user } = await renderApp(quiz)
    await press(user, 'Listen')
    const title = await heading()
    // jsdom has no layout: only the heading gets a place.
    vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(function rects(this: Range) {
      const boxes = title.contains(this.startContainer) ? [new DOMRect(0, 0, 100, 20)] : []
      return Object.assign(boxes, { item: (at: number) => boxes[at] ?? null })
    })
    fireEvent.click(title, { clientX: 50, clientY: 10 })
    expect(texts(said)).toEqual(Array(2).fill('You want to cook something new.'))
  })

  it('goes on by itself after a sentence whose end the browser does not tell', async () => {
    const said = standInSpeech({ lasts: 1_000_000 })
    const { user } = await renderApp(quiz)
    const button = await screen.findByRole('button', { name: 'Listen' })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await user.click(button)
    expect(said).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(said.length).toBeGreaterThan(1)
  })

  it('says so where the device has no voice for the language', async () => {
    const said = standInSpeech({ languages: ['es-MX'] })
    const { user } = await renderApp(quiz)
    await press(user, 'Listen')
    expect(await screen.findByText(/no voice for this language/)).toBeVisible()
    expect(said).toEqual([])
  })

  it('stops when a video starts, and stops a video', async () => {
    standInSpeech({ lasts: 60_000 })
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause')
    const { user } = await renderApp(quiz)
    await heading()
    const video = document.body.appendChild(document.createElement('video'))
    await press(user, 'Listen')
    expect(pause).toHaveBeenCalled()
    fireEvent.play(video)
    expect(await screen.findByRole('button', { name: 'Listen' })).toBeVisible()
    video.remove()
  })

  it('reads a page that a translator has changed in its new language', async () => {
    const said = standInSpeech({ languages: ['en-US', 'es-MX', 'fr-FR'] })
    const { user } = await renderApp(quiz)
    await heading()
    document.documentElement.lang = 'fr'
    await press(user, 'Listen')
    await waitFor(() => expect(said[0]?.lang).toBe('fr-FR'))
    document.documentElement.lang = 'en'
  })

  it('says so where a page has nothing to read', async () => {
    standInSpeech()
    const { user } = await renderApp(quiz)
    await heading()
    screen.getByRole('main').lang = 'fr'
    await press(user, 'Listen')
    expect(await screen.findByText(/could not read this aloud/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Listen' })).toBeVisible()
  })

  it('says so where it fails, and can be pressed again', async () => {
    standInSpeech({ error: 'not-allowed' })
    const { user } = await renderApp(quiz)
    await press(user, 'Listen')
    expect(await screen.findByText(/could not read this aloud/)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Listen' })).toBeVisible()
  })

  it('is not offered by a browser that cannot speak', async () => {
    Reflect.deleteProperty(window, 'speechSynthesis')
    await renderApp(quiz)
    await heading()
    expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull()
  })
})
