import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { pass } from '@tests/support/clock'
import { hold } from '@tests/support/hold'
import { feedbackAfter } from '@tests/support/lessons'
import { pressTwice } from '@tests/support/press-twice'
import { renderApp } from '@tests/support/render-app'

const learner = 'sam@example.com'
const helpful = 'How helpful was this in helping you understand the skill?'
const confident = 'After this lesson, how confident do you feel in using this skill in real life?'
const phrases = [
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
] as const

/** The feedback of the sub-skill 103, after its quiz. */
async function open() {
  const state = feedbackAfter(1006)
  const opened = await renderApp({ path: '/learningpath/feedback', state, learner })
  await screen.findByRole('heading', { name: 'Rate This Lesson' })
  return opened
}

const question = (name: string) => within(screen.getByRole('radiogroup', { name }))
const star = (name: string, stars: number) =>
  question(name).getByRole('radio', { name: new RegExp(`^${stars} of 5`) })
const submit = () => screen.getByRole('button', { name: 'Submit Feedback' })
const sent = () => backend.requestsTo('POST /api/submit_feedback').map(({ body }) => body)
const greatJob = () => screen.findByRole('dialog', { name: 'Great Job!' })
const answer = (response: () => Response | Promise<Response>) =>
  backend.use(http.post('*/api/submit_feedback', response, { once: true }))
const refuse = () => answer(() => HttpResponse.json({ message: 'No' }, { status: 403 }))
const notSaved =
  'Your stars are not saved. Wait a moment, then press Submit Feedback again. Or press Skip.'
const notSavedLeft = 'Your stars are not saved. Rating is optional. You can go on.'
const mayBeSent = 'Your stars may have been sent. Press Skip, or press Submit Feedback again.'

function rate() {
  fireEvent.click(star(helpful, 4))
  fireEvent.click(star(confident, 5))
}

describe('the feedback of a lesson', () => {
  test('asks two questions, each with a phrase for every number of stars, and a star can be changed', async () => {
    const { user } = await open()
    expect(document.title).toBe('Rate This Lesson · Norte')
    expect(await screen.findByText('Wash and cut')).toBeVisible()
    expect(screen.getAllByText('Choose 1 to 5 stars')).toHaveLength(2)
    expect(screen.getByText('1: Not very helpful · 5: Outstanding!')).toBeVisible()
    expect(screen.getByText('1: Need more practice · 5: Ready to teach!')).toBeVisible()
    for (const [name, ...each] of phrases) {
      expect(question(name).getAllByRole('radio')).toHaveLength(5)
      for (const [index, phrase] of each.entries()) {
        fireEvent.click(star(name, index + 1))
        expect(screen.getByText(`${index + 1} of 5 · ${phrase}`)).toBeVisible()
      }
      const picture = (stars: number) =>
        star(name, stars).parentElement?.querySelector('svg')?.outerHTML
      fireEvent.click(star(name, 3))
      expect(picture(3)).toBe(picture(1))
      expect(picture(4)).not.toBe(picture(1))
      await user.dblClick(star(name, 5))
      expect(star(name, 5)).toBeChecked()
      fireEvent.click(star(name, 2))
      expect(star(name, 5)).not.toBeChecked()
    }
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
    expect(submit()).not.toHaveAttribute('aria-disabled')
  })

  test('can be submitted once both have a star, says when it is not sent, and leads to Great Job', async () => {
    const { user } = await open()
    expect(submit()).toHaveAttribute('aria-disabled', 'true')
    expect(submit()).toHaveAccessibleDescription('2 ratings to go')
    await user.click(star(helpful, 4))
    expect(submit()).toHaveAccessibleDescription('One more rating to go')
    await user.click(submit())
    expect(sent()).toEqual([])
    await user.click(star(confident, 5))
    expect(submit()).not.toHaveAttribute('aria-disabled')

    answer(() => HttpResponse.error())
    await user.click(submit())
    expect(await screen.findByText(mayBeSent)).toBeVisible()
    expect(star(helpful, 4)).toBeChecked()
    expect(sent()).toHaveLength(1)
    refuse()
    await user.click(submit())
    await waitFor(() => expect(sent()).toHaveLength(2))
    // By the press before.
    expect(await screen.findByText(mayBeSent)).toBeVisible()
    expect(screen.queryByText(/not saved/)).toBeNull()

    const before = window.history.length
    await pressTwice(submit())
    expect(await greatJob()).toHaveTextContent("You've successfully completed Cut safely")
    expect(window.location.pathname).toBe('/learningpath')
    expect(window.history.length).toBe(before)
    const stars = { subskill_id: 103, helpfulness_rating: 4, confidence_rating: 5, comment: '' }
    expect(sent()).toEqual([stars, stars, stars])
  })

  test('that is refused says so, and can be closed: the path says Great Job', async () => {
    refuse()
    const { user } = await open()
    rate()
    await user.click(submit())
    expect(await screen.findByText(notSaved)).toBeVisible()
    expect(screen.queryByText(mayBeSent)).toBeNull()
    expect(star(confident, 5)).toBeChecked()
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Close' }))
    expect(await greatJob()).toBeVisible()
    expect(sent()).toHaveLength(1)
  })

  test('says that it is optional, and Skip leads to Great Job', async () => {
    const { user } = await open()
    expect(screen.getByText('Rating is optional. You can skip it.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Skip' }))
    expect(await greatJob()).toBeVisible()
    expect(sent()).toEqual([])
  })

  test('that takes long says so after 8 seconds; refused after it was left it is named on the path', async () => {
    let respond: (response: Response) => void = () => {}
    answer(() => new Promise((resolve) => (respond = resolve)))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await open()
    rate()
    const button = submit()
    fireEvent.click(button)
    await waitFor(() => expect(sent()).toHaveLength(1))
    // What is on its way is what is shown.
    fireEvent.click(star(helpful, 1))
    expect(star(helpful, 4)).toBeChecked()
    expect(star(helpful, 1)).toHaveAccessibleDescription('Sending…')
    const slow = 'This takes longer than usual. Your internet may be slow. Please wait.'
    await pass(7000)
    expect(button).toHaveTextContent('Sending…')
    expect(screen.queryByText(slow)).toBeNull()
    await pass(1000)
    expect(screen.getByText(slow)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await greatJob()
    respond(HttpResponse.json({ message: 'No' }, { status: 500 }))
    expect(await screen.findByText(notSavedLeft)).toBeVisible()
    expect(sent()).toHaveLength(1)
  })

  test('that was left while it is sent, and is opened again, is not sent twice', async () => {
    const respond = hold('/api/submit_feedback')
    const { user } = await open()
    rate()
    await user.click(submit())
    await waitFor(() => expect(sent()).toHaveLength(1))
    await user.click(screen.getByRole('link', { name: /Norte/ }))
    await waitFor(() => expect(window.location.pathname).not.toBe('/learningpath/feedback'))
    act(() => window.history.back())
    // There is nothing left to do.
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath'))
    expect(await screen.findByRole('heading', { name: 'Cook a simple recipe' })).toBeVisible()
    respond()
    expect(sent()).toHaveLength(1)
  })

  test('without a lesson leads to the skill map', async () => {
    await renderApp({ path: '/learningpath/feedback', learner })
    await waitFor(() => expect(window.location.pathname).toBe('/skillmap'))
  })
})
