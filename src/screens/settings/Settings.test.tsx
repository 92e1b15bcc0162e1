import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '@tests/support/render-app'
import { standInSpeech } from '@tests/support/speech'

const sam = 'sam@example.com'
const ana = 'ana@example.com'

const page = document.documentElement
const textSize = () => getComputedStyle(page).fontSize

async function open(options: Partial<Parameters<typeof renderApp>[0]> = { learner: sam }) {
  const app = await renderApp({ path: '/settings', ...options })
  await screen.findByRole('heading', { level: 1 })
  return app
}

const option = (title: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: title })).getByRole('radio', { name })

afterEach(() => {
  page.style.fontSize = ''
})

describe('my settings', () => {
  it('are found in the menu', async () => {
    const { user } = await renderApp({ path: '/skillmap', learner: sam, language: 'es' })
    await user.click(await screen.findByRole('button', { name: 'Menú' }))
    await user.click(await screen.findByRole('link', { name: 'Mis ajustes' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Mis ajustes' })).toBeVisible()
    expect(window.location.pathname).toBe('/settings')
    expect(document.title).toBe('Mis ajustes · Norte')
  })

  it('need a session', async () => {
    await renderApp({ path: '/settings' })
    expect(await screen.findByText('Please log in to continue')).toBeVisible()
  })

  it('apply at once, and are announced', async () => {
    const { user } = await open()
    await user.click(option('Text size', '150%'))
    expect(textSize()).toBe('150%')
    await user.click(option('Colors', 'Dark'))
    expect(page.dataset['colors']).toBe('dark')
    await user.click(option('Contrast', 'More contrast'))
    expect(page.dataset['contrast']).toBe('more')
    const announced = () => document.querySelector('[aria-live=polite]')
    await waitFor(() => expect(announced()).toHaveTextContent('Contrast now: More contrast'))
  })

  it('are saved for this learner only', async () => {
    const first = await open()
    await first.user.click(option('Text size', '150%'))
    await first.user.click(option('Celebrations', 'Calm, they stand still'))
    first.unmount()

    const second = await open({ learner: ana })
    expect(option('Text size', '100%')).toBeChecked()
    expect(option('Celebrations', 'They move')).toBeChecked()
    expect(textSize()).not.toBe('150%')
    second.unmount()

    await open()
    expect(option('Text size', '150%')).toBeChecked()
    expect(option('Celebrations', 'Calm, they stand still')).toBeChecked()
    expect(textSize()).toBe('150%')
  })

  it('leave the page at sign-out, and stay for the learner', async () => {
    const { user, unmount } = await open()
    await user.click(option('Text size', '175%'))
    await user.click(option('Colors', 'Dark'))
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await user.click(await screen.findByRole('button', { name: 'Log out' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(textSize()).not.toBe('175%')
    expect(page.dataset['colors']).toBe('light')
    unmount()
    await open()
    expect(option('Text size', '175%')).toBeChecked()
    expect(option('Colors', 'Dark')).toBeChecked()
  })

  it('apply for the visit, and say so, if the storage is full', async () => {
    const { user } = await open()
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await user.click(option('Text size', '150%'))
    expect(textSize()).toBe('150%')
    expect(screen.getByText('This browser cannot save it')).toBeVisible()
    expect(screen.getByText('It works until you close the page.')).toBeVisible()

    setItem.mockRestore()
    await user.click(option('Text size', '125%'))
    expect(screen.queryByText('This browser cannot save it')).toBeNull()
  })
})

describe('the voice', () => {
  it('and its speed are saved for this learner', async () => {
    standInSpeech()
    const first = await open()
    const choice = await screen.findByRole('combobox', { name: 'Voice' })
    await first.user.selectOptions(choice, screen.getByRole('option', { name: 'Far en-US' }))
    await first.user.click(option('How fast', 'Slow'))
    first.unmount()

    const second = await open({ learner: ana })
    expect(await screen.findByRole('combobox', { name: 'Voice' })).toHaveDisplayValue(
      'The voice of this device',
    )
    second.unmount()

    await open()
    expect(await screen.findByRole('combobox', { name: 'Voice' })).toHaveDisplayValue('Far en-US')
    expect(option('How fast', 'Slow')).toBeChecked()
  })

  it('of a language that this device has none for is explained in one sentence', async () => {
    standInSpeech({ languages: ['es-MX'] })
    const { user } = await open()
    const sentence = 'This device has no voice for this language. So Listen cannot read aloud.'
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.queryByRole('combobox')).toBeNull()
    await user.click(screen.getByRole('button', { name: /Español/ }))
    expect(await screen.findByRole('combobox', { name: 'Voz' })).toBeVisible()
    expect(screen.queryByText(/^Este dispositivo no tiene voz/)).toBeNull()
  })
})
