import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '@/i18n/i18n'
import type { Language } from '@/i18n/languages'
import { standInSpeech } from '@tests/fixtures/speech-stand-in'
import { LiveRegion } from '../feedback/LiveRegion'
import { Listen } from '../speech/Listen'
import { AllInOther, InOther } from './InOther'
import { PeekContext } from './peek-context'
import { usePeek, useTextPeek } from './usePeek'

type Answer = readonly (string | undefined)[]
const ask = vi.fn<(language: Language) => Promise<Answer>>()

function Part() {
  const peek = usePeek({ here: ['Wash your hands.', 'Use soap.'], ask, there: (lines) => lines })
  return (
    <Listen name="hands" peek={peek}>
      <p>Wash your hands.</p>
      <InOther peek={peek} at={0} />
      <p>Use soap.</p>
      <InOther peek={peek} at={1} />
    </Listen>
  )
}

function OwnPart() {
  const peek = useTextPeek('modules', (t) => [t('hint.video'), t('finished')])
  return (
    <Listen name="how" peek={peek}>
      <AllInOther peek={peek} from={1} />
    </Listen>
  )
}

const page = (part = <Part />, isShown = true) => (
  <PeekContext value={isShown}>
    {part}
    <LiveRegion />
  </PeekContext>
)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const spanish = ['Lávate las manos.', 'Usa jabón.']

beforeEach(() => {
  ask.mockReset().mockResolvedValue(spanish)
})

describe('the other language of a part', () => {
  it('is asked for at the first press, stands below each line, and is hidden by the next', async () => {
    const { container } = render(page())
    expect(ask).not.toHaveBeenCalled()
    await press('Show in Spanish: hands')
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
    await press('Hide Spanish: hands')
    expect(screen.queryByText('Usa jabón.')).toBeNull()
    await press('Show in Spanish: hands')
    expect(screen.getByText('Usa jabón.')).toBeVisible()
    expect(ask).toHaveBeenCalledOnce()
  })

  it('is English for who reads Spanish, and closes when the app is switched', async () => {
    act(() => chooseLanguage('es'))
    render(page())
    await press('Ver en inglés: hands')
    expect(ask).toHaveBeenCalledExactlyOnceWith('en')
    await screen.findByRole('button', { name: 'Ocultar el inglés: hands' })
    act(() => chooseLanguage('en'))
    expect(await screen.findByRole('button', { name: 'Show in Spanish: hands' })).toBeVisible()
    expect(screen.queryByText('Usa jabón.')).toBeNull()
  })

  it('says what to do where it does not come, and is asked for again', async () => {
    ask.mockRejectedValueOnce(new Error('offline'))
    render(page())
    await press('Show in Spanish: hands')
    const sentence =
      'We could not get the Spanish. Check your internet. Then press the button again.'
    expect(await screen.findByText(sentence, { selector: 'p' })).toBeVisible()
    expect(screen.getByText(sentence, { selector: '[aria-live] *' })).toBeInTheDocument()
    await press('Show in Spanish: hands')
    expect(await screen.findByText('Usa jabón.')).toBeVisible()
    expect(screen.queryByText(sentence, { selector: 'p' })).toBeNull()
  })

  it('does not come to who has pressed again while it was on its way', async () => {
    let come = (_lines: Answer) => {}
    ask.mockReturnValue(new Promise((resolve) => (come = resolve)))
    render(page())
    await press('Show in Spanish: hands')
    expect(screen.getByText('Getting the Spanish…', { selector: 'p' })).toBeVisible()
    await press('Hide Spanish: hands')
    await act(async () => come(spanish))
    expect(screen.queryByText('Usa jabón.')).toBeNull()
    expect(screen.getByRole('button', { name: 'Show in Spanish: hands' })).toBeVisible()
  })

  it.each([
    ['the same words', ['Wash your hands.', 'Use soap.']],
    ['no words', []],
  ])('says plainly that there is none where the server has %s', async (_what, lines) => {
    ask.mockResolvedValue(lines)
    render(page())
    await press('Show in Spanish: hands')
    expect(
      await screen.findByText('There is no Spanish for this yet.', { selector: 'p' }),
    ).toBeVisible()
    expect(screen.getAllByText('Use soap.')).toHaveLength(1)
  })

  it('says so of one line that is not there', async () => {
    ask.mockResolvedValue(['Lávate las manos.', undefined])
    render(page())
    await press('Show in Spanish: hands')
    expect(await screen.findByText('There is no Spanish for this line.')).not.toHaveAttribute(
      'lang',
    )
  })

  it('comes from our own texts where the words are ours', async () => {
    render(page(<OwnPart />))
    await press('Show in Spanish: how')
    expect(await screen.findByText(/^Ya terminaste esta lección/)).toHaveAttribute('lang', 'es')
    expect(screen.queryByText(/Mira el video/)).toBeNull()
  })

  it('has no button for who does not want it', () => {
    render(page(<Part />, false))
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('listening to a part that shows both languages', () => {
  it('reads each by its own button, with a voice of that language', async () => {
    const said = standInSpeech()
    render(page())
    await press('Show in Spanish: hands')
    await press('Listen: hands')
    await screen.findByRole('button', { name: 'Again: hands' })
    await press('Listen in Spanish: hands')
    await waitFor(() => expect(said).toHaveLength(4))
    expect(said.map(({ text, lang }) => [text, lang])).toEqual([
      ['Wash your hands.', 'en-US'],
      ['Use soap.', 'en-US'],
      ['Lávate las manos.', 'es-MX'],
      ['Usa jabón.', 'es-MX'],
    ])
  })

  it('has no button for a language that no voice speaks', async () => {
    standInSpeech({ languages: ['en-US'] })
    render(page())
    await press('Show in Spanish: hands')
    await screen.findByText('Usa jabón.')
    expect(screen.getByRole('button', { name: 'Listen: hands' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Listen in Spanish/ })).toBeNull()
  })
})
