import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seededResetTokens } from '@/mock-backend/seed/learners'
import { lessonLocation, ratingAfter } from '@tests/fixtures/curriculum-lessons'
import { aModule } from '@tests/fixtures/lesson-data'
import { backend, renderApp } from '@tests/fixtures/render-app'

const learner = 'sam@example.com'
const slow = 'This takes longer than usual. Your internet may be slow.'
const saveState = '/api/subskill/update-state'
const saveSkills = '/api/user/selected-skills'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const button = (name: string) => screen.findByRole('button', { name })
const press = async (user: UserEvent, name: string) => user.click(await button(name))
const openPdf = (language: 'en' | 'es' = 'en') =>
  renderApp({
    path: '/learningpath/knowledge',
    state: { skillId: 11, module: aModule({ id: 1014, type: 'pdf' }) },
    learner,
    language,
  })

describe('a slow write', () => {
  // Time advances by itself, and can be advanced by `pass`.
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => vi.useRealTimers())

  it('is reported after 8 seconds, and another try saves a lesson', async () => {
    backend.use(http.post(`*${saveState}`, () => delay('infinite'), { once: true }))
    const { user } = await openPdf()
    await press(user, 'Continue')
    await waitFor(() => expect(backend.requestsTo(`POST ${saveState}`)).toHaveLength(1))
    expect(screen.queryByText(slow)).toBeNull()
    await pass(8000)
    expect(screen.getByText(slow)).toBeVisible()
    await press(user, 'Retry')
    expect(await screen.findByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
    expect(backend.requestsTo(`POST ${saveState}`)).toHaveLength(2)
    expect(screen.queryByText(slow)).toBeNull()
  })

  it('is reported beside the chosen skills too', async () => {
    backend.use(http.post(`*${saveSkills}`, () => delay('infinite'), { once: true }))
    const { user } = await renderApp({ path: '/skill-selection', learner })
    await press(user, 'Save and continue')
    await pass(8000)
    expect(screen.getByText(slow)).toBeVisible()
    await press(user, 'Retry')
    expect(await screen.findByRole('heading', { name: 'Your skill map' })).toBeVisible()
  })
})

describe('a finished lesson whose save is on its way', () => {
  beforeEach(() => {
    backend.use(http.post(`*${saveState}`, () => delay('infinite')))
  })
  const openSheet = async () => {
    const { address, state } = lessonLocation(2016)
    const { user } = await renderApp({ path: address, state, learner: 'mateo@example.com' })
    await press(user, 'Continue')
    await waitFor(() => expect(backend.requestsTo(`POST ${saveState}`)).toHaveLength(1))
    return user
  }
  const asks = () => screen.findByRole('dialog', { name: 'Before you log out' })

  it('is done, but not saved, on its path', async () => {
    const user = await openSheet()
    await press(user, 'Go Back')
    await user.click(await screen.findByRole('button', { name: /Needs and wants/ }))
    const lesson = await screen.findByRole('button', { name: /Paid in this order/ })
    expect(lesson).toHaveTextContent('Done. Not saved yet.')
  })

  // [4.12]
  it('lets logging out ask first', async () => {
    const user = await openSheet()
    await press(user, 'Menu')
    await press(user, 'Log out')
    await user.click(within(await asks()).getByRole('button', { name: 'Stay signed in' }))
    expect(localStorage.getItem('accessToken')).not.toBeNull()
    await press(user, 'Menu')
    await press(user, 'Log out')
    await user.click(within(await asks()).getByRole('button', { name: 'Log out now' }))
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(localStorage.getItem('accessToken')).toBeNull()
  })
})

describe('a slow write of any other screen', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => vi.useRealTimers())

  async function isNamed(call: string, send: () => Promise<void>) {
    backend.use(http.post(`*${call}`, () => delay('infinite')))
    await send()
    await waitFor(() => expect(backend.requestsTo(`POST ${call}`)).toHaveLength(1))
    expect(screen.queryByText(slow)).toBeNull()
    await pass(8000)
    expect(screen.getByText(slow)).toBeVisible()
    // Nothing is retried automatically.
    await pass(60_000)
    expect(backend.requestsTo(`POST ${call}`)).toHaveLength(1)
  }

  const email = { 'E-mail': 'new@example.com' }
  const password = { 'New password': 'Puerto2027', 'New password again': 'Puerto2027' }
  it.each([
    ['/SignIn', '/auth/validate_user', { ...email, Password: 'Norte2026' }, 'Sign in'],
    [
      '/SignUp',
      '/auth/register',
      { ...email, Password: 'Norte2026', 'Password again': 'Norte2026' },
      'Create account',
    ],
    ['/forgot-password', '/auth/forgot_password', email, 'Send me a link'],
    [
      `/reset-password/${seededResetTokens.live}`,
      '/auth/reset_password',
      password,
      'Save new password',
    ],
  ])('is reported on %s', async (path, call, entries, go) => {
    const { user } = await renderApp({ path })
    await isNamed(call, async () => {
      for (const [label, value] of Object.entries(entries)) {
        await user.click(await screen.findByLabelText(label))
        await user.paste(value)
      }
      await press(user, go)
    })
  })

  it('is reported on the rating', async () => {
    const state = ratingAfter(1006)
    const { user } = await renderApp({ path: '/learningpath/feedback', learner, state })
    await isNamed('/api/submit_feedback', async () => {
      for (const question of await screen.findAllByRole('radiogroup')) {
        await user.click(within(question).getByRole('radio', { name: /^4 of 5/ }))
      }
      await press(user, 'Submit Feedback')
    })
  })

  it('is reported in a quiz', async () => {
    const module = aModule({ id: 1002, type: 'quiz' })
    const state = { skillId: 11, module }
    const { user } = await renderApp({ path: '/learningpath/knowledge', learner, state })
    await isNamed('/api/quiz/answers', async () => {
      await user.click(await screen.findByRole('button', { name: /^A\b/ }))
    })
  })
})

describe('a learner who has left before the response', () => {
  it.each([
    ['en', 'Continue', 'Go Back', 'Your lesson is not saved. Open it again and go on from there.'],
    ['es', 'Continuar', 'Volver', 'Tu lección no se guardó. Ábrela otra vez y sigue desde ahí.'],
  ] as const)('is told that the lesson is not saved (%s)', async (language, go, back, sentence) => {
    let answer: (response: Response) => void = () => {}
    const answered = new Promise<Response>((resolve) => (answer = resolve))
    backend.use(http.post(`*${saveState}`, () => answered))
    const { user } = await openPdf(language)
    await press(user, go)
    await waitFor(() => expect(backend.requestsTo(`POST ${saveState}`)).toHaveLength(1))
    await press(user, back)
    await waitFor(() => expect(screen.queryByRole('button', { name: back })).toBeNull())
    answer(HttpResponse.json({ message: 'no' }, { status: 500 }))
    expect(await screen.findByText(sentence)).toBeVisible()
  })
})
