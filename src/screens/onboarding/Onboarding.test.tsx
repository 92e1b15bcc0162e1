import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { session } from '@/session/session'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'
import { goToStep } from '@tests/support/wizard'

const kim = 'kim@example.com'
const goalsCall = '*/onboarding/life-goals'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))
const progress = () => screen.getByRole('progressbar', { name: /Step/ })
const field = (name: string) => screen.getByRole('textbox', { name })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function start() {
  const app = await renderApp({ path: '/lifegoals', learner: kim })
  await screen.findByRole('heading', { level: 1 })
  return app
}

async function startAt(step: 1 | 2 | 3 | 4) {
  const app = await start()
  await goToStep(step)
  return app
}

describe('the wizard', () => {
  it('opens at /LifeGoals too', async () => {
    await renderApp({ path: '/LifeGoals', learner: kim })
    expect(await heading('First, a little about you')).toBeVisible()
    expect(document.title).toBe('First, a little about you · Norte')
  })

  it('goes through five steps, each with its progress and the focus on its heading or only field', async () => {
    const { user } = await start()
    expect(progress()).toHaveAttribute('aria-valuenow', '20')
    await user.click(screen.getByRole('radio', { name: '18–24' }))
    await user.click(screen.getByRole('radio', { name: 'Female' }))
    await press(user, 'Next')
    expect(await heading('How much support do you want?')).toHaveFocus()
    expect(progress()).toHaveAttribute('aria-valuenow', '40')
    await user.click(screen.getByRole('radio', { name: 'Guided' }))
    await press(user, 'Next')
    expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveFocus()
    expect(progress()).toHaveAttribute('aria-valuenow', '60')
    await user.type(field('Username'), 'kim')
    await press(user, 'Next')
    expect(await heading('What would you like to learn?')).toHaveFocus()
    expect(progress()).toHaveAttribute('aria-valuenow', '80')
    await user.click(await screen.findByRole('checkbox', { name: 'Managing Finances' }))
    await press(user, 'Next')
    expect(await heading('Is this right?')).toHaveFocus()
    expect(progress()).toHaveAttribute('aria-valuenow', '100')
    expect(progress()).toHaveAttribute('aria-valuetext', 'Step 5 of 5')
  })

  it('goes back one step at a time, and keeps the answers', async () => {
    const { user } = await startAt(4)
    await press(user, 'Back')
    await heading('What would you like to learn?')
    expect(screen.getByRole('checkbox', { name: 'Connecting with Others' })).toBeChecked()
    expect(field('Tell us your goal')).toHaveValue(' Play the guitar ')
    await press(user, 'Back')
    expect(field('Username')).toHaveValue('kim.27')
    await press(user, 'Back')
    expect(screen.getByRole('radio', { name: 'Supported' })).toBeChecked()
    await press(user, 'Back')
    expect(screen.getByRole('radio', { name: '18–24' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked()
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  })

  it('ends with a summary of every answer, each with a way to change it', async () => {
    const { user } = await startAt(4)
    const summary = ['18–24', 'Female', 'Supported (cruise ship)', 'kim.27']
    const goals = ['Connecting with Others', 'Other: Play the guitar']
    for (const answer of [...summary, ...goals]) expect(screen.getByText(answer)).toBeVisible()
    await press(user, 'Change: How much support do you want?')
    expect(await heading('How much support do you want?')).toHaveFocus()
    await user.click(screen.getByRole('radio', { name: 'Guided' }))
    await press(user, 'Next')
    expect(await heading('Is this right?')).toHaveFocus()
    expect(screen.getByText('Guided (sailing yacht)')).toBeVisible()
  })

  it('keeps its summary while the goals are asked for again in another language', async () => {
    const { user } = await startAt(4)
    backend.use(http.get(goalsCall, () => new Promise<never>(() => {})))
    await user.click(screen.getByRole('button', { name: /Español/ }))
    expect(await heading('¿Está bien así?')).toBeVisible()
    expect(screen.getByText('Connecting with Others')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Terminar' })).not.toHaveAttribute('aria-disabled')
  })

  it('waits with its summary for the goals after a reload', async () => {
    const { unmount } = await startAt(4)
    unmount()
    let answer = () => {}
    const answered = new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined)
    })
    backend.use(http.get(goalsCall, () => answered))
    await start()
    expect(await heading('Is this right?')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Finish' })).toHaveAccessibleDescription(
      'You can go on when the goals have loaded.',
    )
    answer()
    expect(await screen.findByText('Other: Play the guitar')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Finish' })).not.toHaveAttribute('aria-disabled')
  })

  it('keeps its step and its answers through a reload, also what is half typed', async () => {
    const { user, unmount } = await startAt(2)
    await user.type(field('Username'), 'ki')
    unmount()
    await start()
    expect(field('Username')).toHaveValue('ki')
    await press(user, 'Back')
    expect(screen.getByRole('radio', { name: 'Supported' })).toBeChecked()
  })

  it('shows the answers of one learner to no other', async () => {
    const { unmount } = await startAt(2)
    unmount()
    const email = 'profile-fails@example.com'
    session.start({ accessToken: await backend.tokenFor(email), email, remember: true })
    await renderApp({ path: '/lifegoals' })
    await heading('First, a little about you')
    for (const option of screen.getAllByRole('radio')) expect(option).not.toBeChecked()
  })
})

describe('age and gender', () => {
  it('are six age groups and three genders', async () => {
    await start()
    const options = (group: string) =>
      within(screen.getByRole('radiogroup', { name: new RegExp(group) }))
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ labels }) => labels?.[0]?.textContent)
    const ages = ['Under 18', '18–24', '25–34', '35–49', '50–74', '75 or over']
    expect(options('How old are you?')).toEqual(ages)
    expect(options('Your gender')).toEqual(['Male', 'Female', 'Other'])
  })

  it('are both needed, and Next moves the focus to the first that is missing', async () => {
    const { user } = await start()
    await press(user, 'Next')
    expect(screen.getByText('Choose your age group.')).toBeVisible()
    expect(screen.getByText('Choose one answer.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Under 18' })).toHaveFocus())
    await user.click(screen.getByRole('radio', { name: '18–24' }))
    expect(screen.queryByText('Choose your age group.')).toBeNull()
    await press(user, 'Next')
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Male' })).toHaveFocus())
  })
})

describe('the journey', () => {
  it('is one of three ships, each with how much a learner does alone, and has to be chosen', async () => {
    const { user } = await startAt(1)
    const journeys = screen.getAllByRole<HTMLInputElement>('radio')
    const [independent, guided, supported] = journeys
    expect(independent).toHaveAccessibleName('Independent')
    expect(independent).toHaveAccessibleDescription(/^Row boat .* about 90% of everyday things$/)
    expect(guided).toHaveAccessibleName('Guided')
    expect(guided).toHaveAccessibleDescription(/^Sailing yacht .* 50–\W?90% of everyday things$/)
    expect(supported).toHaveAccessibleName('Supported')
    expect(supported).toHaveAccessibleDescription(/^Cruise ship .* under 50% of everyday things$/)
    const pictures = journeys.map(({ labels }) => labels?.[0]?.querySelector('svg, img')?.outerHTML)
    expect(pictures).not.toContain(undefined)
    expect(new Set(pictures).size).toBe(3)

    await press(user, 'Next')
    expect(screen.getByText('Choose one of the three.')).toBeVisible()
    await waitFor(() => expect(independent).toHaveFocus())
  })
})

describe('the username', () => {
  it('is refused with what is wrong', async () => {
    const { user } = await startAt(2)
    for (const [name, sentence] of [
      ['', 'Write a username.'],
      ['ki', 'Use 3 to 20 characters.'],
      ['kim!', 'This cannot be in a username: !'],
    ] as const) {
      await user.clear(field('Username'))
      await user.click(field('Username'))
      await user.paste(name)
      await press(user, 'Next')
      await waitFor(() => expect(field('Username')).toHaveFocus())
      expect(field('Username')).toHaveAccessibleDescription(expect.stringContaining(sentence))
    }
  })

  it('stops at 20 characters, and says so', async () => {
    const { user } = await startAt(2)
    await user.click(field('Username'))
    await user.paste('a'.repeat(19))
    await user.keyboard('bc')
    expect(field('Username')).toHaveValue(`${'a'.repeat(19)}b`)
    expect(screen.getByText('20 of 20 characters')).toBeVisible()
    expect(screen.getByText('You have used all 20 characters.')).toBeVisible()
  })

  it('names letters that are not allowed at once, and suggests Maria for María', async () => {
    const { user } = await startAt(2)
    await user.type(field('Username'), 'María')
    expect(screen.getByText('This cannot be in a username: í')).toBeVisible()
    await press(user, 'Use Maria')
    expect(field('Username')).toHaveValue('Maria')
    await waitFor(() => expect(field('Username')).toHaveFocus())
    expect(screen.queryByText(/cannot be in a username/)).toBeNull()
  })
})

describe('the goals', () => {
  it('are those of the server, and at least one is needed', async () => {
    const goals = [
      { id: 'g-1', name: 'Travel alone' },
      { id: 2, name: 'Other' },
    ]
    backend.use(http.get(goalsCall, () => HttpResponse.json({ data: goals })))
    const { user } = await startAt(3)
    const travel = await screen.findByRole('checkbox', { name: 'Travel alone' })
    expect(screen.getAllByRole('checkbox')).toHaveLength(2)
    await press(user, 'Next')
    expect(screen.getByText('Choose at least one goal.')).toBeVisible()
    await waitFor(() => expect(travel).toHaveFocus())
  })

  it('need a text for Other, which goes when Other is unchecked', async () => {
    const { user } = await startAt(3)
    const other = await screen.findByRole('checkbox', { name: 'Other' })
    await user.click(other)
    await press(user, 'Next')
    expect(screen.getByText('Write your goal in a few words.')).toBeVisible()
    await waitFor(() => expect(field('Tell us your goal')).toHaveFocus())
    await user.paste('Play the guitar')
    await user.click(other)
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(other)
    expect(field('Tell us your goal')).toHaveValue('')
  })

  it('that are lost are asked for four times, and again by Retry', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let isLost = true
    backend.use(http.get(goalsCall, () => (isLost ? HttpResponse.error() : undefined)))
    const { user } = await startAt(3)
    await pass(7000)
    await screen.findByText(/We could not load the goals/)
    expect(backend.requestsTo('GET /onboarding/life-goals')).toHaveLength(4)
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(
      'You can go on when the goals have loaded.',
    )
    isLost = false
    await press(user, 'Retry')
    expect(await screen.findByRole('checkbox', { name: 'Managing Finances' })).toBeEnabled()
  })

  it('that are late are named after eight seconds, and Retry asks again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    backend.use(http.get(goalsCall, () => new Promise<never>(() => {}), { once: true }))
    const { user } = await startAt(3)
    expect(await screen.findByText('Loading the goals…')).toBeVisible()
    await pass(8000)
    expect(screen.getByText('Still loading. Your internet may be slow.')).toBeVisible()
    await press(user, 'Retry')
    expect(await screen.findByRole('checkbox', { name: 'Managing Finances' })).toBeEnabled()
  })
})
