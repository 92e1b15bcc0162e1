import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '@/session/session'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'
import { signIn } from '@tests/support/sign-in'
import { tap } from '@tests/support/tap'

const sam = 'sam@example.com'
const mapCall = '*/api/skill-map/with-selection'

const chart = () => screen.findByRole('group', { name: 'Skill map' })
const button = (name: string) => screen.getByRole('button', { name })
const calls = () => backend.requestsTo('GET /api/skill-map/with-selection')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const skill = (id: number, name: string, progress: number) => ({ id, name, progress })
const category = (id: number, name: string) => ({ id, name, color: null, iconType: '' })

const answerWith = (skillMap: object[]) =>
  backend.use(http.get(mapCall, () => HttpResponse.json({ 'skill-map': skillMap })))

async function open(path = '/skillmap', learner = sam) {
  const app = await renderApp({ path, learner })
  await chart()
  return app
}

/** What the map hands over to the path, once that is open. */
async function pathState(): Promise<unknown> {
  await waitFor(() => expect(window.location.pathname).toBe('/learningpath'))
  return (window.history.state as { usr: unknown }).usr
}

const finances = 'Finances, 2 skills'
const closedFinances = 'Finances, show 2 skills'
const budget = 'Make a budget, 40 percent, Finances'
const payslip = 'Understand your payslip, Not started, Finances'
const recipe = 'Cook a simple recipe, Done ·\u00a0100%, Cooking'

// Two categories, and three skills: done, in progress and not started.
beforeEach(() =>
  answerWith([
    {
      category: category(2, 'Finances'),
      selectedSkills: [skill(21, 'Make a budget', 40), skill(22, 'Understand your payslip', 0)],
    },
    { category: category(1, 'Cooking'), selectedSkills: [skill(11, 'Cook a simple recipe', 100)] },
  ]),
)

describe('the skill map', () => {
  it('has the learner in the middle, and categories with their skills and progress', async () => {
    await open()
    expect(document.title).toBe('Your skill map · Norte')
    expect(await chart()).toHaveTextContent('You · sam.r')
    const nodes = within(await chart()).getAllByRole('button')
    expect(nodes.map((node) => node.getAttribute('aria-label'))).toEqual([
      'Cooking, 1 skill',
      recipe,
      finances,
      budget,
      payslip,
    ])
    expect(button(recipe)).toHaveTextContent('Done · 100%')
    expect(button(budget)).toHaveTextContent('40%')
    expect(button(payslip)).toHaveTextContent('Not started')
  })

  it('speaks Spanish, and calls a learner without a name Usuario', async () => {
    await renderApp({ path: '/skillmap', learner: 'no-username@example.com', language: 'es' })
    const map = await screen.findByRole('group', { name: 'Mapa de habilidades' })
    await waitFor(() => expect(map).toHaveTextContent('Tú · Usuario'))
    expect(button('Finances, 2 habilidades')).toBeVisible()
    expect(button('Make a budget, 40 por ciento, Finances')).toBeVisible()
  })

  it('opens the path of a skill by a click, also at /skillMap', async () => {
    const { user } = await open('/skillMap')
    await user.click(button(budget))
    expect(await pathState()).toMatchObject({ skillId: 21 })
  })

  it('opens the path of a skill by one key press', async () => {
    const { user } = await open()
    button(recipe).focus()
    await user.keyboard('{Enter}')
    expect(await pathState()).toMatchObject({ skillId: 11 })
  })

  it('can be read and used as a list', async () => {
    const { user } = await open()
    await user.click(button('List'))
    expect(button('List')).toHaveFocus()
    expect(screen.queryByRole('group', { name: 'Skill map' })).toBeNull()
    const rows = screen.getAllByRole('listitem').map((row) => {
      const progress = within(row).getByRole('progressbar')
      return [
        within(row).getByRole('heading').textContent,
        progress.getAttribute('aria-valuetext'),
        within(row).getByRole('button').textContent,
      ]
    })
    expect(rows).toEqual([
      ['Cook a simple recipe', 'Done ·\u00a0100%', 'Look again'],
      ['Make a budget', '40%', 'Continue'],
      ['Understand your payslip', 'Not started', 'Start'],
    ])
    // In a list, one tap is enough.
    tap(button('Continue: Make a budget'))
    expect(await pathState()).toMatchObject({ skillId: 21 })
  })
})

describe('a category', () => {
  it('hides and shows its skills', async () => {
    const { user } = await open()
    expect(button(finances)).toHaveAttribute('aria-expanded', 'true')
    await user.click(button(finances))
    expect(screen.queryByRole('button', { name: budget })).toBeNull()
    expect(button(closedFinances)).toHaveAttribute('aria-expanded', 'false')
    expect(button(recipe)).toBeVisible()
    await user.click(button(closedFinances))
    expect(button(budget)).toBeVisible()
  })

  it('stays closed for this learner only, on the map and in the list', async () => {
    const first = await open()
    await first.user.click(button('List'))
    await first.user.click(button('Hide the skills of Finances'))
    expect(screen.queryByRole('heading', { name: 'Make a budget' })).toBeNull()
    await first.user.click(button('Map'))
    first.unmount()

    const second = await open()
    expect(button(closedFinances)).toBeVisible()
    second.unmount()

    await open('/skillmap', 'lucia@example.com')
    expect(button(finances)).toBeVisible()
  })

  it('is open at its own address and the others closed, for this visit only', async () => {
    const first = await open('/skillmap/2')
    expect(button(budget)).toBeVisible()
    await first.user.click(button('Cooking, show 1 skill'))
    expect(button(recipe)).toBeVisible()
    await first.user.click(button(finances))
    first.unmount()
    await open()
    expect(button('Cooking, 1 skill')).toBeVisible()
    expect(button(finances)).toBeVisible()
  })

  it('that is unknown shows the whole map', async () => {
    await open('/skillmap/77')
    expect(button('Cooking, 1 skill')).toBeVisible()
    expect(button(finances)).toBeVisible()
    expect(window.location.pathname).toBe('/skillmap/77')
  })
})

describe('on a phone', () => {
  it('the first tap shows a tooltip for one second', async () => {
    await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    tap(button(budget))
    expect(screen.getByRole('tooltip')).toHaveTextContent('Tap again to open “Make a budget”')
    expect(button(budget)).toHaveAccessibleDescription('Tap again to open “Make a budget”')
    act(() => void vi.advanceTimersByTime(999))
    expect(screen.getByRole('tooltip')).toBeVisible()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('the second tap acts, unless another node was tapped in between', async () => {
    await open()
    tap(button(payslip))
    tap(button(finances))
    expect(screen.getByRole('tooltip')).toHaveTextContent('Tap again to hide “Finances”')
    expect(button(budget)).toBeVisible()
    tap(button(payslip))
    expect(window.location.pathname).toBe('/skillmap')
    tap(button(payslip))
    expect(await pathState()).toMatchObject({ skillId: 22 })
  })
})

describe('a finished skill', () => {
  const picture = () => document.querySelector('[data-celebration=skill-complete]')
  const done = /^Shop for food, Done/

  it('is celebrated once in a visit, and can be opened meanwhile', async () => {
    answerWith([
      { category: category(1, 'Cooking'), selectedSkills: [skill(12, 'Shop for food', 100)] },
    ])
    const { user } = await open()
    expect(picture()).not.toBeNull()
    await user.click(screen.getByRole('button', { name: done }))
    expect(await pathState()).toMatchObject({ skillId: 12 })
    await user.click(await screen.findByRole('link', { name: 'Back to the skill map' }))
    await screen.findByRole('button', { name: done })
    expect(picture()).toBeNull()
  })

  it('is celebrated in the list too', async () => {
    const { user, unmount } = await open()
    await user.click(button('List'))
    unmount()
    answerWith([
      { category: category(1, 'Cooking'), selectedSkills: [skill(14, 'Bake bread', 100)] },
    ])
    await renderApp({ path: '/skillmap', learner: sam })
    await screen.findByRole('button', { name: 'Look again: Bake bread' })
    expect(picture()).not.toBeNull()
  })

  it('is celebrated again in the next session', async () => {
    answerWith([{ category: category(1, 'Cooking'), selectedSkills: [skill(15, 'Make tea', 100)] }])
    const { unmount } = await open()
    unmount()
    session.end('signed-out')
    await open()
    expect(picture()).not.toBeNull()
  })

  it('without a name leaves no hole in a sentence', async () => {
    answerWith([{ category: category(1, ''), selectedSkills: [skill(16, '', 40)] }])
    await open()
    expect(button('Skill without a name, 40 percent, Category without a name')).toBeVisible()
  })

  it('is celebrated for a short time only', async () => {
    answerWith([
      { category: category(1, 'Cooking'), selectedSkills: [skill(13, 'Keep food safe', 100)] },
    ])
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open()
    expect(picture()).not.toBeNull()
    await pass(5000)
    expect(picture()).toBeNull()
  })
})

describe('a map without skills', () => {
  it('leads to the skill selection, also where its categories are empty', async () => {
    answerWith([{ category: category(1, 'Cooking'), selectedSkills: [] }])
    const { user } = await renderApp({ path: '/skillmap', learner: sam })
    expect(await screen.findByText('No skills on your map yet')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Choose skills' }))
    expect(await screen.findByRole('heading', { name: 'Choose your skills' })).toHaveFocus()
  })

  it('leads to the life goals where onboarding is not completed', async () => {
    answerWith([])
    await renderApp({ path: '/SignIn' })
    await signIn(userEvent.setup(), 'kim@example.com')
    await screen.findByText('First, a little about you')
    await userEvent.click(screen.getByRole('link', { name: 'Norte, to your skill map' }))
    await screen.findByText('No skills on your map yet')
    const main = within(screen.getByRole('main'))
    const addresses = main.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(addresses).toContain('/lifegoals')
  })
})

describe('a map that does not load', () => {
  it('is explained in an alert with the message, and Retry loads it', async () => {
    const refusal = HttpResponse.json({ message: 'Maps are drawn anew.' }, { status: 400 })
    backend.use(http.get(mapCall, () => refusal, { once: true }))
    const { user } = await renderApp({ path: '/skillmap', learner: sam })
    const alert = (await screen.findByText('Maps are drawn anew.')).closest('[role=alert]')
    expect(alert).toHaveTextContent('We could not load your skill map. Nothing is lost.')
    expect(calls()).toHaveLength(1)
    await user.click(button('Retry'))
    expect(await chart()).toBeVisible()
  })

  it('is asked for four times if it is lost', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    backend.use(http.get(mapCall, () => HttpResponse.error()))
    await renderApp({ path: '/skillmap', learner: sam })
    await screen.findByText('Loading your skill map…')
    await pass(7000)
    await screen.findByText(/No response from server/)
    expect(calls()).toHaveLength(4)
  })

  it('is named after eight seconds, and Retry asks again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    backend.use(http.get(mapCall, () => new Promise<never>(() => {}), { once: true }))
    const { user } = await renderApp({ path: '/skillmap', learner: sam })
    await screen.findByText('Loading your skill map…')
    await pass(8000)
    expect(screen.getByText('Still loading. Your internet may be slow.')).toBeVisible()
    await user.click(button('Retry'))
    expect(await chart()).toBeVisible()
  })

  it('is shown when it arrives after all', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    backend.fresh({ latencyMs: 20_000 })
    await renderApp({ path: '/skillmap', learner: sam })
    await screen.findByText('Loading your skill map…')
    await pass(19_000)
    expect(screen.queryByRole('group', { name: 'Skill map' })).toBeNull()
    await pass(1000)
    expect(await chart()).toBeVisible()
    expect(calls()).toHaveLength(1)
  })

  it('loads by itself when the internet is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    backend.use(http.get(mapCall, () => (navigator.onLine ? undefined : HttpResponse.error())))
    await renderApp({ path: '/skillmap', learner: sam })
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await chart()).toBeVisible()
  })

  it('shows odd data as text, and no empty page', async () => {
    backend.fresh()
    await open('/skillmap', 'odd@example.com')
    expect(screen.getByRole('button', { name: /^Cook a simple recipe, Done/ })).toBeVisible()
    expect(document.querySelector('img[onerror]')).toBeNull()
  })
})
