import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { session } from '@/learner/session'
import english from '@locales/en/help.json'
import spanish from '@locales/es/help.json'
import { renderApp } from '@tests/fixtures/render-app'

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

describe('the numbers for help', () => {
  it('are these, and can be called by a press', async () => {
    await renderApp({ path })
    await screen.findByRole('heading', { level: 1, name: english.title })
    const emergency = ['tel:112', 'tel:911', 'tel:999', 'tel:000', 'tel:111', 'tel:123']
    const listening = ['tel:988', 'tel:116123', 'tel:024']
    expect(called()).toEqual([...emergency, ...listening])
  })

  it.each(['en', 'es'] as const)('are described in words, %s', async (language) => {
    await renderApp({ path, language })
    const { title, call, emergency, listening } = texts[language]
    await screen.findByRole('heading', { level: 1, name: title })
    const named = (number: string, whom: string) =>
      screen.getByRole('link', { name: `${call.replace('{{number}}', number)} ${whom}` })
    expect(named('911', emergency.whom.northAmerica)).toHaveAttribute('href', 'tel:911')
    expect(named('024', listening.whom.spain)).toHaveAttribute('href', 'tel:024')
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
    expect(localStorage.getItem(`ownNumber_${sam}`)).toBe('Dr. Ruiz 555 0142')
    unmount()
    await renderApp({ path, learner: sam })
    expect(await ownLine()).toHaveValue('Dr. Ruiz 555 0142')
    expect(screen.getByRole('link', { name: /555 0142/ })).toHaveAttribute('href', 'tel:5550142')
  })

  it('is hidden from other learners', async () => {
    localStorage.setItem('ownNumber_ana@example.com', '555 0100')
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
    localStorage.setItem(`ownNumber_${sam}`, 'Dr. Ruiz 555 0142')
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
