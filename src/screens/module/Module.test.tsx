import { fireEvent, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { moduleTitle } from '@/components/module/module-title'
import { backend } from '@tests/support/backend'
import { pass, soon } from '@tests/support/clock'
import { hold } from '@tests/support/hold'
import { lessonLocation } from '@tests/support/lessons'
import { openLesson } from '@tests/support/open-lesson'
import { render } from '@tests/support/render'
import { renderApp } from '@tests/support/render-app'
import { servePath, subSkill } from '@tests/support/serve-path'
import { LessonDots } from './LessonDots'

const learner = 'sam@example.com'
const done = 'completed'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const saves = () => backend.requestsTo('POST /api/subskill/update-state').map(({ body }) => body)
const slow = 'This takes longer than usual. Your internet may be slow. Please wait.'
const refusal = () => HttpResponse.json({ message: 'No' }, { status: 403 })

async function openFromPath(node: RegExp, module: RegExp) {
  const opened = await renderApp({ path: '/learningpath', state: { skillId: 11 }, learner })
  await opened.user.click(await button(node))
  await opened.user.click(await button(module))
  return opened
}

/** Watches the video that is open, and continues. */
async function complete() {
  await waitFor(() => expect(document.querySelector('video')).not.toBeNull())
  fireEvent.ended(document.querySelector('video') ?? document.body)
  fireEvent.click(await button('Continue'))
}

describe('a module', () => {
  test('is shown by its type, whatever its address says, and says where it stands', async () => {
    const { state } = lessonLocation(1004)
    await renderApp({ path: '/learningpath/knowledge', state, learner })
    expect(await screen.findByText('Question 1 of 3')).toBeVisible()
    expect(await screen.findByText('Get your tools ready')).toBeVisible()
    expect(screen.getByText('Lesson 2 of 3')).toBeVisible()
    // The dots beside it only draw that.
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(document.title).toBe('Ready to cook? · Norte')
  })

  test('draws which lessons of its part are done, and where the learner is', () => {
    const { container } = render(
      <LessonDots done={[true, false, false, false, true]} current={2} />,
    )
    const dots = container.querySelectorAll('[aria-hidden] > *')
    const states = [...dots].map((dot) => dot.getAttribute('data-state'))
    expect(states).toEqual(['done', 'current', null, null, 'done'])
  })

  test.each([
    ['video', ['Tools', 'From the path'], 'Tools'],
    ['video', ['', 'From the path'], 'From the path'],
    ['challenge', [undefined, ''], 'Challenge'],
    [null, [''], 'Lesson'],
  ] as const)('of type %s with the titles %j is called %s', (type, titles, title) => {
    expect(moduleTitle(i18next.getFixedT('en'), type, ...titles)).toBe(title)
  })

  test('is told apart by sub-skill and type where ids repeat', async () => {
    const cook = subSkill('Cook', [null, null])
    for (const module of cook.modules) module.id = '1'
    Object.assign(cook.modules[1] ?? {}, { type: 'quiz', status: 'in_progress' })
    const questions = [{ id: 5, text: 'Why?', options: [{ id: 51, text: 'Because' }] }]
    backend.use(http.get('*/api/quiz/questions', () => HttpResponse.json({ questions })))
    const twin = { id: 1, type: 'quiz', status: 'completed' }
    servePath(subSkill('Read', [], { modules: [twin] }), cook)
    await openFromPath(/^Cook/, /^Cook 2/)
    expect(await screen.findByText('Cook')).toBeVisible()
    expect(screen.getByText('Lesson 2 of 2')).toBeVisible()
  })

  test('of unknown type says so and can be passed: nothing is completed, rated or celebrated', async () => {
    const read = subSkill('Read', [null, null], { feedback: { enabled: true } })
    for (const module of read.modules) module.type = 'hologram'
    servePath(subSkill('Cook', [done]), read)
    const { user } = await openFromPath(/^Read/, /^Read 1/)
    expect(await screen.findByText('Error loading module')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'This lesson did not open' })).toBeVisible()
    await user.click(await button('Go on without it'))
    expect(await heading('Make soup')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(saves()).toEqual([])
  })

  test('without an id says so, and asks for nothing: a retry cannot help', async () => {
    const noId = 'no-module-id@example.com'
    const state = { skillId: 11 }
    const { user } = await renderApp({ path: '/learningpath', state, learner: noId })
    for (const [module, ...sentences] of [
      [/^A soup for two/, 'No module ID provided', 'Error loading module'],
      [/^Before you cook/, 'Quiz configuration error - Invalid data'],
    ] as const) {
      await user.click(await button(/^Read the recipe/))
      await user.click(await button(module))
      for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
      await user.click(await button('Go Back'))
    }
    expect(backend.requestsTo('GET /api/knowledge-subskill')).toEqual([])
    expect(backend.requestsTo('GET /api/quiz/questions')).toEqual([])
  })
})

test('a way on that takes long is named', async () => {
  hold('/api/subskills', { once: false })
  const { address, state } = lessonLocation(1004, 'en', null)
  await renderApp({ path: address, state, learner })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fireEvent.click(await button('Go on without it'))
  await pass(8000)
  expect(screen.getByText(slow)).toBeVisible()
})

test('a module without an id can be passed: the next lesson of its part opens', async () => {
  const read = subSkill('Read', [done, null, null])
  Object.assign(read.modules[1] ?? {}, { id: null })
  servePath(read)
  const { user } = await openFromPath(/^Read/, /^Read 2/)
  expect(await screen.findByText('No module ID provided')).toBeVisible()
  await user.click(await button('Go on without it'))
  expect(await heading('Read 3')).toBeVisible()
  expect(saves()).toEqual([])
})

describe('the address of a module', () => {
  test('opens nothing that is locked; where its path does not load it says so, with Retry', async () => {
    backend.use(http.get('*/api/subskills', refusal, { once: true }))
    const { user } = await renderApp({ path: lessonLocation(1004).address, learner })
    await user.click(await button('Retry'))
    expect(await heading('This lesson is still locked')).toBeVisible()
    await user.click(screen.getByText('Go to your path'))
    expect(await heading('Cook a simple recipe')).toBeVisible()
  })

  test('without its query waits 5 seconds, then leads to the path', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await renderApp({ path: '/learningpath/quiz', learner })
    await soon(() => expect(document.title).toBe('Opening your lesson… · Norte'))
    await pass(4999)
    expect(screen.getByText('Opening your lesson…')).toBeVisible()
    expect(screen.queryByText('Go to your path')).toBeNull()
    await pass(1)
    expect(screen.getByText('Please access the quiz through the learning map')).toBeVisible()
    expect(screen.queryByText('Opening your lesson…')).toBeNull()
    fireEvent.click(screen.getByText('Go to your path'))
    await soon(() => expect(window.location.pathname).toBe('/learningpath'))
  })
})

describe('a completed module', () => {
  test('counts on map and path, and as the last of its sub-skill leads to the rating', async () => {
    servePath(subSkill('Read', [null, null], { feedback: { enabled: true } }))
    const { user } = await renderApp({ path: '/skillmap', learner })
    const maps = () => backend.requestsTo('GET /api/skill-map/with-selection')
    await user.click(await button(/^Cook a simple recipe/))
    await user.click(await button(/^Read/))
    await user.click(await button('Start'))
    await heading('Read 1')
    await complete()
    await heading('Read 2')
    await waitFor(() => expect(maps()).toHaveLength(2))
    await user.click(await button('Go Back'))
    await user.click(await button(/^Read\W+1 of 2 lessons/))
    await user.click(await button(/^Read 2/))
    await heading('Read 2')
    const before = window.history.length
    await complete()
    expect(await heading('Rate This Lesson')).toBeVisible()
    expect(window.location.pathname).toBe('/learningpath/feedback')
    expect(window.history.length).toBe(before)
  })

  test('leads to the next one, also a completed one, and to Great Job, then to the trophy of its skill', async () => {
    servePath(subSkill('Read', [null, done]))
    const { user } = await openFromPath(/^Read/, /^Read 1/)
    await heading('Read 1')
    await complete()
    await heading('Read 2')
    fireEvent.click(await button('Continue'))
    const greatJob = await screen.findByRole('dialog', { name: 'Great Job!' })
    expect(greatJob).toHaveTextContent("You've successfully completed Read 2")
    expect(window.location.pathname).toBe('/learningpath')
    expect(saves()).toEqual([
      { subskill_id: 'Read 1', state: 'completed' },
      { subskill_id: 'Read 2', state: 'completed' },
    ])
    await user.keyboard('{Escape}')
    expect(await screen.findByText("You've completed the learning path!")).toBeVisible()
  })

  test('whose path takes long waits for it, names the wait after 8 seconds, and goes on when it comes', async () => {
    const answer = hold('/api/subskills', { once: false })
    await openLesson(1003)
    await waitFor(() => expect(document.querySelector('video')).not.toBeNull())
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await complete()
    await waitFor(() => expect(saves()).toHaveLength(1))
    await pass(8000)
    expect(screen.getByText(slow)).toBeVisible()
    expect(window.location.pathname).toBe('/learningpath/introduction')
    answer()
    expect(await screen.findByText('Question 1 of 3')).toBeVisible()
  })

  test('whose path is asked again in another language goes on when it comes', async () => {
    const answer = hold('/api/subskills')
    await openLesson(1003)
    await complete()
    await waitFor(() => expect(saves()).toHaveLength(1))
    fireEvent.click(await button(/Español/))
    expect(await screen.findByText('Pregunta 1 de 3')).toBeVisible()
    answer()
  })

  test.each([
    [{ parentHasFeedback: true }, '/learningpath/feedback'],
    [{ nextModule: { id: 1004, type: 'quiz' } }, '/learningpath/knowledge'],
    [{}, '/learningpath'],
  ])('whose path does not load goes by its own data: %j', async (data, pathname) => {
    backend.use(http.get('*/api/subskills', refusal))
    const { address, state } = lessonLocation(1003)
    const { skillId, module } = state as { skillId: number; module: object }
    await renderApp({ path: address, state: { skillId, module: { ...module, ...data } }, learner })
    await complete()
    await waitFor(() => expect(window.location.pathname).toBe(pathname))
  })
})

describe('a save that takes long', () => {
  test('is named after 8 seconds, never sent again by itself, and moves nobody who has left', async () => {
    servePath(subSkill('Read', [null, null]))
    let respond: (response: Response) => void = () => {}
    const saved = new Promise<Response>((resolve) => (respond = resolve))
    backend.use(http.post('*/api/subskill/update-state', () => saved))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await openFromPath(/^Read/, /^Read 1/)
    await heading('Read 1')
    await complete()
    await waitFor(() => expect(saves()).toHaveLength(1))
    await pass(7000)
    expect(screen.getByRole('button', { name: 'Saving…' })).toBeVisible()
    expect(screen.queryByText(slow)).toBeNull()
    await pass(1000)
    expect(screen.getByText(slow)).toBeVisible()
    await pass(60_000)
    expect(saves()).toHaveLength(1)

    await user.click(await button('Go Back'))
    await heading('Make soup')
    const paths = backend.requestsTo('GET /api/subskills').length
    respond(HttpResponse.json({ updatedState: 'completed' }))
    await waitFor(() =>
      expect(backend.requestsTo('GET /api/subskills').length).toBeGreaterThan(paths),
    )
    expect(await heading('Make soup')).toBeVisible()
    expect(window.location.pathname).toBe('/learningpath')
    // Of a completed module no progress stays stored.
    expect(Object.keys(localStorage).filter((key) => key.startsWith('progress_'))).toEqual([])
  })
})
