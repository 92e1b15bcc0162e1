import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paths } from '@/config/paths'
import { look, speed, voice } from '@/learner/stored-things'
import english from '@locales/en/settings.json'
import { textsOf } from '@tests/fixtures/browser/texts'
import { keepFor, keptFor } from '@tests/fixtures/stored'
import { renderApp } from '@tests/support/render-app'
import { standInSpeech } from '@tests/support/speech'

const path = '/settings'
const sam = 'sam@example.com'
const ana = 'ana@example.com'

const page = document.documentElement
const option = async (title: string, name: string) =>
  within(await screen.findByRole('radiogroup', { name: title })).getByRole('radio', { name })

afterEach(() => {
  page.style.fontSize = ''
})

describe('my settings', () => {
  it.each(['en', 'es'] as const)('are linked in the menu, %s', async (language) => {
    const t = textsOf(language)
    const { user } = await renderApp({ path: paths.skillMap, learner: sam, language })
    await user.click(await screen.findByRole('button', { name: t('common:shell.menu') }))
    await user.click(await screen.findByRole('link', { name: t('settings:title') }))
    expect(
      await screen.findByRole('heading', { level: 1, name: t('settings:title') }),
    ).toBeVisible()
    expect(window.location.pathname).toBe(path)
  })

  it('need a session', async () => {
    await renderApp({ path })
    expect(await screen.findByText('Please log in to continue')).toBeVisible()
  })

  it('apply at once, are announced, and are stored for this learner only', async () => {
    keepFor(look, ana, { textSize: '100' })
    const { user } = await renderApp({ path, learner: sam })
    await user.click(await option('Text size', '150%'))
    expect(page.style.fontSize).toBe('150%')
    await user.click(await option('Colors', 'Dark'))
    expect(page.dataset['colors']).toBe('dark')
    await user.click(await option('Contrast', 'More contrast'))
    expect(page.dataset['contrast']).toBe('more')
    await waitFor(() =>
      expect(document.querySelector('[aria-live=polite]')).toHaveTextContent(
        'Contrast now: More contrast',
      ),
    )
    expect(keptFor(look, sam)).toMatchObject({
      textSize: '150',
      colors: 'dark',
      contrast: 'more',
    })
    expect(keptFor(look, ana)).toMatchObject({ textSize: '100' })
  })

  it('keep the chosen size in sight when the larger text moves it', async () => {
    const { user } = await renderApp({ path, learner: sam })
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
    const larger = await option('Text size', '150%')
    await user.click(larger)
    expect(seen.mock.contexts).toContain(larger)
  })

  it('choose the voice and its speed', async () => {
    standInSpeech()
    const { user } = await renderApp({ path, learner: sam })
    const choice = await screen.findByRole('combobox', { name: 'Voice' })
    await user.selectOptions(choice, screen.getByRole('option', { name: 'Far en-US' }))
    await user.click(await option(english.speed.title, english.speed.slow))
    expect(keptFor(voice, sam, 'en')).toBe('far-en-US')
    expect(keptFor(voice, ana, 'en')).toBeUndefined()
    expect(keptFor(speed, sam)).toBe('slow')
  })

  it('explain in one sentence that no voice speaks the language', async () => {
    standInSpeech({ languages: ['es-MX'] })
    const { user } = await renderApp({ path, learner: sam })
    expect(await screen.findByText(english.voice.none)).toBeVisible()
    expect(screen.queryByRole('combobox')).toBeNull()
    await user.click(screen.getByRole('button', { name: /Español/ }))
    expect(await screen.findByRole('combobox', { name: 'Voz' })).toBeVisible()
    expect(screen.queryByText(/^Este dispositivo no tiene voz/)).toBeNull()
  })

  it('show changes of another tab', async () => {
    await renderApp({ path, learner: sam })
    await option('Text size', '100%')
    keepFor(look, sam, { textSize: '200' })
    act(() => void window.dispatchEvent(new StorageEvent('storage')))
    expect(await option('Text size', '200%')).toBeChecked()
    expect(page.style.fontSize).toBe('200%')
  })

  it('apply for the visit, and say so, if the storage is full', async () => {
    const { user } = await renderApp({ path, learner: sam })
    const larger = await option('Text size', '150%')
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this`
    const { setItem } = Storage.prototype
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (key.startsWith('look_')) throw new DOMException('Full', 'QuotaExceededError')
      setItem.call(this, key, text)
    })
    await user.click(larger)
    expect(page.style.fontSize).toBe('150%')
    expect(screen.getByText(english.notKept)).toBeVisible()
    expect(screen.getByText(english.notKeptAdvice)).toBeVisible()
  })

  it('are removed from the page at sign-out, and kept for the learner', async () => {
    keepFor(look, sam, { textSize: '175', colors: 'dark' })
    const { user } = await renderApp({ path, learner: sam })
    await screen.findByRole('heading', { level: 1 })
    expect(page.style.fontSize).toBe('175%')
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await user.click(await screen.findByRole('button', { name: 'Log out' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(page.style.fontSize).toBe('')
    expect(page.dataset['colors']).toBe('light')
    expect(keptFor(look, sam)).toMatchObject({ textSize: '175' })
  })
})
