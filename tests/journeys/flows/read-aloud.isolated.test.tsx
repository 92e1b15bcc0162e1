import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { speed, voice } from '@/learner/stored-things'
import { aModule } from '@tests/fixtures/lesson-data'
import { smallContent } from '@tests/fixtures/small-content'
import { keepFor } from '@tests/fixtures/stored'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'
import { standInSpeech } from '@tests/support/speech'

const learner = 'lucia@example.com'
const quiz = {
  path: '/learningpath/knowledge',
  learner,
  state: { skillId: 11, module: aModule({ id: 1002, type: 'quiz', title: 'Questions' }) },
}
const listenButton = () => screen.findByRole('button', { name: 'Listen' })
const texts = (said: readonly { text: string }[]) => said.map(({ text }) => text)

beforeEach(() => backend.fresh({ content: smallContent }))

describe('Listen', () => {
  it('reads a question with its options once, in order, and can be pressed again', async () => {
    const said = standInSpeech()
    const { user } = await renderApp(quiz)
    const heading = await screen.findByRole('heading', { level: 1 })
    const options = within(screen.getByRole('group')).getAllByRole('button')
    await user.click(await listenButton())
    expect(await screen.findByText('Tap a line to hear it from there.')).toBeVisible()
    await listenButton()
    expect(texts(said)[0]).toBe(heading.textContent)
    expect(texts(said)).toEqual(
      expect.arrayContaining(options.map((one) => one.textContent.trim())),
    )
    expect(new Set(texts(said)).size).toBe(said.length)
    expect(said.every(({ lang }) => lang.startsWith('en'))).toBe(true)
    await user.click(await listenButton())
    await waitFor(() =>
      expect(texts(said).filter((text) => text === heading.textContent)).toHaveLength(2),
    )
  })

  it('reads Spanish with a Spanish voice', async () => {
    const said = standInSpeech()
    const { user } = await renderApp({ ...quiz, language: 'es' })
    await user.click(await screen.findByRole('button', { name: 'Escuchar' }))
    await waitFor(() => expect(said.length).toBeGreaterThan(2))
    expect(said.every(({ lang, voice: name }) => lang === 'es-MX' && name === 'Near es-MX')).toBe(
      true,
    )
  })

  it('uses the voice and the speed that the learner has chosen', async () => {
    keepFor(voice, learner, 'far-en-US', 'en')
    keepFor(speed, learner, 'slow')
    const said = standInSpeech()
    const { user } = await renderApp(quiz)
    await user.click(await listenButton())
    await waitFor(() => expect(said.length).toBeGreaterThan(0))
    expect(said[0]).toMatchObject({ voice: 'Far en-US', rate: 0.75 })
  })

  it('stops with a second press, and with the screen', async () => {
    const said = standInSpeech({ lasts: 60_000 })
    const cancel = vi.spyOn(window.speechSynthesis, 'cancel')
    const { user } = await renderApp(quiz)
    await user.click(await listenButton())
    await waitFor(() => expect(said).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    await user.click(await listenButton())
    await waitFor(() => expect(said).toHaveLength(2))
    cancel.mockClear()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath'))
    expect(cancel).toHaveBeenCalled()
    expect(said).toHaveLength(2)
  })

  it('goes on from the line that is tapped', async () => {
    const said = standInSpeech({ lasts: 60_000 })
    const { user } = await renderApp(quiz)
    const heading = await screen.findByRole('heading', { level: 1 })
    await user.click(await listenButton())
    // jsdom has no layout: only the heading has a place here.
    Range.prototype.getClientRects = function rects() {
      const isHeading = heading.contains(this.startContainer)
      const box = isHeading ? [new DOMRect(0, 0, 100, 20)] : []
      return Object.assign(box, { item: (at: number) => box[at] ?? null })
    }
    fireEvent.click(heading, { clientX: 50, clientY: 10 })
    await waitFor(() => expect(texts(said)).toEqual([heading.textContent, heading.textContent]))
  })

  it('goes on after a sentence whose end the browser does not tell', async () => {
    const said = standInSpeech({ neverEnds: [0] })
    const { user } = await renderApp(quiz)
    await user.click(await listenButton())
    await waitFor(() => expect(said).toHaveLength(1))
    await waitFor(() => expect(said.length).toBeGreaterThan(1), { timeout: 9000 })
  }, 15_000)

  it('says when the device has no voice for the language', async () => {
    const said = standInSpeech({ languages: ['es-MX'] })
    const { user } = await renderApp(quiz)
    await user.click(await listenButton())
    expect(await screen.findByText(/no voice for this language/)).toBeVisible()
    expect(said).toEqual([])
  })

  it('says when reading fails, and can be pressed again', async () => {
    const said = standInSpeech({ fails: 'not-allowed' })
    const { user } = await renderApp(quiz)
    await user.click(await listenButton())
    expect(await screen.findByText(/could not read this aloud/)).toBeVisible()
    expect(await listenButton()).toBeVisible()
    expect(said).toEqual([])
  })

  it('is not there in a browser that cannot speak', async () => {
    Reflect.deleteProperty(window, 'speechSynthesis')
    await renderApp(quiz)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull()
  })

  it('reads a dialog, which ends the reading of the page', async () => {
    const said = standInSpeech({ lasts: 60_000 })
    const state = { skillId: 11, fromModule: true, justCompleted: true, completedModule: null }
    const { user } = await renderApp({ path: '/learningpath', learner, state })
    const dialog = within(await screen.findByRole('dialog', { name: 'Great Job!' }))
    await user.click(await dialog.findByRole('button', { name: 'Listen' }))
    await waitFor(() => expect(texts(said)).toEqual(['Great Job!']))
  })

  it('reads a step of the wizard', async () => {
    const said = standInSpeech()
    const { user } = await renderApp({ path: '/lifegoals', learner: 'kim@example.com' })
    const heading = await screen.findByRole('heading', { level: 1 })
    await user.click(await listenButton())
    await waitFor(() => expect(texts(said)[0]).toBe(heading.textContent))
  })
})
