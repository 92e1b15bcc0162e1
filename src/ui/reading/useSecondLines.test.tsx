import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '@/i18n/i18n'
import type { Language } from '@/i18n/languages'
import { WithSecondLanguage } from '@tests/fixtures/second-language'
import { standInSpeech } from '@tests/fixtures/stand-ins/speech-stand-in'
import { LiveRegion } from '../feedback/LiveRegion'
import { Readable } from './Readable'
import { ReadingBar } from './ReadingBar'
import { SecondLine } from './SecondLine'
import { useOwnSecondLines, useSecondLines } from './useSecondLines'

type Answer = readonly (string | undefined)[]
const ask = vi.fn<(language: Language) => Promise<Answer>>()

function Screen() {
  const second = useSecondLines({
    part: 'modules',
    ownTexts: (t) => [t('finished')],
    serverTexts: ['Wash your hands.', 'Use soap.'],
    fetch: ask,
    translations: (lines) => lines,
  })
  return (
    <Readable second={second}>
      <ReadingBar />
      <p>Wash your hands.</p>
      <SecondLine of="Wash your hands." />
      <p>Use soap.</p>
      <SecondLine of="Use soap." />
    </Readable>
  )
}

function OwnScreen() {
  const second = useOwnSecondLines('modules', (t) => [t('finished')])
  return (
    <Readable second={second}>
      <ReadingBar />
      <SecondLine of="You finished this lesson. You can continue at any time." />
    </Readable>
  )
}

const page = (shown = <Screen />, isOffered = true) => (
  <WithSecondLanguage isOffered={isOffered}>
    {shown}
    <LiveRegion />
  </WithSecondLanguage>
)

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const spanish = ['Lávate las manos.', 'Usa jabón.']

beforeEach(() => {
  ask.mockReset().mockResolvedValue(spanish)
})

describe('the translation of a screen', () => {
  it('loads at the first press, shows below each text, and is hidden by the next press', async () => {
    const { container } = render(page())
    expect(ask).not.toHaveBeenCalled()
    await press('Show in Spanish')
    await screen.findByText('Lávate las manos.')
    expect(ask).toHaveBeenCalledExactlyOnceWith('es')
    expect(
      [...container.querySelectorAll('p')].map((line) => [line.lang, line.textContent]),
    ).toEqual([
      ['', 'Wash your hands.'],
      ['es', 'Lávate las manos.'],
      ['', 'Use soap.'],
      ['es', 'Usa jabón.'],
    ])
    expect(screen.getByText('The Spanish is below each text.')).toBeInTheDocument()
    await press('Hide Spanish')
    expect(screen.queryByText('Usa jabón.')).toBeNull()
    await press('Show in Spanish')
    expect(screen.getByText('Usa jabón.')).toBeVisible()
    expect(ask).toHaveBeenCalledOnce()
  })

  it('is English in the Spanish interface, and changes with the language', async () => {
    act(() => chooseLanguage('es'))
    render(page())
    await press('Ver en inglés')
    expect(ask).toHaveBeenCalledExactlyOnceWith('en')
    await screen.findByRole('button', { name: 'Ocultar el inglés' })
    act(() => chooseLanguage('en'))
    expect(await screen.findByRole('button', { name: 'Hide Spanish' })).toBeVisible()
    expect(ask).toHaveBeenLastCalledWith('es')
    expect(await screen.findByText('Usa jabón.')).toHaveAttribute('lang', 'es')
  })

  it('stays on for the next screen, until it is switched off there', async () => {
    const { rerender } = render(page())
    await press('Show in Spanish')
    await screen.findByText('Usa jabón.')
    rerender(page(<OwnScreen />))
    expect(await screen.findByText(/^Ya terminaste esta lección/)).toBeVisible()
    await press('Hide Spanish')
    rerender(page())
    expect(await screen.findByRole('button', { name: 'Show in Spanish' })).toBeVisible()
    expect(screen.queryByText('Usa jabón.')).toBeNull()
  })

  it('shows an error if it does not load, and can be loaded again', async () => {
    ask.mockRejectedValueOnce(new Error('offline'))
    render(page())
    await press('Show in Spanish')
    const sentence = 'The Spanish did not come. Check your internet, then press again.'
    expect(await screen.findByText(sentence, { selector: 'p' })).toBeVisible()
    expect(screen.getByText(sentence, { selector: '[aria-live] *' })).toBeInTheDocument()
    await press('Show in Spanish')
    expect(await screen.findByText('Usa jabón.')).toBeVisible()
    expect(screen.queryByText(sentence, { selector: 'p' })).toBeNull()
  })

  it('does not show after a second press while it was loading', async () => {
    let come = (_lines: Answer) => {}
    ask.mockReturnValue(new Promise((resolve) => (come = resolve)))
    render(page())
    await press('Show in Spanish')
    expect(screen.getByText('Getting the Spanish…', { selector: 'p' })).toBeVisible()
    await press('Hide Spanish')
    await act(async () => come(spanish))
    expect(screen.queryByText('Usa jabón.')).toBeNull()
    expect(screen.getByRole('button', { name: 'Show in Spanish' })).toBeVisible()
  })

  it.each([
    ['the same words', ['Wash your hands.', 'Use soap.']],
    ['no words', []],
  ])('shows that there is none if the server has %s', async (_what, lines) => {
    ask.mockResolvedValue(lines)
    render(page())
    await press('Show in Spanish')
    expect(
      await screen.findByText('There is no Spanish for this yet.', { selector: 'p' }),
    ).toBeVisible()
    expect(screen.getAllByText('Use soap.')).toHaveLength(1)
  })

  it('shows which line is missing', async () => {
    ask.mockResolvedValue(['Lávate las manos.', undefined])
    render(page())
    await press('Show in Spanish')
    expect(await screen.findByText('There is no Spanish for this line.')).not.toHaveAttribute(
      'lang',
    )
  })

  it('comes from the locale files for texts of the app', async () => {
    render(page(<OwnScreen />))
    await press('Show in Spanish')
    expect(await screen.findByText(/^Ya terminaste esta lección/)).toHaveAttribute('lang', 'es')
  })

  it('has no button if the learner has switched it off', () => {
    render(page(<Screen />, false))
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('listening to a screen that shows both languages', () => {
  it('reads each language by its own button, with a voice of that language', async () => {
    const said = standInSpeech()
    render(page())
    await press('Show in Spanish')
    await press('Listen')
    await screen.findByRole('button', { name: 'Again' })
    await press('Listen in Spanish')
    await waitFor(() => expect(said).toHaveLength(4))
    expect(said.map(({ text, lang }) => [text, lang])).toEqual([
      ['Wash your hands.', 'en-US'],
      ['Use soap.', 'en-US'],
      ['Lávate las manos.', 'es-MX'],
      ['Usa jabón.', 'es-MX'],
    ])
  })

  it('has no button for a language without a voice', async () => {
    standInSpeech({ languages: ['en-US'] })
    render(page())
    await press('Show in Spanish')
    await screen.findByText('Usa jabón.')
    expect(screen.getByRole('button', { name: 'Listen' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Listen in Spanish/ })).toBeNull()
  })
})
