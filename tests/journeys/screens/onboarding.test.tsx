import { render, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { shipPictures } from '@/art/ships/ship-pictures'
import limits from '@/config/limits.json'
import { paths } from '@/config/paths'
import { wizard } from '@/learner/stored-things'
import { hashed, keepFor } from '@tests/fixtures/stored'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'

const { usernameShortest: shortest, usernameLongest: longest } = limits
const kim = 'kim@example.com'
const profileCall = 'POST /onboarding/complete-profile'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (user: UserEvent, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }))
const next = (user: UserEvent) => press(user, 'Next')
const progress = () => screen.getByRole('progressbar', { name: /Step/ })
const usernameField = () => screen.getByRole('textbox', { name: 'Username' })

async function start(learner = kim, options: Partial<Parameters<typeof renderApp>[0]> = {}) {
  const { user, unmount } = await renderApp({ path: '/lifegoals', learner, ...options })
  return { user, unmount }
}

/** Starts at this step, with the answers of those before it, as after a reload. */
async function startAt(step: 1 | 2 | 3 | 4, { learner = kim, username = 'kim.27' } = {}) {
  const answers = [
    { ageRange: '18-24', gender: 'Female' },
    { supportLevel: 'supported' },
    { username },
    { goals: [1, 4], customGoal: ' Play the guitar ' },
  ]
  keepFor(wizard, learner, { step, answers: Object.assign({}, ...answers.slice(0, step)) })
  const app = await start(learner)
  await screen.findByRole('button', { name: step === 4 ? 'Finish' : 'Next' })
  return app
}

/** Answers the steps before `step`, which then shows. */
async function goTo(user: UserEvent, step: 1 | 2 | 3 | 4) {
  await user.click(await screen.findByRole('radio', { name: '18–24' }))
  await user.click(screen.getByRole('radio', { name: 'Female' }))
  await next(user)
  if (step === 1) return
  await user.click(screen.getByRole('radio', { name: 'Supported' }))
  await next(user)
  if (step === 2) return
  await user.click(usernameField())
  await user.paste('kim.27')
  await next(user)
  if (step === 3) return
  await user.click(await screen.findByRole('checkbox', { name: 'Connecting with Others' }))
  await user.click(screen.getByRole('checkbox', { name: 'Other' }))
  await user.click(screen.getByRole('textbox', { name: 'Tell us your goal' }))
  await user.paste(' Play the guitar ')
  await next(user)
}

describe('the wizard', () => {
  it('sends the profile as the contract says, and continues with the skills', async () => {
    localStorage.setItem('isNewUser', 'true')
    const { user } = await start()
    await goTo(user, 4)
    await heading('Is this right?')
    await press(user, 'Finish')
    await screen.findByRole('button', { name: 'Saved' })
    await waitFor(() => expect(window.location.pathname).not.toMatch(/lifegoals/i))
    expect(backend.requestsTo(profileCall).map(({ body }) => body)).toEqual([
      {
        age_range: '18-24',
        gender: 'Female',
        support_level: 'supported',
        username: 'kim.27',
        goals: [1, 4],
        custom_goal: 'Play the guitar',
      },
    ])
    expect(localStorage.getItem(hashed(`ship_${kim}`))).toBe('cruise')
    expect(localStorage.getItem('isNewUser')).toBeNull()
    // The stored answers are removed once the next screen shows.
    await waitFor(() => expect(localStorage.getItem(hashed(`wizard_${kim}`))).toBeNull())
  })

  it('shows the progress at each step, and focuses its heading', async () => {
    const { user } = await start()
    await heading('First, a little about you')
    expect(progress()).toHaveAttribute('aria-valuenow', '20')
    await goTo(user, 1)
    expect(await heading('How much support do you want?')).toHaveFocus()
    expect(progress()).toHaveAttribute('aria-valuenow', '40')
    await user.click(screen.getByRole('radio', { name: 'Guided' }))
    await next(user)
    expect(await heading('Choose a username')).toHaveFocus()
    expect(progress()).toHaveAttribute('aria-valuenow', '60')
    await user.type(usernameField(), 'kim')
    await next(user)
    expect(await heading('What would you like to learn?')).toHaveFocus()
    expect(progress()).toHaveAttribute('aria-valuenow', '80')
    await user.click(await screen.findByRole('checkbox', { name: 'Managing Finances' }))
    await next(user)
    expect(await heading('Is this right?')).toHaveFocus()
    expect(progress()).toHaveAttribute('aria-valuenow', '100')
    expect(progress()).toHaveAttribute('aria-valuetext', 'Step 5 of 5')
  })

  it('goes back one step at a time, and keeps the answers', async () => {
    const { user } = await start()
    await goTo(user, 4)
    for (const title of [
      'What would you like to learn?',
      'Choose a username',
      'How much support do you want?',
      'First, a little about you',
    ]) {
      await press(user, 'Back')
      await heading(title)
    }
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    expect(screen.getByRole('radio', { name: '18–24' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked()
  })

  it.each(['/LifeGoals', '/lifegoals'])('opens at %s', async (path) => {
    await renderApp({ path, learner: kim })
    expect(await heading('First, a little about you')).toBeVisible()
  })
})

describe('the choices', () => {
  const named = (role: 'radio' | 'checkbox') =>
    screen.getAllByRole<HTMLInputElement>(role).map(({ labels }) => labels?.[0]?.textContent)

  it('are six age groups and three genders', async () => {
    await start()
    await heading('First, a little about you')
    const ages = ['Under 18', '18–24', '25–34', '35–49', '50–74', '75 or over']
    expect(named('radio')).toEqual([...ages, 'Male', 'Female', 'Other'])
  })

  it('are three journeys, each with its ship and its level of support', async () => {
    await startAt(1)
    await heading('How much support do you want?')
    const drawingIn = (element?: Element | null) => element?.querySelector('svg')?.innerHTML
    const ships = [shipPictures['row-boat'], shipPictures.yacht, shipPictures.cruise]
    const journeys = screen.getAllByRole<HTMLInputElement>('radio')
    expect(journeys.map(({ labels }) => drawingIn(labels?.[0]))).toEqual(
      ships.map((Ship) => drawingIn(render(<Ship />).container)),
    )
    const [independent, guided, supported] = journeys
    expect(independent).toHaveAccessibleName('Independent')
    expect(independent).toHaveAccessibleDescription(/^Row boat .* about 90% of everyday things$/)
    expect(guided).toHaveAccessibleName('Guided')
    expect(guided).toHaveAccessibleDescription(/^Sailing yacht .* 50–\W?90% of everyday things$/)
    expect(supported).toHaveAccessibleName('Supported')
    expect(supported).toHaveAccessibleDescription(/^Cruise ship .* under 50% of everyday things$/)
  })

  it('are the goals of the server, Other with a text', async () => {
    const { user } = await startAt(3)
    const other = await screen.findByRole('checkbox', { name: 'Other' })
    const goals = ['Connecting with Others', 'Managing Finances', 'Living Independently', 'Other']
    expect(named('checkbox')).toEqual(goals)
    await user.click(other)
    expect(screen.getByRole('textbox', { name: 'Tell us your goal' })).toBeVisible()
  })
})

describe('Next with missing answers', () => {
  it('asks for age and gender, and moves to the first that is missing', async () => {
    const { user } = await start()
    await heading('First, a little about you')
    await next(user)
    expect(screen.getByText('Choose your age group.')).toBeVisible()
    expect(screen.getByText('Choose one answer.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Under 18' })).toHaveFocus())
    await user.click(screen.getByRole('radio', { name: '18–24' }))
    expect(screen.queryByText('Choose your age group.')).toBeNull()
    await next(user)
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Male' })).toHaveFocus())
  })

  it('asks for a journey', async () => {
    const { user } = await startAt(1)
    await next(user)
    expect(screen.getByText('Choose one of the three.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Independent' })).toHaveFocus())
  })

  it.each([
    ['', 'Write a username.'],
    ['ki', `Use ${shortest} to ${longest} characters.`],
    ['kim!', 'This cannot be in a username: !'],
  ])('refuses the username %j', async (name, sentence) => {
    const { user } = await startAt(2)
    if (name) await user.type(usernameField(), name)
    await next(user)
    await waitFor(() => expect(usernameField()).toHaveFocus())
    expect(usernameField()).toHaveAccessibleDescription(expect.stringContaining(sentence))
  })

  it("asks for a goal, and for Other's text", async () => {
    const { user } = await startAt(3)
    await screen.findByRole('checkbox', { name: 'Other' })
    await next(user)
    expect(screen.getByText('Choose at least one goal.')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'Connecting with Others' })).toHaveFocus(),
    )
    await user.click(screen.getByRole('checkbox', { name: 'Other' }))
    await next(user)
    expect(screen.getByText('Write your goal in a few words.')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Tell us your goal' })).toHaveFocus(),
    )
  })
})

describe('the username', () => {
  it('stops at its longest, and says so', async () => {
    const { user } = await startAt(2)
    await user.type(usernameField(), 'a'.repeat(longest + 5))
    expect(usernameField()).toHaveValue('a'.repeat(longest))
    expect(screen.getByText(`${longest} of ${longest} characters`)).toBeVisible()
    expect(screen.getByText(`You have used all ${longest} characters.`)).toBeVisible()
  })

  it('says which letters are not allowed, and suggests Maria for María', async () => {
    const { user } = await startAt(2)
    await user.type(usernameField(), 'María')
    expect(screen.getByText('This cannot be in a username: í')).toBeVisible()
    await press(user, 'Use Maria')
    expect(usernameField()).toHaveValue('Maria')
    await waitFor(() => expect(usernameField()).toHaveFocus())
    expect(screen.queryByText(/cannot be in a username/)).toBeNull()
  })

  it('that is taken leads back to its step with all answers, and another one is saved', async () => {
    const { user } = await startAt(4, { username: 'sam.r' })
    await press(user, 'Finish')
    expect(await screen.findByText(/^Username already exists\./)).toBeVisible()
    await waitFor(() => expect(usernameField()).toHaveFocus())
    expect(usernameField()).toHaveValue('sam.r')
    expect(progress()).toHaveAttribute('aria-valuenow', '60')

    await next(user)
    await waitFor(() => expect(usernameField()).toHaveFocus())
    expect(backend.requestsTo(profileCall)).toHaveLength(1)

    await user.type(usernameField(), '2')
    expect(screen.queryByText(/^Username already exists/)).toBeNull()
    await next(user)
    expect(await screen.findByRole('textbox', { name: 'Tell us your goal' })).toHaveValue(
      ' Play the guitar ',
    )
    await next(user)
    await press(user, 'Finish')
    await waitFor(() => expect(localStorage.getItem(hashed(`ship_${kim}`))).toBe('cruise'))
    expect(backend.requestsTo(profileCall)[1]?.body).toMatchObject({ username: 'sam.r2' })
  })
})

describe('the goals', () => {
  it('lose the text of Other if it is unchecked', async () => {
    const { user } = await startAt(4)
    await press(user, 'Back')
    await user.click(await screen.findByRole('checkbox', { name: 'Other' }))
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Other' }))
    expect(screen.getByRole('textbox', { name: 'Tell us your goal' })).toHaveValue('')
  })

  it('can be retried if they did not load', async () => {
    let isDown = true
    backend.use(
      http.get('*/onboarding/life-goals', () =>
        isDown ? HttpResponse.json({ message: 'No' }, { status: 403 }) : undefined,
      ),
    )
    const { user } = await startAt(3)
    expect(await screen.findByText(/We could not load the goals/)).toBeVisible()
    await next(user)
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(
      'You can go on when the goals have loaded.',
    )
    isDown = false
    await press(user, 'Retry')
    expect(await screen.findByRole('checkbox', { name: 'Managing Finances' })).toBeEnabled()
    expect(screen.getByText('Managing Finances')).toBeVisible()
  })
})

describe('the summary', () => {
  it('shows every answer in words, each with a link back to it', async () => {
    const { user } = await startAt(4)
    await heading('Is this right?')
    for (const answer of [
      '18–24',
      'Female',
      'Supported (cruise ship)',
      'kim.27',
      'Connecting with Others',
      'Other: Play the guitar',
    ]) {
      expect(screen.getByText(answer)).toBeVisible()
    }
    await press(user, 'Change: How much support do you want?')
    expect(await heading('How much support do you want?')).toHaveFocus()
    const journeys = screen.getByRole('radiogroup', { name: 'How much support do you want?' })
    await user.click(within(journeys).getByRole('radio', { name: 'Guided' }))
    await next(user)
    expect(await heading('Is this right?')).toHaveFocus()
    expect(screen.getByText('Guided (sailing yacht)')).toBeVisible()
  })
})

describe('a profile that cannot be saved', () => {
  it('is reported with what to do, and the next try works', async () => {
    backend.use(
      http.post('*/onboarding/complete-profile', () => HttpResponse.error(), { once: true }),
    )
    const { user } = await startAt(4)
    await press(user, 'Finish')
    const sentence = await screen.findByText('An error occurred while saving your profile')
    expect(sentence.closest('[role=alert]')).toHaveTextContent(
      'Your answers are kept. Check your internet, then press Finish again.',
    )
    await press(user, 'Finish')
    await waitFor(() => expect(localStorage.getItem(hashed(`ship_${kim}`))).toBe('cruise'))
  })

  it('because of a message with 401 signs out, and keeps the answers for the same learner', async () => {
    const { user } = await startAt(4, { learner: 'profile-401@example.com' })
    await press(user, 'Finish')
    await heading('Sign in')
    expect(window.location.pathname).toBe(paths.signIn)
    expect(localStorage.getItem('accessToken')).toBeNull()
    const field = screen.getByLabelText('E-mail')
    await user.clear(field)
    await user.type(field, 'profile-401@example.com')
    await user.type(screen.getByLabelText('Password'), 'Norte2026')
    await press(user, 'Sign in')
    await heading('Is this right?')
    expect(screen.getByText('kim.27')).toBeVisible()
  })
})

describe('a reload in the middle', () => {
  it('loses nothing', async () => {
    const { user, unmount } = await start()
    await goTo(user, 2)
    await user.type(usernameField(), 'ki')
    unmount()
    await start()
    await heading('Choose a username')
    expect(usernameField()).toHaveValue('ki')
    await press(user, 'Back')
    expect(screen.getByRole('radio', { name: 'Supported' })).toBeChecked()
  })

  it('returns to the summary', async () => {
    const { user, unmount } = await start()
    await goTo(user, 4)
    unmount()
    await start()
    expect(await heading('Is this right?')).toBeVisible()
    expect(screen.getByText('Other: Play the guitar')).toBeVisible()
  })
})
