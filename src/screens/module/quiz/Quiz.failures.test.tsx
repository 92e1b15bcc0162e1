import { act, fireEvent, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { pass } from '@tests/support/clock'
import { rightOption } from '@tests/support/lessons'
import { openLesson } from '@tests/support/open-lesson'
import { spyOnReload } from '@tests/support/reload'
import { renderApp } from '@tests/support/render-app'
import { signIn } from '@tests/support/sign-in'

const quiz = 1004
const right = rightOption(quiz, 0)
const button = (name: string | ((name: string) => boolean)) => screen.findByRole('button', { name })
const answers = () => backend.requestsTo('POST /api/quiz/answers')
const states = () => backend.requestsTo('POST /api/subskill/update-state')
const refusal = () => HttpResponse.json({ message: 'Not now' }, { status: 403 })

describe('a quiz that does not open', () => {
  it('says that its questions did not load, and Retry loads them', async () => {
    backend.use(http.get('*/api/quiz/questions', refusal, { once: true }))
    const { user } = await openLesson(quiz)
    expect(await screen.findByText('Error loading quiz questions')).toBeVisible()
    expect(
      screen.getByText(/^We could not get the questions. Nothing is lost. Wait a moment/),
    ).toBeVisible()
    await user.click(await button('Retry'))
    expect(await screen.findByText('Question 1 of 3')).toBeVisible()
  })

  it.each([
    ['cannot be read', 'quiz-broken', 'Error loading quiz'],
    ['has no questions', 'quiz-empty', 'No questions available'],
  ])('says that it %s, and leads back', async (_, name, sentence) => {
    const { user } = await openLesson(quiz, { learner: `${name}@example.com` })
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(await button('Retry')).toBeVisible()
    await user.click(await button('Go Back'))
    expect(await screen.findByRole('heading', { name: 'Cook a simple recipe' })).toBeVisible()
  })

  it('says that it has no questions where none has options', async () => {
    const questions = [{ id: 5, text: 'Nothing to choose?', options: null }]
    backend.use(http.get('*/api/quiz/questions', () => HttpResponse.json(questions)))
    await openLesson(quiz)
    expect(await screen.findByText('No questions available')).toBeVisible()
  })

  it('says that it has no id, and sends nothing: a retry cannot help', async () => {
    const learner = 'no-module-id@example.com'
    const { user } = await renderApp({ path: '/learningpath', state: { skillId: 11 }, learner })
    await user.click(await screen.findByRole('button', { name: /^Read the recipe/ }))
    await user.click(await screen.findByRole('button', { name: /^Before you cook/ }))
    expect(await screen.findByText('Quiz configuration error - Invalid data')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    expect(backend.requestsTo('GET /api/quiz/questions')).toEqual([])
  })

  it('says after 8 seconds that it takes long, and Retry asks again', async () => {
    backend.use(
      http.get('*/api/quiz/questions', () => new Promise<never>(() => {}), { once: true }),
    )
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await openLesson(quiz)
    expect(await screen.findByText('Loading your questions…')).toBeVisible()
    await pass(8000)
    expect(screen.getByText('Still loading. Your internet may be slow.')).toBeVisible()
    await user.click(await button('Retry'))
    expect(await screen.findByText('Question 1 of 3')).toBeVisible()
  })
})

describe('an answer that is not checked', () => {
  it.each([
    ['is lost', () => HttpResponse.error()],
    ['is refused', refusal],
  ])('because it %s can be chosen again', async (_, response) => {
    backend.use(http.post('*/api/quiz/answers', response, { once: true }))
    const { user } = await openLesson(quiz)
    await user.click(await button(right))
    expect(await screen.findByText('Error submitting answer')).toBeVisible()
    expect(answers()).toHaveLength(1)
    await user.click(await button(right))
    expect(await screen.findByText('Well done! You got it right!')).toBeVisible()
    expect(answers()).toHaveLength(2)
  })

  it('holds nobody: Retry reloads the page, and the next lesson can be opened', async () => {
    const { user } = await openLesson(quiz, { learner: 'answers-fail@example.com' })
    await user.click(await button(right))
    const reload = spyOnReload()
    await user.click(await button('Retry'))
    expect(reload).toHaveBeenCalledOnce()
    await user.click(await button('Go on without it'))
    expect(await screen.findByRole('heading', { name: 'Lay out your tools' })).toBeVisible()
    expect(states()).toEqual([])
  })

  it.each([
    ['question', [{ text: 'Why?', options: [{ id: 51, text: 'Because' }] }]],
    ['option', [{ id: 5, text: 'Why?', options: [{ text: 'Because' }] }]],
    ['option but its text', [{ id: 5, text: 'Why?', options: ['Because'] }]],
  ])('because the %s has no id says which way on there is', async (_, questions) => {
    backend.use(http.get('*/api/quiz/questions', () => HttpResponse.json({ questions })))
    const { user } = await openLesson(quiz)
    await user.click(await button('A Because'))
    expect(await screen.findByText('Error: Missing parameters')).toBeVisible()
    expect(await button('A Because')).not.toHaveAttribute('aria-disabled')
    expect(await button('Go on without it')).toBeVisible()
    expect(answers()).toEqual([])
  })

  it('because it takes long says so after 8 seconds, and is not sent again by itself', async () => {
    backend.use(http.post('*/api/quiz/answers', () => new Promise<never>(() => {})))
    await openLesson(quiz)
    const option = await button(right)
    vi.useFakeTimers()
    fireEvent.click(option)
    const slow = 'This takes longer than usual. Your internet may be slow.'
    await pass(7900)
    expect(screen.queryByText(slow)).toBeNull()
    await pass(100)
    expect(screen.getByText(slow)).toBeVisible()
    await pass(60_000)
    expect(answers()).toHaveLength(1)
  })

  it('because the session has ended is asked again after the next sign-in', async () => {
    const ended = () => new HttpResponse(null, { status: 401 })
    backend.use(http.post('*/api/quiz/answers', ended, { once: true }))
    const { user } = await openLesson(quiz)
    await user.click(await button(right))
    await screen.findByText('Your session has expired. Please sign in again.')
    await signIn(user, 'sam@example.com')
    await user.click(await button(right))
    expect(await screen.findByText('Well done! You got it right!')).toBeVisible()
  })
})

describe('a state that is not saved', () => {
  async function answerAndContinue() {
    const opened = await openLesson(quiz)
    await opened.user.click(await button(right))
    await screen.findByText('Right answer')
    await opened.user.click(await button('Continue'))
    return opened
  }
  const otherState = () => HttpResponse.json({ updatedState: 'completed' })

  it.each([
    ['is lost', () => HttpResponse.error()],
    ['is refused', refusal],
    ['is saved as another', otherState],
  ])('because it %s keeps the right answer, and Continue saves it again', async (_, response) => {
    backend.use(http.post('*/api/subskill/update-state', response, { once: true }))
    const { user } = await answerAndContinue()
    expect(await screen.findByText('Error updating state')).toBeVisible()
    expect(screen.getByText('Right answer')).toBeVisible()
    await user.click(await button('Continue'))
    expect(await screen.findByText('Question 2 of 3')).toBeVisible()
    expect(states()).toHaveLength(2)
  })

  it('has a Retry that reloads the page, at the same question', async () => {
    const { user, unmount } = await answerAndContinue()
    await user.click(await button(rightOption(quiz, 1)))
    await screen.findByText('Right answer')
    backend.use(http.post('*/api/subskill/update-state', () => HttpResponse.error()))
    await user.click(await button('Continue'))
    await screen.findByText('Error updating state')
    const reload = spyOnReload()
    await user.click(await button('Retry'))
    expect(reload).toHaveBeenCalledOnce()
    unmount()
    await openLesson(quiz)
    expect(await screen.findByText('Question 2 of 3')).toBeVisible()
    expect(screen.getByText('Right answer')).toBeVisible()
  })

  it('offers no reload until the network is back', async () => {
    backend.use(http.post('*/api/subskill/update-state', () => HttpResponse.error()))
    await answerAndContinue()
    expect(await button('Retry')).toBeVisible()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await button('Retry')).toBeVisible()
  })
})

it('shows odd data as far as it can', async () => {
  await openLesson(quiz, { learner: 'odd@example.com' })
  expect(await screen.findByText('Question 1 of 3')).toBeVisible()
  expect(await button(right)).toBeVisible()
})
