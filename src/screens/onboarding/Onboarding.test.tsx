import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Answers } from '@/domain/wizard-answers'
import { hashOf } from '@/lib/hash'
import { backend } from '@tests/support/backend'
import { pass, soon } from '@tests/support/clock'
import { hold } from '@tests/support/hold'
import { renderApp } from '@tests/support/render-app'
import { fillIn, signIn } from '@tests/support/sign-in'

const kim = 'kim@example.com'
const goalsCall = '*/onboarding/life-goals'
const profileCall = '*/onboarding/complete-profile'
const notSaved = 'An error occurred while saving your profile'
const taken = /^Username already exists\./

const answers: Answers = {
  ageRange: '18-24',
  gender: 'Female',
  supportLevel: 'supported',
  username: 'kim.27',
  goals: [1, 4],
  customGoal: ' Play the guitar ',
}

// By their words, since jsdom takes long to find out the roles of a whole form.
const heading = (name: string) => screen.findByText(name, { selector: 'h1' })
const press = (user: UserEvent, name: string) => user.click(screen.getByText(name))
const choose = (user: UserEvent, name: string) => user.click(screen.getByLabelText(name))
const progress = () => screen.getByRole('progressbar', { name: /Step/ })
const field = (name: string) => screen.getByRole('textbox', { name })
const sent = () => backend.requestsTo('POST /onboarding/complete-profile').map(({ body }) => body)
const answerWith = (resolver: HttpResponseResolver, options = { once: true }) =>
  backend.use(http.post(profileCall, resolver, options))
const refuse = (message: string, status: number) => () => HttpResponse.json({ message }, { status })
const lost = () => HttpResponse.error()
/** Sends the form from where the focus is, which shows this sentence where a screen reader says it. */
async function expectAnnounced(user: UserEvent, sentence: string) {
  const regions = [...document.querySelectorAll('[aria-live=polite]')]
  await user.keyboard('{Enter}')
  const said = await screen.findByText(sentence)
  expect(regions.some((region) => region.contains(said))).toBe(true)
}
const isSaved = () => heading('Choose your skills')

type Start = { step?: 0 | 1 | 2 | 3 | 4; answers?: Partial<Answers>; language?: 'en' | 'es' }

/** Opens the wizard at a step, as somebody finds it who has answered the others before. */
async function openAt({ step = 4, answers: changes, language = 'en' }: Start) {
  localStorage.setItem('learner', hashOf(kim))
  localStorage.setItem('wizard', JSON.stringify({ step, answers: { ...answers, ...changes } }))
  const app = await renderApp({ path: '/lifegoals', learner: kim, language })
  // The loading of a busy machine has a heading too.
  await screen.findByRole('progressbar')
  return app
}

/** Opens the wizard at its summary, when its goals have loaded. */
async function openSummary(start: Start = {}) {
  const app = await openAt(start)
  await screen.findByText('Play the guitar')
  return app
}

describe('the wizard', () => {
  test('goes through five steps to a summary, and back, each with its progress and the focus', async () => {
    const { user } = await renderApp({ path: '/LifeGoals', learner: kim })
    await heading('First, a little about you')
    expect(document.title).toBe('First, a little about you · Norte')
    expect(progress()).toHaveAttribute('aria-valuenow', '20')
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    await choose(user, '18-24')
    await choose(user, 'Female')
    await press(user, 'Next')
    expect(await heading('How much support do you want?')).toHaveFocus()
    expect(progress()).toHaveAttribute('aria-valuenow', '40')
    await choose(user, 'Supported')
    await press(user, 'Next')
    expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveFocus()
    expect(progress()).toHaveAttribute('aria-valuenow', '60')
    expect(screen.getByText('This is your cruise ship.')).toBeVisible()
    await user.paste('kim.27')
    await press(user, 'Next')
    expect(await heading('What would you like to learn?')).toHaveFocus()
    expect(progress()).toHaveAttribute('aria-valuenow', '80')
    await screen.findByRole('checkbox', { name: 'Managing Finances' })
    expect(screen.getByText('Connecting with Others')).toHaveAttribute('dir', 'auto')
    await choose(user, 'Connecting with Others')
    await choose(user, 'Other')
    await fillIn(user, 'Tell us your goal', ' Play the guitar ')
    await press(user, 'Next')
    expect(await heading('Is this right?')).toHaveFocus()
    expect(progress()).toHaveAttribute('aria-valuenow', '100')
    expect(progress()).toHaveAttribute('aria-valuetext', 'Step 5 of 5')
    expect(screen.getByText('This is your cruise ship, kim.27.')).toHaveAttribute('dir', 'auto')
    for (const answer of ['18-24', 'Female', 'Supported (cruise ship)']) {
      expect(screen.getByText(answer)).toBeVisible()
    }
    // These may run from right to left.
    for (const answer of ['kim.27', 'Connecting with Others', 'Other', 'Play the guitar']) {
      expect(screen.getByText(answer, { selector: 'bdi' })).toBeVisible()
    }

    await press(user, 'Back')
    await heading('What would you like to learn?')
    expect(screen.getByRole('checkbox', { name: 'Connecting with Others' })).toBeChecked()
    expect(field('Tell us your goal')).toHaveValue(' Play the guitar ')
    await press(user, 'Back')
    expect(field('Username')).toHaveValue('kim.27')
    await press(user, 'Back')
    expect(screen.getByRole('radio', { name: 'Supported' })).toBeChecked()
    await press(user, 'Back')
    expect(screen.getByRole('radio', { name: '18-24' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked()
  })

  test('changes an answer from its summary, and stays through a switch of the language', async () => {
    const { user } = await openSummary()
    await user.click(screen.getByRole('button', { name: 'Change: How much support do you want?' }))
    expect(await heading('How much support do you want?')).toHaveFocus()
    await choose(user, 'Guided')
    await press(user, 'Next')
    expect(await heading('Is this right?')).toHaveFocus()
    expect(screen.getByText('Guided (sailing yacht)')).toBeVisible()
    backend.use(http.get(goalsCall, () => new Promise<never>(() => {})))
    await user.click(screen.getByRole('button', { name: /Español/ }))
    expect(await heading('¿Está bien así?')).toBeVisible()
    expect(screen.getByText('Connecting with Others')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Terminar' })).not.toHaveAttribute('aria-disabled')
  })

  test('goes one step back by the Back of the browser, and stays; Forward leaves it', async () => {
    const { user, router } = await openSummary()
    // From another page.
    await act(() => router.navigate('/lifegoals'))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await heading('What would you like to learn?')
    act(() => window.history.back())
    await heading('Choose a username')
    expect(window.location.pathname).toBe('/lifegoals')

    await act(() => router.navigate('/settings'))
    await heading('My settings')
    act(() => window.history.back())
    await heading('Choose a username')
    act(() => window.history.forward())
    await heading('My settings')
  })

  test('has what is half typed after a reload', async () => {
    const { user, unmount } = await openAt({ step: 2, answers: { username: '' } })
    await user.type(field('Username'), 'ki')
    unmount()
    await renderApp({ path: '/lifegoals', learner: kim })
    expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveValue('ki')
  })

  test('waits with its summary for the goals', async () => {
    const answer = hold('/onboarding/life-goals')
    await openAt({})
    const finish = screen.getByRole('button', { name: 'Finish' })
    expect(finish).toHaveAccessibleDescription('You can go on when the goals have loaded.')
    answer()
    expect(await screen.findByText('Play the guitar')).toBeVisible()
    expect(finish).not.toHaveAttribute('aria-disabled')
  })
})

describe('the steps', () => {
  test('need an age, a gender and a journey, and move the focus to the first that is missing', async () => {
    const { user } = await renderApp({ path: '/lifegoals', learner: kim })
    await heading('First, a little about you')
    const options = (group: string) =>
      within(screen.getByRole('radiogroup', { name: new RegExp(group) }))
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ labels }) => labels?.[0]?.textContent)
    const ages = ['Under 18', '18-24', '25-34', '35-49', '50-74', '75 or over']
    expect(options('How old are you?')).toEqual(ages)
    expect(options('Your gender')).toEqual(['Male', 'Female', 'Other'])

    act(() => screen.getByRole('radio', { name: 'Under 18' }).focus())
    await expectAnnounced(user, 'Choose your age group.')
    expect(screen.getByText('Choose one answer.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Under 18' })).toHaveFocus())
    await choose(user, '18-24')
    expect(screen.queryByText('Choose your age group.')).toBeNull()
    await press(user, 'Next')
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Male' })).toHaveFocus())
    await choose(user, 'Female')
    await press(user, 'Next')

    await heading('How much support do you want?')
    const journeys = screen.getAllByRole<HTMLInputElement>('radio')
    const [independent, guided, supported] = journeys
    expect(independent).toHaveAccessibleName('Independent')
    expect(independent).toHaveAccessibleDescription(/^Row boat .* about 90% of everyday things$/)
    expect(guided).toHaveAccessibleName('Guided')
    expect(guided).toHaveAccessibleDescription(/^Sailing yacht .* 50–\W?90% of everyday things$/)
    expect(supported).toHaveAccessibleName('Supported')
    expect(supported).toHaveAccessibleDescription(/^Cruise ship .* under 50% of everyday things$/)
    expect(supported).toHaveAccessibleDescription(
      /Larger letters on the screen\. Pictures do not move/,
    )
    const pictures = journeys.map(({ labels }) => labels?.[0]?.querySelector('svg, img')?.outerHTML)
    expect(pictures).not.toContain(undefined)
    expect(new Set(pictures).size).toBe(3)
    act(() => independent?.focus())
    await expectAnnounced(user, 'Choose one of the three.')
    await waitFor(() => expect(independent).toHaveFocus())
  })

  test('need a username of 3 to 20 characters, and name what it may not hold at once', async () => {
    const { user } = await openAt({ step: 2, answers: { username: '' } })
    expect(field('Username')).toHaveAccessibleDescription(/does not have to be your real name/)
    for (const [name, sentence] of [
      ['', 'Write a username.'],
      ['ki', 'Use 3 to 20 characters.'],
      ['kim!', 'This cannot be in a username: !'],
    ] as const) {
      await fillIn(user, 'Username', name)
      await press(user, 'Next')
      await waitFor(() => expect(field('Username')).toHaveFocus())
      expect(field('Username')).toHaveAccessibleDescription(expect.stringContaining(sentence))
    }
    await fillIn(user, 'Username', 'a'.repeat(19))
    await user.keyboard('bc')
    expect(field('Username')).toHaveValue(`${'a'.repeat(19)}b`)
    expect(screen.getByText('20 of 20 characters')).toBeVisible()
    expect(screen.getByText('You have used all 20 characters.')).toBeVisible()

    await fillIn(user, 'Username', 'María')
    expect(screen.getByText('This cannot be in a username: í')).toBeVisible()
    await press(user, 'Use Maria')
    expect(field('Username')).toHaveValue('Maria')
    await waitFor(() => expect(field('Username')).toHaveFocus())
    expect(screen.queryByText(/cannot be in a username/)).toBeNull()
  })

  test('need one of the goals of the server, which load again by Retry, and a text for Other', async () => {
    const data = [
      { id: 'g-1', name: 'Travel alone' },
      { id: 2, name: 'Other' },
    ]
    backend.use(http.get(goalsCall, () => HttpResponse.json({ data })))
    backend.use(http.get(goalsCall, refuse('No', 403), { once: true }))
    const { user } = await openAt({ step: 3, answers: { goals: [] } })
    await screen.findByText(/We could not load the goals/)
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(
      'You can go on when the goals have loaded.',
    )
    await press(user, 'Retry')

    const travel = await screen.findByRole('checkbox', { name: 'Travel alone' })
    expect(screen.getAllByRole('checkbox')).toHaveLength(2)
    act(() => travel.focus())
    await expectAnnounced(user, 'Choose at least one goal.')
    await waitFor(() => expect(travel).toHaveFocus())
    await choose(user, 'Other')
    await user.clear(field('Tell us your goal'))
    await press(user, 'Next')
    expect(await screen.findByText('Write your goal in a few words.')).toBeVisible()
    await waitFor(() => expect(field('Tell us your goal')).toHaveFocus())
    await user.paste('Play the guitar')
    const other = screen.getByRole('checkbox', { name: 'Other', expanded: true })
    await choose(user, 'Other')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(other).toHaveAttribute('aria-expanded', 'false')
    await choose(user, 'Other')
    expect(field('Tell us your goal')).toHaveValue('')
  })
})

describe('Finish', () => {
  afterEach(() => {
    document.documentElement.style.fontSize = ''
  })

  test('sends the profile once, and opens the skill selection in letters for much support', async () => {
    localStorage.setItem('isNewUser', 'true')
    const { user } = await openSummary()
    act(() => screen.getByRole('button', { name: 'Finish' }).focus())
    await user.keyboard('{Enter}{Enter}')
    await isSaved()
    expect(window.location.pathname).toBe('/skill-selection')
    // In the place of the wizard: Back leads to what was before it.
    expect(window.history.state).toMatchObject({ idx: 0 })
    expect(sent()).toEqual([
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
    expect(localStorage.getItem('wizard')).toBeNull()
    const welcome = screen.getByText('Welcome, kim.27! Your answers are saved.')
    expect(welcome).toHaveAttribute('dir', 'auto')
    expect(document.documentElement.style.fontSize).toBe('125%')
    const settings: unknown = JSON.parse(localStorage.getItem(`settings_${hashOf(kim)}`) ?? '')
    expect(settings).toMatchObject({ celebrations: 'calm' })
  })

  test('shows for 100 ms that it is saved, and sends the English values in Spanish too', async () => {
    await openSummary({ language: 'es' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(screen.getByRole('button', { name: 'Terminar' }))
    await soon(() => screen.getByRole('button', { name: 'Guardado' }))
    await pass(99)
    expect(screen.getByRole('button', { name: 'Guardado' })).toBeVisible()
    await pass(1)
    expect(screen.queryByRole('button', { name: 'Guardado' })).toBeNull()
    await soon(() => screen.getByText('Elige tus habilidades'))
    expect(sent()).toMatchObject([{ gender: 'Female', support_level: 'supported', goals: [1, 4] }])
  })

  test('says why the profile is not saved, keeps it, and saves it by another press', async () => {
    const { user } = await openSummary()
    const plain = 'Your answers are not saved yet'
    const failures: [HttpResponseResolver, string, string][] = [
      [lost, 'Your answers may not be saved yet', 'Check your internet, then press Finish again.'],
      [refuse('Not now', 500), plain, 'Wait a moment, then press Finish again.'],
      [() => HttpResponse.json({ success: false }), plain, 'Wait a moment'],
    ]
    for (const [index, [answer, title, advice]] of failures.entries()) {
      answerWith(answer)
      await press(user, 'Finish')
      await waitFor(() => expect(sent()).toHaveLength(index + 1))
      const alert = await screen.findByText(advice, { exact: false })
      expect(alert.closest('[role=alert]')).toHaveTextContent('They are still here.')
      expect(screen.getByText(title)).toBeVisible()
      expect(screen.getByText(notSaved)).toBeVisible()
    }
    await press(user, 'Finish')
    await isSaved()
  })

  test.each([
    ['message has', refuse('Request failed with status code 401', 400)],
    ['status is', () => HttpResponse.json({}, { status: 401 })],
  ])(
    'leads to sign-in where the %s 401, and the same learner finds it again',
    async (_, answer) => {
      answerWith(answer)
      const { user } = await openSummary()
      await press(user, 'Finish')
      await heading('Sign in')
      expect(localStorage.getItem('accessToken')).toBeNull()
      await signIn(user, kim)
      await heading('Is this right?')
      expect(screen.getByText('kim.27')).toBeVisible()
    },
  )

  /** Leaves for the map while the profile is on its way. Returns what answers the call. */
  async function leaveWhileSaving() {
    const answer = hold('/onboarding/complete-profile')
    const { user } = await openSummary()
    await press(user, 'Finish')
    await user.click(screen.getByRole('link', { name: 'Norte, to your skill map' }))
    await heading('No skills on your map yet')
    return answer
  }

  test('cannot be changed while it is on its way, which each button says', async () => {
    hold('/onboarding/complete-profile')
    const { user } = await openSummary()
    await press(user, 'Finish')
    for (const name of ['Back', 'Change: Username']) {
      const locked = screen.getByRole('button', { name })
      expect(locked).toHaveAttribute('aria-disabled', 'true')
      expect(locked).toHaveAccessibleDescription('Saving…')
    }
  })

  test('left while it is on its way says elsewhere if it fails', async () => {
    const answer = await leaveWhileSaving()
    answer(HttpResponse.json({}, { status: 500 }))
    expect(await screen.findByText(/^Your answers are not saved yet\./)).toBeVisible()
  })

  test('left while it is on its way ends the session where the message has 401', async () => {
    const answer = await leaveWhileSaving()
    answer(HttpResponse.json({ message: 'HTTP401' }, { status: 400 }))
    await heading('Sign in')
    expect(screen.queryByText(/^Your answers are not saved yet\./)).toBeNull()
  })

  test('leads back to an answer that is missing', async () => {
    const { user } = await openSummary({ answers: { gender: null } })
    await press(user, 'Finish')
    expect(await screen.findByText('Choose one answer.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Male' })).toHaveFocus())
    expect(sent()).toHaveLength(0)
  })
})

describe('a username that is taken', () => {
  test('leads back to its step with all answers, and another one is saved', async () => {
    const { user } = await openSummary({ answers: { username: 'sam.r' } })
    await press(user, 'Finish')
    expect(await screen.findByText(taken)).toBeVisible()
    await waitFor(() => expect(field('Username')).toHaveFocus())
    expect(field('Username')).toHaveValue('sam.r')
    expect(progress()).toHaveAttribute('aria-valuenow', '60')

    await press(user, 'Next')
    await waitFor(() => expect(field('Username')).toHaveFocus())
    await user.type(field('Username'), '2')
    expect(screen.queryByText(taken)).toBeNull()
    await press(user, 'Next')
    await heading('Is this right?')
    await press(user, 'Finish')
    await isSaved()
    expect(sent()).toEqual([
      expect.objectContaining({ username: 'sam.r' }),
      expect.objectContaining({ username: 'sam.r2', age_range: '18-24', goals: [1, 4] }),
    ])
  })

  test('counts as saved, after a lost call, once the server names it as the learner’s own', async () => {
    const answerName = (answer: () => Response) =>
      backend.use(http.get('*/api/user/details', answer, { once: true }))
    const { user } = await openSummary()
    answerWith(refuse('Username already exists', 409), { once: false })
    answerWith(lost)
    await press(user, 'Finish')
    await screen.findByText(notSaved)
    answerName(() => HttpResponse.json({ user: { username: 'Kim.27' } }))
    await press(user, 'Finish')
    await isSaved()
    expect(sent()).toHaveLength(2)
  })

  test('leads back to its step where the server does not say whose it is', async () => {
    backend.use(http.get('*/api/user/details', lost))
    const { user } = await openSummary()
    // The name is in the message, and no status.
    answerWith(refuse('Username already exists: kim401', 409))
    await press(user, 'Finish')
    expect(await screen.findByText(taken)).toBeVisible()
    await waitFor(() => expect(field('Username')).toHaveFocus())
  })
})
