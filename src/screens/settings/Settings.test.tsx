import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hashOf } from '@/lib/hash'
import { pressTwice } from '@tests/support/press-twice'
import { renderApp } from '@tests/support/render-app'
import { logOut, signIn } from '@tests/support/sign-in'
import { standInSpeech } from '@tests/support/speech'

const sam = 'sam@example.com'

const page = document.documentElement
const textSize = () => getComputedStyle(page).fontSize

async function open(learner = sam) {
  const app = await renderApp({ path: '/settings', learner })
  await screen.findByText('My settings', { selector: 'h1' })
  return app
}

const option = (title: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: title })).getByRole('radio', { name })

afterEach(() => {
  page.style.fontSize = ''
})

describe('my settings', () => {
  test('apply at once, are announced, and are there for this learner only, also to sign in again', async () => {
    standInSpeech()
    const chosen = [
      ['Text size', 'Larger'],
      ['Colors', 'Dark'],
      ['Contrast', 'More contrast'],
      ['Celebrations', 'Calm: nothing moves'],
      ['Speed of the voice', 'Slow'],
    ] as const
    const voice = () => screen.findByRole('combobox', { name: 'Voice' })

    const first = await open()
    expect(document.title).toBe('My settings · Norte')
    await first.user.selectOptions(await voice(), 'Far en-US')
    for (const [title, name] of chosen) await first.user.click(option(title, name))
    expect(textSize()).toBe('150%')
    const letters = screen.getAllByText('Aa').map(({ style }) => style.fontSize)
    expect(letters.map((size) => Number.parseFloat(size) * 150)).toEqual([100, 125, 150, 175, 200])
    expect(page.dataset['colors']).toBe('dark')
    // A browser that darkens or lightens pages by itself leaves a choice alone.
    expect(page.style.colorScheme).toBe('only dark')
    expect(page.dataset['contrast']).toBe('more')
    const announced = () => document.querySelector('[aria-live=polite]')
    await waitFor(() => expect(announced()).toHaveTextContent('Speed of the voice now: Slow'))
    first.unmount()

    const second = await open('ana@example.com')
    for (const [title, name] of chosen) expect(option(title, name), title).not.toBeChecked()
    expect(await voice()).toHaveDisplayValue('The voice of this device')
    expect(textSize()).not.toBe('150%')
    second.unmount()

    const { user } = await open()
    for (const [title, name] of chosen) expect(option(title, name), title).toBeChecked()
    expect(await voice()).toHaveDisplayValue('Far en-US')
    expect(textSize()).toBe('150%')
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await user.click(await screen.findByRole('button', { name: 'Log out' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(textSize()).toBe('150%')
    expect(page.dataset['colors']).toBe('dark')
  })

  test('are those of who signs in, at once, and change when another learner does', async () => {
    const choose = (email: string, size: string) =>
      localStorage.setItem(`settings_${hashOf(email)}`, JSON.stringify({ textSize: size }))
    choose(sam, '200')
    choose('ana@example.com', '150')
    const { user } = await renderApp({ path: '/SignIn' })
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(textSize()).not.toBe('200%')
    await signIn(user, sam)
    await screen.findByRole('heading', { name: 'Your skill map' })
    expect(textSize()).toBe('200%')
    await logOut(user)
    await signIn(user, 'ana@example.com')
    await screen.findByRole('heading', { name: 'Your skill map' })
    expect(textSize()).toBe('150%')
  })

  test('lead back to where the learner was, else to the map', async () => {
    const { user, unmount } = await renderApp({ path: '/lifegoals', learner: 'kim@example.com' })
    await user.click(await screen.findByRole('button', { name: 'Menu' }))
    await user.click(await screen.findByRole('link', { name: 'My settings' }))
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    expect(await screen.findByText('First, a little about you', { selector: 'h1' })).toBeVisible()
    unmount()
    await open()
    expect(screen.getByRole('link', { name: 'Back to the skill map' })).toBeVisible()
  })

  test('lead back once where Back is pressed twice', async () => {
    const { user } = await renderApp({ path: '/skillmap', learner: sam })
    await user.click(await screen.findByRole('button', { name: 'Menu' }))
    await user.click(await screen.findByRole('link', { name: 'My settings' }))
    // In jsdom a second call takes the place of the first.
    const go = vi.spyOn(window.history, 'go')
    await pressTwice(await screen.findByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('heading', { name: 'Your skill map' })).toBeVisible()
    expect(go).toHaveBeenCalledOnce()
  })

  test('lead back also after an entry of the history that the browser made itself', async () => {
    const { user, router } = await renderApp({ path: '/skillmap', learner: sam })
    await act(() => router.navigate('/learningpath?skill=11'))
    act(() => {
      window.history.pushState(null, '', '#qa')
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    })
    await user.click(await screen.findByRole('button', { name: 'Menu' }))
    await user.click(await screen.findByRole('link', { name: 'My settings' }))
    expect(await screen.findByRole('button', { name: 'Back' })).toBeVisible()
  })

  test('apply for the visit, and say so, if the storage is full', async () => {
    const { user } = await open()
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await user.click(option('Text size', 'Larger'))
    expect(textSize()).toBe('150%')
    expect(screen.getByText('This browser cannot save it')).toBeVisible()
    expect(screen.getByText('It works until you close the page.')).toBeVisible()

    setItem.mockRestore()
    await user.click(option('Text size', 'Large'))
    expect(screen.queryByText('This browser cannot save it')).toBeNull()
  })

  test('explain in one sentence a language that this device has no voice for', async () => {
    standInSpeech({ languages: ['es-MX'] })
    const { user } = await open()
    const sentence =
      'This device has no voice for this language. So the Listen button does not work. You can add a voice in the settings of this device.'
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.queryByRole('combobox')).toBeNull()
    await user.click(screen.getByRole('button', { name: /Español/ }))
    expect(await screen.findByRole('combobox', { name: 'Voz' })).toBeVisible()
    expect(screen.queryByText(/^Este dispositivo no tiene voz/)).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'Mis ajustes' })).toBeVisible()
  })
  test('say nothing of voices where the browser lists none, as it may speak all the same', async () => {
    standInSpeech({ languages: [] })
    await open()
    expect(screen.queryByText(/^This device has no voice/)).toBeNull()
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})
