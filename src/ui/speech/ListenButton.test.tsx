import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { chooseLanguage } from '@/i18n/i18n'
import { standInSpeech } from '@tests/fixtures/stand-ins/speech-stand-in'
import { Dialog } from '../feedback/Dialog'
import { Popover } from '../feedback/Popover'
import { Toasts } from '../feedback/Toasts'
import { ListenContext, type ListenSettings } from './listen-settings'
import { ListenButton, Readable } from './ListenButton'
import { voicesOf } from './voices'

const normal: ListenSettings = { rate: 1, voiceOf: () => undefined }

const page = (settings: Partial<ListenSettings> = {}, more: React.ReactNode = null) => (
  <ListenContext value={{ ...normal, ...settings }}>
    <Readable>
      <ListenButton />
      <p>Wash your hands. Use soap.</p>
      <p>Take a towel.</p>
    </Readable>
    {more}
    <Toasts />
  </ListenContext>
)
const button = (name: string) => screen.findByRole('button', { name })

describe('a screen with a button that reads it aloud', () => {
  it('is read sentence by sentence with a local voice of its language', async () => {
    const said = standInSpeech()
    render(page())
    await userEvent.click(await button('Listen'))
    await button('Again')
    expect(said.map(({ text, voice }) => [text, voice])).toEqual([
      ['Wash your hands.', 'Near en-US'],
      ['Use soap.', 'Near en-US'],
      ['Take a towel.', 'Near en-US'],
    ])
  })

  it('is read with the chosen voice', async () => {
    const said = standInSpeech()
    render(page({ voiceOf: () => 'far-en-US' }))
    await userEvent.click(await button('Listen'))
    await button('Again')
    expect(said[0]?.voice).toBe('Far en-US')
  })

  it('skips the variants of a voice that some browsers list', async () => {
    standInSpeech()
    const voices = window.speechSynthesis.getVoices()
    const tones = voices.map((one) => Object.assign({}, one, { name: `${one.name}+Adam` }))
    Object.assign(window.speechSynthesis, { getVoices: () => [...tones, ...voices] })
    render(page())
    await button('Listen')
    expect(voicesOf('en').map(({ name }) => name)).toEqual(['Near en-US', 'Far en-US'])
  })

  it('stops at a second press, and can be read again from the start', async () => {
    const said = standInSpeech({ lasts: 5000 })
    render(page())
    await userEvent.click(await button('Listen'))
    await waitFor(() => expect(said).toHaveLength(1))
    await userEvent.click(await button('Stop'))
    await userEvent.click(await button('Again'))
    await waitFor(() => expect(said).toHaveLength(2))
    expect(said.map(({ text }) => text)).toEqual(['Wash your hands.', 'Wash your hands.'])
  })

  it('shows a stop button, even after two presses at once', async () => {
    const said = standInSpeech({ lasts: 5000 })
    render(page())
    const listen = await button('Listen')
    act(() => {
      listen.click()
      listen.click()
    })
    await waitFor(() => expect(said).toHaveLength(1))
    await userEvent.click(await button('Stop'))
    expect(window.speechSynthesis.speaking).toBe(false)
  })

  it('marks the spoken sentence without changing the text', async () => {
    standInSpeech({ lasts: 5000 })
    const { container } = render(page())
    await userEvent.click(await button('Listen'))
    await waitFor(() => expect(container.querySelector('[class*=marks]')).not.toBeNull())
    expect(container.querySelector('[class*=marks]')).toHaveAttribute('aria-hidden', 'true')
    await userEvent.click(await button('Stop'))
    expect(container.querySelector('[class*=marks]')).toBeNull()
    expect(screen.getByText('Wash your hands. Use soap.')).toBeVisible()
  })

  it('stops when its popover closes', async () => {
    standInSpeech({ lasts: 5000 })
    const popover = (open: boolean) => (
      <Popover open={open} anchor={() => null} onClose={() => {}} titleId="title">
        <h2 id="title" tabIndex={-1}>
          Wash your hands
        </h2>
        {page()}
      </Popover>
    )
    const { rerender } = render(popover(true))
    await userEvent.click(await button('Listen'))
    await waitFor(() => expect(window.speechSynthesis.speaking).toBe(true))
    rerender(popover(false))
    expect(window.speechSynthesis.speaking).toBe(false)
  })

  it('stops on unmount and when a dialog opens', async () => {
    const said = standInSpeech({ lasts: 5000 })
    const dialog = (
      <Dialog open onClose={() => {}} title="Great Job!" action={null}>
        Done.
      </Dialog>
    )
    const { rerender, unmount } = render(page())
    await userEvent.click(await button('Listen'))
    await waitFor(() => expect(said).toHaveLength(1))
    rerender(page({}, dialog))
    expect(window.speechSynthesis.speaking).toBe(false)
    rerender(page())
    await userEvent.click(await button('Again'))
    await waitFor(() => expect(said).toHaveLength(2))
    unmount()
    expect(window.speechSynthesis.speaking).toBe(false)
  })

  it('shows a message when it fails', async () => {
    standInSpeech({ fails: 'synthesis-failed' })
    render(page())
    await userEvent.click(await button('Listen'))
    expect(await screen.findByText(/We could not read this aloud/)).toBeVisible()
  })
})

describe('the buttons that read aloud', () => {
  it.each([true, false])('wait for voices that load late (with an event: %s)', async (says) => {
    standInSpeech({ voicesAfter: 200, saysVoicesChanged: says })
    render(page())
    expect(screen.queryByRole('button')).toBeNull()
    expect(await screen.findByRole('button', { name: 'Listen' }, { timeout: 3000 })).toBeVisible()
  })

  it('are not shown if no voice speaks the language', async () => {
    standInSpeech({ languages: ['es_MX'] })
    render(page())
    expect(screen.queryByRole('button')).toBeNull()
    act(() => chooseLanguage('es'))
    expect(await screen.findByRole('button', { name: 'Escuchar' })).toBeVisible()
  })
})
