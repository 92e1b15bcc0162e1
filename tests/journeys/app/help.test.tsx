import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { session } from '@/learner/session'
import english from '@locales/en/help.json'
import spanish from '@locales/es/help.json'
import { renderApp } from '@tests/fixtures/render-app'
import { hashed } from '@tests/fixtures/stored'

const path = '/help'
const sam = 'sam@example.com'
const texts = { en: english, es: spanish }

afterEach(() => vi.restoreAllMocks())

const ownLine = () => screen.findByRole('textbox', { name: english.own.label })
const called = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => address.startsWith('tel:'))

const choose = async (user: UserEvent, country: string, label = english.choose.label) =>
  user.selectOptions(await screen.findByRole('combobox', { name: label }), country)

const written = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => address.startsWith('sms:'))

describe('the numbers for help', () => {
  it('are called by a press, and are these', async () => {
    const { user } = await renderApp({ path })
    await choose(user, 'unitedStates')
    expect(called()).toEqual(['tel:911', 'tel:18002221222', 'tel:18007997233', 'tel:988'])
    expect(written()).toEqual(['sms:911', 'sms:88788', 'sms:988'])
    await choose(user, 'chile')
    expect(called()).toEqual(['tel:131', 'tel:132', 'tel:133', 'tel:1455', 'tel:*4141'])
    await choose(user, 'ecuador')
    expect(called()).toEqual(['tel:911', 'tel:911'])
  })

  it.each([
    ['argentina', '911'],
    ['canada', '911'],
    ['costaRica', '911'],
    ['dominicanRepublic', '911'],
    ['mexico', '911'],
    ['panama', '911'],
    ['uruguay', '911'],
    ['colombia', '123'],
    ['paraguay', '911'],
    ['peru', '106'],
    ['spain', '112'],
    ['europeanUnion', '112'],
    ['unitedKingdom', '999'],
    ['ireland', '112'],
    ['australia', '000'],
    ['newZealand', '111'],
  ])('begin in %s with %s', async (country, number) => {
    const { user } = await renderApp({ path })
    await choose(user, country)
    expect(called()[0]).toBe(`tel:${number}`)
  })

  it.each(['en', 'es'] as const)('say in words who answers, %s', async (language) => {
    const { user } = await renderApp({ path, language })
    const { call, text, who, choose: words, country } = texts[language]
    await choose(user, 'canada', words.label)
    expect(screen.getByText(words.shown.replace('{{country}}', country.canada))).toBeVisible()
    const named = (action: string, number: string, whom: string) =>
      screen.getByRole('link', { name: `${action.replace('{{number}}', number)} ${whom}` })
    expect(named(call, '911', who.emergency)).toHaveAttribute('href', 'tel:911')
    expect(named(call, '988', who.suicide)).toHaveAttribute('href', 'tel:988')
    expect(named(text, '988', who.suicideText)).toHaveAttribute('href', 'sms:988')
  })

  it('are those of the country that was chosen before', async () => {
    const { user, unmount } = await renderApp({ path })
    await choose(user, 'peru')
    unmount()
    await renderApp({ path, learner: sam })
    expect(await screen.findByRole('combobox')).toHaveValue('peru')
    expect(called()[0]).toBe('tel:106')
  })

  it('lead to help before a country is chosen, and where it is not in the list', async () => {
    const { user } = await renderApp({ path })
    expect(await screen.findByText(english.emergency.choose)).toBeVisible()
    expect(screen.getByText(english.find.near)).toBeVisible()
    expect(called()).toEqual(['tel:112'])
    await choose(user, 'other')
    expect(screen.getByText(english.find.ask)).toBeVisible()
    expect(screen.getByText(english.poison.noNumber)).toBeVisible()
    expect(screen.getByText(english.abuse.noNumber)).toBeVisible()
  })

  it.each([
    ['signed out', undefined, english.backSignedOut, '/'],
    ['signed in', sam, english.back, '/skillmap'],
  ])('can be read %s, and lead back', async (_who, learner, name, address) => {
    await renderApp({ path, ...(learner !== undefined && { learner }) })
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address)
  })

  it('send no request', async () => {
    const asked = vi.spyOn(XMLHttpRequest.prototype, 'send')
    await renderApp({ path })
    await ownLine()
    expect(asked).not.toHaveBeenCalled()
  })

  it('are in the menu, which marks them as current', async () => {
    const { user } = await renderApp({ path: '/feedback', learner: sam })
    await user.click(await screen.findByRole('button', { name: 'Menu' }))
    await user.click(within(await screen.findByRole('dialog')).getByText(english.title))
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: english.title })).toHaveFocus(),
    )
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    const entry = within(await screen.findByRole('dialog')).getByRole('link', {
      name: english.title,
    })
    expect(entry).toHaveAttribute('aria-current', 'page')
  })

  it('are linked from sign-up', async () => {
    await renderApp({ path: '/SignUp' })
    expect(await screen.findByRole('link', { name: english.title })).toHaveAttribute('href', path)
  })
})

describe('a learner’s own number', () => {
  it('is stored for the learner, who can call it', async () => {
    const { user, unmount } = await renderApp({ path, learner: sam })
    expect(await screen.findByText(english.own.kept)).toBeVisible()
    await user.type(await ownLine(), 'Dr. Ruiz 555 0142')
    expect(localStorage.getItem(hashed(`ownNumber_${sam}`))).toBe('Dr. Ruiz 555 0142')
    unmount()
    await renderApp({ path, learner: sam })
    expect(await ownLine()).toHaveValue('Dr. Ruiz 555 0142')
    expect(screen.getByRole('link', { name: /555 0142/ })).toHaveAttribute('href', 'tel:5550142')
  })

  it('is hidden from other learners', async () => {
    localStorage.setItem(hashed('ownNumber_ana@example.com'), '555 0100')
    await renderApp({ path, learner: sam })
    expect(await ownLine()).toHaveValue('')
  })

  it('is stored for the visit if nobody is signed in, and says so', async () => {
    const { user } = await renderApp({ path })
    expect(await screen.findByText(english.own.keptForVisit)).toBeVisible()
    await user.type(await ownLine(), '061')
    expect(sessionStorage.getItem('visitNumber')).toBe('061')
    expect(JSON.stringify(localStorage)).not.toContain('061')
  })

  it('is passed on to whoever signs in, and each number in it can be called', async () => {
    localStorage.setItem(hashed(`ownNumber_${sam}`), 'Dr. Ruiz 555 0142')
    const { user, unmount } = await renderApp({ path })
    await user.type(await ownLine(), '061')
    act(() => void session.start({ accessToken: 'abc', email: sam, remember: true }))
    expect(await screen.findByText(english.own.kept)).toBeVisible()
    expect(await ownLine()).toHaveValue('Dr. Ruiz 555 0142, 061')
    expect(called()).toEqual(expect.arrayContaining(['tel:5550142', 'tel:061']))
    unmount()
  })

  it('works without storage, and says that it is not stored', async () => {
    const { user } = await renderApp({ path })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await user.type(await ownLine(), '061')
    expect(await screen.findByText(english.own.notKept)).toBeVisible()
    expect(await ownLine()).toHaveValue('061')
    vi.restoreAllMocks()
    await act(async () => {})
  })
})
