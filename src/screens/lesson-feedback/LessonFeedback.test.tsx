import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { pass } from '@tests/support/clock'
import { feedbackAfter } from '@tests/support/lessons'
import { pressTwice } from '@tests/support/press-twice'
import { renderApp } from '@tests/support/render-app'
import { signIn } from '@tests/support/sign-in'

const learner = 'sam@example.com'
const helpful = 'How helpful was this in helping you understand the skill?'
const confident = 'After this lesson, how confident do you feel in using this skill in real life?'

/** The feedback of the sub-skill 103, after its quiz. */
const open = (language: 'en' | 'es' = 'en') =>
  renderApp({ path: '/learningpath/feedback', state: feedbackAfter(1006), learner, language })

const question = (name: string) => screen.findByRole('radiogroup', { name })
const star = async (name: string, stars: number) =>
  within(await question(name)).getByRole('radio', { name: new RegExp(`^${stars} of 5`) })
const submit = () => screen.getByRole('button', { name: 'Submit Feedback' })
const sent = () => backend.requestsTo('POST /api/submit_feedback').map(({ body }) => body)
const greatJob = () => screen.findByRole('dialog', { name: 'Great Job!' })
const answer = (response: () => Response | Promise<Response>) =>
  backend.use(http.post('*/api/submit_feedback', response, { once: true }))
const notSaved = 'Your stars may not be saved.'
const mayBeSent = 'Your stars may have been sent. You can close, or press Submit Feedback again.'

async function rate(user: UserEvent, helpfulness = 4, confidence = 5) {
  await user.click(await star(helpful, helpfulness))
  await user.click(await star(confident, confidence))
}

describe('the feedback of a lesson', () => {
  it('names the lesson and asks two questions with five stars each', async () => {
    await open()
    expect(await screen.findByRole('heading', { name: 'Rate This Lesson' })).toBeVisible()
    expect(document.title).toBe('Rate This Lesson · Norte')
    expect(await screen.findByText('Wash and cut')).toBeVisible()
    for (const name of [helpful, confident]) {
      expect(within(await question(name)).getAllByRole('radio')).toHaveLength(5)
    }
    expect(screen.getAllByText('Choose 1 to 5 stars')).toHaveLength(2)
  })

  it.each([
    [
      helpful,
      'Not very helpful',
      'Somewhat helpful',
      'Very helpful',
      'Extremely helpful',
      'Outstanding!',
    ],
    [
      confident,
      'Need more practice',
      'Getting there',
      'Feeling confident',
      'Very confident',
      'Ready to teach!',
    ],
  ])('%s has a phrase for each star', async (name, ...phrases) => {
    const { user } = await open()
    for (const [index, phrase] of phrases.entries()) {
      await user.click(await star(name, index + 1))
      expect(screen.getByText(`${index + 1} of 5 · ${phrase}`)).toBeVisible()
    }
  })

  it('keeps a star that is clicked twice', async () => {
    const { user } = await open()
    await user.dblClick(await star(helpful, 4))
    expect(await star(helpful, 4)).toBeChecked()
  })

  it.each([
    [helpful, 4, 0, '0 of 5 · Useless'],
    [confident, 5, 1, '0 of 5 · Not confident at all'],
  ])('%s can be cleared once a star is chosen', async (name, stars, index, words) => {
    const { user } = await open()
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
    await rate(user)
    await user.click(screen.getAllByRole('button', { name: 'Clear' })[index] ?? document.body)
    expect(await star(name, stars)).not.toBeChecked()
    expect(screen.getByText(words)).toBeVisible()
    expect(submit()).toHaveAttribute('aria-disabled', 'true')
  })

  it('can be submitted once both questions have a star, and says what is missing', async () => {
    const { user } = await open()
    await question(helpful)
    expect(submit()).toHaveAttribute('aria-disabled', 'true')
    expect(submit()).toHaveAccessibleDescription('2 ratings to go')
    await user.click(await star(helpful, 1))
    expect(submit()).toHaveAccessibleDescription('One more rating to go')
    await user.click(submit())
    await user.click(await star(confident, 1))
    expect(submit()).not.toHaveAttribute('aria-disabled')
    expect(sent()).toEqual([])
  })

  it('is sent once, and leads to the path with Great Job', async () => {
    const { user } = await open()
    await rate(user)
    const before = window.history.length
    const button = submit()
    await pressTwice(button)
    expect(await greatJob()).toHaveTextContent("You've successfully completed Cut safely")
    expect(window.location.pathname).toBe('/learningpath')
    expect(window.history.length).toBe(before)
    expect(sent()).toEqual([
      { subskill_id: 103, helpfulness_rating: 4, confidence_rating: 5, comment: '' },
    ])
  })

  it('can be closed: nothing is sent, and the path says Great Job', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    expect(await greatJob()).toBeVisible()
    expect(sent()).toEqual([])
  })

  it('is in Spanish where the learner is', async () => {
    await open('es')
    expect(await screen.findByRole('heading', { name: 'Califica esta lección' })).toBeVisible()
    expect(await screen.findByText('Lavar y cortar')).toBeVisible()
  })

  it('without a lesson leads to the skill map', async () => {
    await renderApp({ path: '/learningpath/feedback', learner })
    await waitFor(() => expect(window.location.pathname).toBe('/skillmap'))
  })
})

describe('a feedback that is not sent', () => {
  it('because no response came may have been sent; its stars stay for another press', async () => {
    answer(() => HttpResponse.error())
    const { user } = await open()
    await rate(user)
    await user.click(submit())
    expect(await screen.findByText(mayBeSent)).toBeVisible()
    expect(await star(helpful, 4)).toBeChecked()
    expect(sent()).toHaveLength(1)
    await user.click(submit())
    expect(await greatJob()).toBeVisible()
    expect(sent()).toHaveLength(2)
  })

  it('because it was refused says so, and its stars stay for another press', async () => {
    answer(() => HttpResponse.json({ message: 'No' }, { status: 403 }))
    const { user } = await open()
    await rate(user)
    await user.click(submit())
    expect(await screen.findByText(notSaved)).toBeVisible()
    expect(screen.queryByText(mayBeSent)).toBeNull()
    expect(await star(confident, 5)).toBeChecked()
    await user.click(submit())
    expect(await greatJob()).toBeVisible()
  })

  it('because it was refused may still have been sent by the press before', async () => {
    answer(() => HttpResponse.error())
    const { user } = await open()
    await rate(user)
    await user.click(submit())
    await screen.findByText(mayBeSent)
    answer(() => HttpResponse.json({ message: 'No' }, { status: 403 }))
    await user.click(submit())
    await screen.findByText(notSaved)
    expect(screen.getByText(mayBeSent)).toBeVisible()
  })

  it('because it takes long says so after 8 seconds, and is never sent again by itself', async () => {
    answer(() => new Promise<never>(() => {}))
    const { user } = await open()
    await rate(user)
    const button = submit()
    vi.useFakeTimers()
    fireEvent.click(button)
    const slow = 'This takes longer than usual. Your internet may be slow.'
    await pass(7900)
    expect(button).toHaveTextContent('Sending…')
    expect(screen.queryByText(slow)).toBeNull()
    await pass(100)
    expect(screen.getByText(slow)).toBeVisible()
    await pass(60_000)
    expect(sent()).toHaveLength(1)
  })

  it('after its learner has left is named on the next screen', async () => {
    let respond: (response: Response) => void = () => {}
    answer(() => new Promise((resolve) => (respond = resolve)))
    const { user } = await open()
    await rate(user)
    await user.click(submit())
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    await greatJob()
    respond(HttpResponse.json({ message: 'No' }, { status: 500 }))
    expect(await screen.findByText(notSaved)).toBeVisible()
  })

  it('because the session has ended can be sent after the next sign-in', async () => {
    answer(() => new HttpResponse(null, { status: 401 }))
    const { user } = await open()
    await rate(user)
    await user.click(submit())
    await screen.findByText('Your session has expired. Please sign in again.')
    await signIn(user, learner)
    await rate(user, 2, 3)
    await user.click(submit())
    expect(await greatJob()).toBeVisible()
  })
})
