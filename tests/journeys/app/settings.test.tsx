import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ships, shipSettings } from '@/learner/settings/settings'
import { settings, ship, voice } from '@/learner/stored-things'
import english from '@locales/en/settings.json'
import spanish from '@locales/es/settings.json'
import { aModule } from '@tests/fixtures/lesson-data'
import { renderApp } from '@tests/fixtures/render-app'
import { standInSpeech } from '@tests/fixtures/stand-ins/speech-stand-in'
import { keepFor, keptFor } from '@tests/fixtures/stored'

const path = '/settings'
const sam = 'sam@example.com'
const ana = 'ana@example.com'

const page = document.documentElement
const group = (name: string) => screen.findByRole('radiogroup', { name })
const option = async (title: string, name: string | RegExp) =>
  within(await group(title)).getByRole('radio', { name })

/** The button of a closed section; its name ends with the current setting. */
const part = (title: string) => screen.findByRole('button', { name: new RegExp(`^${title}`) })
const sample = () => within(screen.getByRole('figure'))

afterEach(() => {
  page.style.fontSize = ''
})

describe('my settings', () => {
  it('apply at once, are announced, and are stored for this learner only', async () => {
    keepFor(settings, ana, { textSize: '100' })
    const { user } = await renderApp({ path, learner: sam })
    await user.click(await option('Text size', '150%'))
    expect(page.style.fontSize).toBe('150%')
    expect(screen.getByText('Text size now: 150%', { selector: 'p *' })).toBeVisible()
    await user.click(await option('Colors', 'Dark'))
    expect(page.dataset['colours']).toBe('dark')
    await user.click(await part('Reading'))
    await user.click(await option('Contrast', 'More contrast'))
    expect(page.dataset['contrast']).toBe('more')
    expect(keptFor(settings, sam)).toMatchObject({
      textSize: '150',
      colours: 'dark',
      contrast: 'more',
    })
    expect(keptFor(settings, ana)).toMatchObject({ textSize: '100' })
  })

  it('keep the chosen size in view when the larger text moves it', async () => {
    const { user } = await renderApp({ path, learner: sam })
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
    ;(await option('Text size', '125%')).focus()
    await user.keyboard('{ArrowRight}')
    expect(page.style.fontSize).toBe('150%')
    expect(seen.mock.contexts.map((one) => (one as Element).textContent)).toContain('150%')
  })

  it('keep a ship in view when the larger text moves it', async () => {
    const { user } = await renderApp({ path, learner: sam })
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
    await user.click(await part('My ship'))
    await user.click(await screen.findByRole('radio', { name: /^Cruise ship/ }))
    expect(page.style.fontSize).toBe('125%')
    const texts = seen.mock.contexts.map((one) => (one as Element).textContent)
    expect(texts).toContainEqual(expect.stringMatching(/^Cruise ship/))
  })

  it('announce a change to screen readers', async () => {
    const { user } = await renderApp({ path, learner: sam })
    await user.click(await option('Colors', 'Light'))
    await waitFor(() =>
      expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('Colors now: Light'),
    )
  })

  it('can be undone by one press, back to before the control was used', async () => {
    keepFor(settings, sam, { textSize: '125', view: 'list' })
    const { user } = await renderApp({ path, learner: sam })
    await user.click(await option('Text size', '150%'))
    await user.click(await option('Text size', '200%'))
    await user.click(screen.getByRole('button', { name: 'As it was: Text size' }))
    expect(page.style.fontSize).toBe('125%')
    expect(keptFor(settings, sam)).toEqual({ textSize: '125', view: 'list' })
    expect(await option('Text size', '125%')).toHaveFocus()
    expect(screen.queryByRole('button', { name: /As it was/ })).toBeNull()
  })

  it('undo the voice too, and keep what another tab has changed meanwhile', async () => {
    standInSpeech()
    keepFor(voice, sam, 'far-en-US', 'en')
    const { user } = await renderApp({ path, learner: sam })
    await user.click(await part('Voice'))
    const choice = await screen.findByRole('combobox', { name: 'Voice' })
    await user.selectOptions(choice, screen.getByRole('option', { name: 'Near en-US' }))
    expect(keptFor(voice, sam, 'en')).toBe('near-en-US')
    expect(keptFor(voice, ana, 'en')).toBeUndefined()
    expect(screen.getByText('Voice now: Near en-US', { selector: 'p *' })).toBeVisible()
    keepFor(settings, sam, { textSize: '150' })
    await user.click(screen.getByRole('button', { name: 'As it was: Voice' }))
    expect(keptFor(voice, sam, 'en')).toBe('far-en-US')
    expect(choice).toHaveValue('far-en-US')
    expect(choice).toHaveFocus()
    await user.click(await option('Colors', 'Dark'))
    keepFor(settings, sam, { textSize: '175', colours: 'dark' })
    await user.click(screen.getByRole('button', { name: 'As it was: Colors' }))
    expect(keptFor(settings, sam)).toEqual({ textSize: '175' })
  })

  it('play the chosen voice and speed at once, and hide the buttons if none are wanted', async () => {
    const said = standInSpeech({ lasts: 5000 })
    const { user } = await renderApp({ path, learner: sam })
    await user.click(await part('Voice'))
    const choice = await screen.findByRole('combobox', { name: 'Voice' })
    await user.selectOptions(choice, screen.getByRole('option', { name: 'Far en-US' }))
    await user.click(await option(english.speed.title, english.speed.slow))
    await user.click(screen.getByRole('button', { name: 'Listen' }))
    await waitFor(() => expect(said[0]).toMatchObject({ voice: 'Far en-US', rate: 0.75 }))
    await user.click(await option(english.listen.title, english.listen.hidden))
    expect(window.speechSynthesis.speaking).toBe(false)
    expect(screen.queryByRole('button', { name: /^(Listen|Stop|Again)$/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: /^As it was/ }))
    expect(await screen.findByRole('button', { name: 'Listen' })).toBeVisible()
  })

  it('explain in one sentence that no voice speaks the language', async () => {
    standInSpeech({ languages: ['es-MX'] })
    const { user } = await renderApp({ path, learner: sam })
    expect(await screen.findByText(english.voice.none)).toBeVisible()
    expect(screen.queryByRole('radiogroup', { name: english.listen.title })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Voice/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Listen/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: /Español/ }))
    expect(await group(spanish.listen.title)).toBeVisible()
    expect(screen.queryByText(spanish.voice.none)).toBeNull()
  })

  it('show changes of another tab', async () => {
    await renderApp({ path, learner: sam })
    await option('Text size', '100%')
    keepFor(settings, sam, { textSize: '200' })
    act(() => void window.dispatchEvent(new StorageEvent('storage')))
    expect(await option('Text size', '200%')).toBeChecked()
    expect(page.style.fontSize).toBe('200%')
  })

  it.each(ships)(
    'apply all the support of the %s, and leave visual settings alone',
    async (one) => {
      keepFor(ship, sam, one === 'yacht' ? 'cruise' : 'yacht')
      keepFor(settings, sam, { colours: 'dark', view: 'list', textSize: '200' })
      const { user } = await renderApp({ path, learner: sam })
      await user.click(await part('My ship'))
      await user.click(await option(english.ship.title, new RegExp(`^${english.ship[one]}`)))
      expect(keptFor(settings, sam)).toEqual({ colours: 'dark', ...shipSettings[one] })
      expect(keptFor(ship, sam)).toBe(one)
      await user.click(screen.getByRole('button', { name: /As it was/ }))
      expect(keptFor(settings, sam)).toEqual({ colours: 'dark', view: 'list', textSize: '200' })
      expect(keptFor(ship, sam)).not.toBe(one)
    },
  )

  it('apply for the visit, and say so, if the storage is full', async () => {
    const { user } = await renderApp({ path, learner: sam })
    const larger = await option('Text size', '150%')
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this`
    const { setItem } = Storage.prototype
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (key.startsWith('settings_')) throw new DOMException('Full', 'QuotaExceededError')
      setItem.call(this, key, text)
    })
    await user.click(larger)
    expect(page.style.fontSize).toBe('150%')
    expect(screen.getByText(english.notKept)).toBeVisible()
    expect(screen.getByText(english.notKeptAdvice)).toBeVisible()
  })

  it('have no ship again after As it was, if there was none before', async () => {
    const { user } = await renderApp({ path, learner: sam })
    await user.click(await part('My ship'))
    await user.click(await option(english.ship.title, /^Cruise ship/))
    await user.click(screen.getByRole('button', { name: /As it was/ }))
    expect(keptFor(ship, sam)).toBeUndefined()
    expect(keptFor(settings, sam)).toEqual({})
    expect(
      within(await group(english.ship.title)).queryByRole('radio', { checked: true }),
    ).toBeNull()
  })

  it('are removed from the page at sign-out, and kept for the learner', async () => {
    keepFor(settings, sam, { textSize: '175', colours: 'dark' })
    const { user } = await renderApp({ path, learner: sam })
    await screen.findByRole('heading', { level: 1 })
    expect(page.style.fontSize).toBe('175%')
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(page.style.fontSize).toBe('')
    expect(page.dataset['colours']).toBe('device')
    expect(keptFor(settings, sam)).toMatchObject({ textSize: '175' })
  })
})

describe('the sections of my settings', () => {
  it('are closed except for the most used, and show what is set', async () => {
    standInSpeech()
    keepFor(ship, sam, 'row-boat')
    keepFor(settings, sam, { contrast: 'more', celebrations: 'calm', speed: 'slow' })
    await renderApp({ path, learner: sam })
    await part('Voice')
    expect(
      screen.getAllByRole('radiogroup').map((one) => one.querySelector('legend')?.textContent),
    ).toEqual([english.textSize.title, english.colours.title, english.listen.title])
    const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(parts).toEqual([
      'My ship Row boat',
      'Reading More contrast',
      'Learning Map first, short hints, all steps, calm celebrations, leave at once',
      'Voice Slow speed, the first voice',
      'Kept on this device Nothing yet',
    ])
  })

  it('open and close by their heading, and show changes', async () => {
    const { user } = await renderApp({ path, learner: sam })
    const learning = await part('Learning')
    expect(learning).toHaveAttribute('aria-expanded', 'false')
    await user.click(learning)
    expect(learning).toHaveAttribute('aria-expanded', 'true')
    await user.click(await option(english.view.title, english.view.list))
    await user.click(learning)
    await waitFor(() =>
      expect(screen.queryByRole('radiogroup', { name: english.view.title })).toBeNull(),
    )
    expect(learning).toHaveTextContent('List first')
  })

  it('are opened by an address that names one, which gets the focus', async () => {
    await renderApp({ path: `${path}#ship`, learner: sam })
    expect(await group(english.ship.title)).toBeVisible()
    await waitFor(async () => expect(await part('My ship')).toHaveFocus())
    expect(screen.queryByRole('radiogroup', { name: english.view.title })).toBeNull()
  })
})

describe('the sample lesson', () => {
  it('shows a change at once, and is inert', async () => {
    standInSpeech()
    const { user } = await renderApp({ path, learner: sam })
    await part('Learning')
    const { title, hint, first, place } = english.sample
    const signs = () => sample().getByText(title).closest('div')?.querySelectorAll('svg').length
    expect(sample().queryByRole('button')).toBeNull()
    expect(sample().queryByText(title)?.closest('[aria-hidden=true]')).toBeVisible()

    const before = signs() ?? 0
    await user.click(await option(english.listen.title, english.listen.each))
    expect(signs()).toBe(before + 4)
    await user.click(await option(english.listen.title, english.listen.hidden))
    expect(signs()).toBe(before - 1)

    await user.click(await part('Learning'))
    expect(sample().getByText(hint)).toBeVisible()
    await user.click(await option(english.hints.title, english.hints.short))
    expect(sample().queryByText(hint)).toBeNull()
    expect(sample().getByText(first)).toBeVisible()
    await user.click(await option(english.challenge.title, english.challenge.one))
    expect(sample().queryByText(first)).toBeNull()
    expect(sample().getByText(place)).toBeVisible()
  })

  it('shows below the last change on a narrow screen, and stays for settings that it does not show', async () => {
    const { user } = await renderApp({ path, learner: sam })
    const isBelow = async (title: string) =>
      (await group(title)).parentElement?.contains(screen.getByRole('figure'))
    expect(await isBelow('Text size')).toBe(true)
    await user.click(await option('Colors', 'Dark'))
    expect(await isBelow('Colors')).toBe(true)
    await user.click(await part('Learning'))
    await user.click(await option(english.leaving.title, english.leaving.ask))
    expect(await isBelow('Colors')).toBe(true)
    expect(screen.getAllByRole('figure')).toHaveLength(1)
  })
})

describe('the support of a ship', () => {
  const hint = /^Do the steps in real life/
  const openLesson = (one: (typeof ships)[number], learner = sam) => {
    keepFor(ship, learner, one)
    const state = { skillId: 41, module: aModule({ id: 4010, type: 'challenge' }) }
    return renderApp({ path: '/learningpath/challenge', state, learner })
  }
  const goBack = () => screen.findByRole('button', { name: 'Back' })
  const asked = () => screen.queryByRole('dialog', { name: 'Stop here for now?' })

  it.each([
    ['row-boat', false],
    ['yacht', true],
    ['cruise', true],
  ] as const)('with the %s explains how a lesson works: %s', async (one, isSaid) => {
    await openLesson(one)
    await goBack()
    expect(screen.queryByText(hint) !== null).toBe(isSaid)
  })

  it('asks the learner of a cruise ship before they leave a lesson, and lets them stay or go', async () => {
    const { user } = await openLesson('cruise')
    await user.click(await goBack())
    await waitFor(() => expect(asked()).toBeVisible())
    await user.click(screen.getByRole('button', { name: 'Stay in the lesson' }))
    expect(asked()).toBeNull()
    await user.click(await goBack())
    await user.click(await screen.findByRole('button', { name: 'Leave for now' }))
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath'))
  })

  it.each([
    ['yacht', sam, 'not done'],
    ['cruise', 'omar@example.com', 'done'],
  ] as const)('lets the learner of a %s (%s) leave a lesson that is %s', async (...row) => {
    const [one, learner] = row
    const { user } = await openLesson(one, learner)
    await screen.findByText(/Step 1|5 steps|It has/)
    await user.click(await goBack())
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath'))
  })
})
