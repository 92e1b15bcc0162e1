import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { hashOf } from '@/session/areas'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'
import { signIn } from '@tests/support/sign-in'
import { goToStep } from '@tests/support/wizard'

const kim = 'kim@example.com'
const notSaved = 'An error occurred while saving your profile'
const taken = /^Username already exists\./

const sent = () => backend.requestsTo('POST /onboarding/complete-profile')
const answerWith = (resolver: HttpResponseResolver, options = { once: true }) =>
  backend.use(http.post('*/onboarding/complete-profile', resolver, options))
const refuse = (message: string, status: number) => () => HttpResponse.json({ message }, { status })
const lost = () => HttpResponse.error()
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Waits while no time passes. */
async function until(isDone: () => unknown) {
  while (!isDone()) {
    await new Promise((done) => setImmediate(done))
    await pass(0)
  }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))
const usernameField = () => screen.getByRole('textbox', { name: 'Username' })
const isSaved = () => heading('Choose your skills')

async function startAtSummary({ username = 'kim.27', learner = kim } = {}) {
  const app = await renderApp({ path: '/lifegoals', learner })
  await goToStep(4, username)
  return app
}

describe('Finish', () => {
  it('sends the profile as the contract says, and opens the skill selection', async () => {
    localStorage.setItem('isNewUser', 'true')
    const { user, unmount } = await startAtSummary()
    await press(user, 'Finish')
    await isSaved()
    expect(window.location.pathname).toBe('/skill-selection')
    // In the place of the wizard: Back leads to what was before it.
    expect(window.history.state).toMatchObject({ idx: 0 })
    expect(sent().map(({ body }) => body)).toEqual([
      {
        age_range: '18-24',
        gender: 'Female',
        support_level: 'supported',
        username: 'kim.27',
        goals: [1, 4],
        custom_goal: 'Play the guitar',
      },
    ])
    expect(localStorage.getItem('isNewUser')).toBeNull()

    unmount()
    await renderApp({ path: '/lifegoals', learner: kim })
    expect(await screen.findByRole('radio', { name: '18–24' })).not.toBeChecked()
  })

  it('sends the same English values from the Spanish wizard', async () => {
    const { user } = await startAtSummary()
    await user.click(screen.getByRole('button', { name: /Español/ }))
    expect(await heading('¿Está bien así?')).toBeVisible()
    expect(await screen.findByText('Otro: Play the guitar')).toBeVisible()
    await press(user, 'Terminar')
    await heading('Elige tus habilidades')
    expect(sent()[0]?.body).toMatchObject({
      gender: 'Female',
      support_level: 'supported',
      goals: [1, 4],
    })
  })

  it('begins with larger text and calm celebrations for a learner who wants much support', async () => {
    const { user, unmount } = await startAtSummary()
    await press(user, 'Finish')
    await isSaved()
    unmount()
    await renderApp({ path: '/settings', learner: kim })
    expect(await screen.findByRole('radio', { name: '125%' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Calm, they stand still' })).toBeChecked()
  })

  it('shows that it is saved for 100 ms', async () => {
    await startAtSummary()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(screen.getByRole('button', { name: 'Finish' }))
    const saved = () => screen.queryByRole('button', { name: 'Saved' })
    await until(saved)
    await pass(99)
    expect(saved()).toBeVisible()
    await pass(1)
    expect(saved()).toBeNull()
    await until(() => screen.queryByText('Choose your skills'))
  })

  it('sends once where it is pressed twice', async () => {
    const { user } = await startAtSummary()
    act(() => screen.getByRole('button', { name: 'Finish' }).focus())
    await user.keyboard('{Enter}{Enter}')
    await isSaved()
    expect(sent()).toHaveLength(1)
  })
})

describe('a profile that cannot be saved', () => {
  it.each([
    ['its call is lost', lost, 'Check your internet, then press Finish again.'],
    ['it is refused', refuse('Not now', 500), 'Wait a moment, then press Finish again.'],
    ['its answer says so', () => HttpResponse.json({ success: false }), 'Wait a moment'],
  ])('stays, because %s, and is saved by another press', async (_why, answer, advice) => {
    answerWith(answer)
    const { user } = await startAtSummary()
    await press(user, 'Finish')
    const alert = (await screen.findByText(notSaved)).closest('[role=alert]')
    expect(alert).toHaveTextContent('Your answers are kept.')
    expect(alert).toHaveTextContent(advice)
    expect(sent()).toHaveLength(1)
    await press(user, 'Finish')
    await isSaved()
  })

  it('because it takes long is named after eight seconds, and never sent again by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answerWith(() => new Promise<never>(() => {}))
    const { user } = await startAtSummary()
    await press(user, 'Finish')
    await screen.findByText('Saving…')
    await pass(8000)
    const slow = 'This takes longer than usual. Your internet may be slow.'
    expect(screen.getByText(slow)).toBeVisible()
    await pass(60_000)
    expect(sent()).toHaveLength(1)
  })

  it.each([
    ['a status of 401', refuse('Invalid or expired token', 401)],
    ['a message with 401', refuse('Request failed with status code 401', 400)],
  ])(
    'because of %s leads to sign-in, and the same learner finds it again',
    async (_why, answer) => {
      answerWith(answer)
      const { user } = await startAtSummary()
      await press(user, 'Finish')
      await heading('Sign in')
      expect(localStorage.getItem('accessToken')).toBeNull()
      await signIn(user, kim)
      await heading('Is this right?')
      expect(screen.getByText('kim.27')).toBeVisible()
    },
  )
})

describe('answers that are not complete', () => {
  const answers = {
    ageRange: '18-24',
    gender: 'Female',
    supportLevel: 'guided',
    username: 'kim.27',
    goals: [1],
    customGoal: '',
  }

  it.each([
    ['one is missing', { gender: null }, 'Male', 'Choose one answer.'],
    [
      'their goal is no longer there',
      { goals: [99] },
      'Connecting with Others',
      'Choose at least one goal.',
    ],
  ])('lead back to their step, since %s', async (_why, change, option, sentence) => {
    const draft = { step: 4, answers: { ...answers, ...change } }
    localStorage.setItem('learner', hashOf(kim))
    localStorage.setItem('wizard', JSON.stringify(draft))
    const { user } = await renderApp({ path: '/lifegoals', learner: kim })
    await screen.findByText('Guided (sailing yacht)')
    await press(user, 'Finish')
    expect(await screen.findByText(sentence)).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(option)).toHaveFocus())
    expect(sent()).toHaveLength(0)
  })
})

describe('a username that is taken', () => {
  it('leads back to its step with all answers, and another one is saved', async () => {
    const { user } = await startAtSummary({ username: 'sam.r' })
    await press(user, 'Finish')
    expect(await screen.findByText(taken)).toBeVisible()
    await waitFor(() => expect(usernameField()).toHaveFocus())
    expect(usernameField()).toHaveValue('sam.r')
    expect(screen.getByRole('progressbar', { name: /Step/ })).toHaveAttribute('aria-valuenow', '60')

    await press(user, 'Next')
    await waitFor(() => expect(usernameField()).toHaveFocus())
    await user.type(usernameField(), '2')
    expect(screen.queryByText(taken)).toBeNull()
    await press(user, 'Next')
    expect(await screen.findByLabelText('Tell us your goal')).toHaveValue(' Play the guitar ')
    await press(user, 'Next')
    await press(user, 'Finish')
    await isSaved()
    expect(sent().map(({ body }) => body)).toEqual([
      expect.objectContaining({ username: 'sam.r' }),
      expect.objectContaining({ username: 'sam.r2', age_range: '18-24', goals: [1, 4] }),
    ])
  })

  /** The first call is lost, and later ones find the name taken: by this very learner, if it is `ownName`. */
  function takenAfterLostCall(ownName: string) {
    answerWith(refuse('Username already exists', 409), { once: false })
    answerWith(lost)
    backend.use(
      http.get('*/api/user/details', () => HttpResponse.json({ user: { username: ownName } })),
    )
  }

  async function finishTwice() {
    const app = await startAtSummary()
    await press(app.user, 'Finish')
    await screen.findByText(notSaved)
    await press(app.user, 'Finish')
    return app
  }

  it('counts as saved if it is the learner’s own, saved by a call whose answer was lost', async () => {
    takenAfterLostCall('kim.27')
    await finishTwice()
    expect(await isSaved()).toBeVisible()
  })

  it('counts as saved if it is the learner’s own, also after a reload', async () => {
    takenAfterLostCall('kim.27')
    const { user, unmount } = await startAtSummary()
    await press(user, 'Finish')
    await screen.findByText(notSaved)
    unmount()
    const again = await renderApp({ path: '/lifegoals', learner: kim })
    await heading('Is this right?')
    await press(again.user, 'Finish')
    const outcome = await screen.findByText(/^(Username already exists\.|Choose your skills$)/)
    expect(outcome).toHaveTextContent('Choose your skills')
  })

  it('is refused if the learner has another one', async () => {
    takenAfterLostCall('kim')
    await finishTwice()
    expect(await screen.findByText(taken)).toBeVisible()
    expect(usernameField()).toHaveFocus()
  })

  it('is neither while nobody knows whose it is, and the next press asks again', async () => {
    takenAfterLostCall('kim.27')
    backend.use(http.get('*/api/user/details', lost, { once: true }))
    const { user } = await finishTwice()
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(await screen.findByText(notSaved)).toBeVisible()
    await press(user, 'Finish')
    await isSaved()
  })
})
