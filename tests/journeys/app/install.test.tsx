import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import { lastPlace } from '@/learner/stored-things'
import { listenForInstallOffer } from '@/lib/install-offer'
import english from '@locales/en/install.json'
import { aModule } from '@tests/fixtures/lesson-data'
import { backend, renderApp } from '@tests/fixtures/render-app'
import { keepFor } from '@tests/fixtures/stored'

const path = '/my-page'
const sam = 'sam@example.com'

const prompt = vi.fn<() => Promise<void>>(async () => {})
const offer = (outcome: 'accepted' | 'dismissed') => {
  const event = new Event('beforeinstallprompt', { cancelable: true })
  act(() => {
    window.dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) }))
  })
  return event
}
const press = () => screen.findByRole('button', { name: english.install })

beforeAll(listenForInstallOffer)
beforeEach(() => prompt.mockClear())
afterEach(() => vi.restoreAllMocks())

// The browser fires `beforeinstallprompt` once for all tests, so their order is that of a visit.
describe('Norte on the home screen', () => {
  it('is explained in a sentence if the browser offers nothing', async () => {
    const { user } = await renderApp({ path, learner: sam })
    const how = await press()
    expect(how).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByText(new RegExp(english.works))).toBeNull()
    await user.click(how)
    expect(how).toHaveAttribute('aria-expanded', 'true')
    expect(await screen.findByText(new RegExp(english.works))).toBeVisible()
    await user.click(how)
    expect(screen.queryByText(new RegExp(english.works))).toBeNull()
  })

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
    ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X)', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0)', 0, false],
  ])(
    'shows two steps only on an iPhone or iPad: %s with %i touch points',
    async (userAgent, fingers, isSaid) => {
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
      Object.defineProperty(navigator, 'maxTouchPoints', { value: fingers, configurable: true })
      const { user } = await renderApp({ path, learner: sam })
      await user.click(await press())
      await screen.findByRole('heading', { name: english.title })
      expect(screen.queryByText(english.ios.share) !== null).toBe(isSaid)
      expect(screen.queryByText(english.ios.add) !== null).toBe(isSaid)
    },
  )

  it('needs one press if the browser offers it, without an automatic banner', async () => {
    const { user } = await renderApp({ path, learner: sam })
    expect(offer('dismissed').defaultPrevented).toBe(true)
    expect(prompt).not.toHaveBeenCalled()
    expect(await press()).not.toHaveAttribute('aria-expanded')
    await user.click(await press())
    expect(prompt).toHaveBeenCalledOnce()
    await waitFor(() =>
      expect(document.querySelector('[aria-live=polite]')).toHaveTextContent(english.later),
    )
    expect(await press()).toHaveAttribute('aria-expanded', 'false')
  })

  it('is still offered on a later screen', async () => {
    offer('accepted')
    const { user } = await renderApp({ path, learner: sam })
    await user.click(await press())
    expect(
      await screen.findByText(english.installed, { selector: 'section p, section p *' }),
    ).toBeVisible()
  })

  it('is reported as installed in the installed app', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          media,
          matches: media.includes('standalone'),
          addEventListener: () => {},
          removeEventListener: () => {},
          addListener: () => {},
          removeListener: () => {},
        }) as unknown as MediaQueryList,
    )
    offer('accepted')
    await renderApp({ path, learner: sam })
    expect(
      await screen.findByText(english.installed, { selector: 'section p, section p *' }),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: english.install })).toBeNull()
  })
})

describe('Continue of the installed app', () => {
  it('leads to the lesson that was open last', async () => {
    keepFor(lastPlace, sam, { skillId: 11, module: aModule({ id: 1004, type: 'quiz' }) })
    await renderApp({ path: '/continue', learner: sam })
    expect(await screen.findByText(/^Question 1 of/)).toBeVisible()
  })

  it('leads to the lesson even if its path does not load', async () => {
    keepFor(lastPlace, sam, { skillId: 11, module: aModule({ id: 1004, type: 'quiz' }) })
    backend.use(http.get('*/api/subskills', () => HttpResponse.json({}, { status: 403 })))
    await renderApp({ path: '/continue', learner: sam })
    await waitFor(() => expect(window.location.pathname).toMatch('/learningpath/'))
  })

  it('leads to the map, which shows the next step, if that lesson is completed', async () => {
    keepFor(lastPlace, sam, { skillId: 11, module: aModule({ id: 1001, type: 'video' }) })
    await renderApp({ path: '/continue', learner: sam })
    expect(await screen.findByRole('heading', { name: 'Your skill map' })).toBeVisible()
  })

  it('leads to the map if the lesson was completed, even if its path does not load', async () => {
    const module = aModule({ id: 1004, type: 'quiz', status: 'completed' })
    keepFor(lastPlace, sam, { skillId: 11, module })
    backend.use(http.get('*/api/subskills', () => HttpResponse.json({}, { status: 403 })))
    await renderApp({ path: '/continue', learner: sam })
    expect(await screen.findByRole('heading', { name: 'Your skill map' })).toBeVisible()
  })

  it('leads to the map if this device knows no lesson', async () => {
    await renderApp({ path: '/continue', learner: sam })
    expect(await screen.findByRole('heading', { name: 'Your skill map' })).toBeVisible()
  })

  it('asks a signed-out learner to sign in', async () => {
    await renderApp({ path: '/continue' })
    expect(await screen.findByText('Please log in to continue')).toBeVisible()
  })
})
