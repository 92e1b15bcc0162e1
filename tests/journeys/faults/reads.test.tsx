import { act, screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aModule } from '@tests/fixtures/lesson-data'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'

vi.mock('react-pdf', () => import('@tests/support/react-pdf'))
vi.mock('@/ui/media/pdf/pdf-library', () => import('@tests/support/react-pdf'))

/*
 * Every screen that shows data of the server, with every fault of the read that it needs. A row is a screen; the tests
 * below the table are the faults.
 */

type ReadingScreen = {
  name: string
  path: string
  state?: object
  call: `/${string}`
  /** The text while it loads. */
  loading: string
  /** What failed, and what to do now. */
  fails: RegExp
  /** Waits for the loaded screen. */
  ready: () => Promise<HTMLElement>
}

const learner = 'sam@example.com'
const skillId = 11

const screens: readonly ReadingScreen[] = [
  {
    name: 'the skill map',
    path: '/skillmap',
    call: '/api/skill-map/with-selection',
    loading: 'Loading your skill map…',
    fails: /Nothing is lost\. Wait a moment, then try again\..*You don't have permission/,
    ready: () => screen.findByRole('heading', { name: 'Your skill map' }),
  },
  {
    name: 'the skill selection',
    path: '/skill-selection',
    call: '/api/skill-categories',
    loading: 'Loading the skills…',
    fails: /Nothing is lost\. Wait a moment, then try again\..*You don't have permission/,
    ready: () => screen.findByRole('heading', { name: 'Choose your skills' }),
  },
  {
    name: 'the learning path',
    path: '/learningpath',
    state: { skillId },
    call: '/api/subskills',
    loading: 'Loading your path…',
    fails: /We could not load your path\. Nothing is lost\..*You don't have permission/,
    ready: () => screen.findByRole('heading', { name: 'Cook a simple recipe' }),
  },
  {
    name: 'a video',
    path: '/learningpath/practice',
    state: { skillId, module: aModule({ id: 1003, type: 'video' }) },
    call: '/api/knowledge-subskill',
    loading: 'Loading your video…',
    fails: /Nothing is lost\. Wait a moment, then try again\..*Error loading module/,
    ready: () => screen.findByText('Watch to the end. Then you can continue.'),
  },
  {
    name: 'a quiz',
    path: '/learningpath/practice',
    state: { skillId, module: aModule({ id: 1004, type: 'quiz' }) },
    call: '/api/quiz/questions',
    loading: 'Loading your questions…',
    fails: /Wait a moment, then try again\..*Error loading quiz questions/,
    ready: () => screen.findByText(/^Question 1 of/),
  },
  {
    name: 'a pdf',
    path: '/learningpath/knowledge',
    state: { skillId, module: aModule({ id: 1014, type: 'pdf' }) },
    call: '/api/pdf/retrieve',
    loading: 'Loading your sheet…',
    fails: /Nothing is lost\. Wait a moment, then try again\..*Error loading pdf/,
    ready: () => screen.findByRole('link', { name: 'Save the sheet' }),
  },
  {
    name: 'a practice',
    path: '/learningpath/recipe',
    state: { skillId, module: aModule({ id: 1013, type: 'practice' }) },
    call: '/api/practice-subskill',
    loading: 'Loading your practice…',
    fails: /Nothing is lost\. Wait a moment, then try again\..*Error loading practice data/,
    ready: () => screen.findByRole('heading', { name: 'Your Practice' }),
  },
  {
    name: 'a challenge',
    path: '/learningpath/challenge',
    state: { skillId: 41, module: aModule({ id: 4010, type: 'challenge' }) },
    call: '/api/challenge-subskill',
    loading: 'Loading your challenge…',
    fails: /Nothing is lost\. Wait a moment, then try again\..*Error loading challenge/,
    ready: () => screen.findByRole('heading', { name: '1 load, start to finish' }),
  },
]

const stillLoading = 'Still loading. Your internet may be slow.'
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const requests = (call: string) => backend.requestsTo(`GET ${call}`)

// Time advances by itself, and can be advanced by `pass`.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

/** Texts of alerts; empty live regions do not count. */
const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')

const markup = '<img src="x" onerror="alert(1)"> {{name}} $t(title)'
const texts = ['name', 'title', 'text', 'description', 'objective_description', 'skill_name']

/** The stand-in's answer with markup in every text, and scripts for addresses. */
async function hostileAnswer(request: Request): Promise<Response> {
  const answer: unknown = await (await fetch(request)).json()
  const change = (key: string, value: unknown): unknown => {
    if (/url|external_resource/i.test(key)) return 'javascript:alert(1)'
    return texts.includes(key) ? markup : value
  }
  return Response.json(JSON.parse(JSON.stringify(answer, change)))
}

async function expectNoHarm(): Promise<void> {
  await waitFor(() => expect(document.querySelector('#main h1')).not.toBeEmptyDOMElement())
  await act(() => Promise.resolve())
  expect(screen.queryByText(/This page stopped working/)).toBeNull()
  expect(document.querySelector('#main script, #main img[onerror]')).toBeNull()
  expect(document.querySelector('[href^="javascript:"], [src^="javascript:"]')).toBeNull()
  expect(console.error).not.toHaveBeenCalled()
}

describe.each(screens)('$name', ({ path, state, call, loading, fails, ready }) => {
  it('that fails is reported once, with what to do, and Retry loads it', async () => {
    const refusal = () => HttpResponse.json({ message: 'No' }, { status: 403 })
    backend.use(http.get(`*${call}`, refusal, { once: true }))
    const { user } = await renderApp({ path, state, learner })
    await waitFor(() => expect(alerts()).toEqual([expect.stringMatching(fails)]))
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await ready()).toBeVisible()
    expect(alerts()).toEqual([])
    expect(requests(call)).toHaveLength(2)
  })

  it('that loads slowly is reported after eight seconds, and Retry sends the request again', async () => {
    backend.use(http.get(`*${call}`, () => delay('infinite'), { once: true }))
    const { user } = await renderApp({ path, state, learner })
    expect(await screen.findByText(loading)).toBeVisible()
    await waitFor(() => expect(requests(call)).toHaveLength(1))
    expect(screen.queryByText(stillLoading)).toBeNull()
    await pass(8000)
    expect(screen.getByText(stillLoading)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await ready()).toBeVisible()
    expect(requests(call)).toHaveLength(2)
  })

  it('shows markup in texts as text', async () => {
    backend.use(http.get(`*${call}`, ({ request }) => hostileAnswer(request), { once: true }))
    await renderApp({ path, state, learner })
    await waitFor(() => expect(document.getElementById('main')?.outerHTML).toContain('onerror'))
    await expectNoHarm()
  })

  it('is never white with odd data', async () => {
    await renderApp({ path, state, learner: 'odd@example.com' })
    await waitFor(() => expect(screen.queryByText(loading)).toBeNull())
    await expectNoHarm()
  })
})

describe('a slow response', () => {
  it('is shown when it arrives after all', async () => {
    backend.fresh({ latencyMs: 9000 })
    await renderApp({ path: '/skillmap', learner })
    await screen.findByText('Loading your skill map…')
    await pass(8000)
    expect(screen.getByText(stillLoading)).toBeVisible()
    await pass(2000)
    expect(await screen.findByRole('heading', { name: 'Your skill map' })).toBeVisible()
    expect(screen.queryByText(stillLoading)).toBeNull()
  })
})

describe('a path that was refused when the map asked for it', () => {
  it('is not requested again where it is opened, but by Retry', async () => {
    const call = '/api/subskills'
    const refusal = () => HttpResponse.json({ message: 'No' }, { status: 400 })
    backend.use(http.get(`*${call}`, refusal))
    const { user } = await renderApp({ path: '/skillmap', learner })
    await waitFor(() => expect(requests(call)).toHaveLength(1))
    await user.click(await screen.findByRole('button', { name: /^Cook a simple recipe/ }))
    expect(await screen.findByText('Something went wrong')).toBeVisible()
    expect(requests(call)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(requests(call)).toHaveLength(2))
  })
})

describe('without a network', () => {
  const offline = 'No internet.'

  function network(state: 'online' | 'offline') {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
    act(() => {
      window.dispatchEvent(new Event(state))
    })
  }

  it('the page says so, keeps its content, and the notice goes with the problem', async () => {
    await renderApp({ path: '/skillmap', learner })
    const map = await screen.findByRole('heading', { name: 'Your skill map' })
    network('offline')
    expect(screen.getByText(offline)).toBeVisible()
    expect(map).toBeVisible()
    network('online')
    expect(screen.queryByText(offline)).toBeNull()
    // The map is refetched now; let its response arrive before the next test.
    await pass(500)
  })

  it('a screen that failed loads by itself once the network is back', async () => {
    const call = '/api/skill-map/with-selection'
    backend.use(http.get(`*${call}`, () => (navigator.onLine ? undefined : HttpResponse.error())))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await renderApp({ path: '/skillmap', learner })
    network('offline')
    await waitFor(() => expect(requests(call)).toHaveLength(1))
    await pass(1000)
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
    network('online')
    expect(await screen.findByRole('heading', { name: 'Your skill map' })).toBeVisible()
  })
})
