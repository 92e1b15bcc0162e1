import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '@/session/session'
import { isNewUser, registeredEmail, settings } from '@/session/storage'
import { backend } from '@tests/support/backend'
import { pass } from '@tests/support/clock'
import { hold } from '@tests/support/hold'
import { renderApp } from '@tests/support/render-app'
import { tap } from '@tests/support/tap'

const sam = 'sam@example.com'
const kim = 'kim@example.com'
const mapCall = '*/api/skill-map/with-selection'

const chart = () => screen.findByRole('group', { name: 'Skill map' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

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

const cooking = 'Cooking, 1 skill'
const finances = 'Finances, 2 skills'
const budget = /^Make a budget,\s*Next/
const payslip = /^Understand your payslip/
const recipe = /^Cook a simple recipe/

beforeEach(() =>
  answerWith([
    {
      category: category(2, 'Finances'),
      selectedSkills: [skill(21, 'Make a budget', 40), skill(22, 'Understand your payslip', 0)],
    },
    { category: category(1, 'Cooking'), selectedSkills: [skill(11, 'Cook a simple recipe', 100)] },
    { category: category(3, ''), selectedSkills: [skill(31, '', 0)] },
  ]),
)

describe('the skill map', () => {
  test('has the learner, and categories whose skills show their progress and open their path', async () => {
    const answer = hold('/api/user/details')
    const { user } = await open('/skillMap')
    expect(document.title).toBe('Your skill map · Norte')
    expect(await screen.findByText('You')).toBeVisible()
    answer()
    await waitFor(async () => expect(await chart()).toHaveTextContent('You · sam.r'))
    const nodes = within(await chart()).getAllByRole('button')
    // Each name has the visible words in their order.
    expect(nodes.map((node) => node.getAttribute('aria-label') ?? node.textContent)).toEqual([
      cooking,
      'Cook a simple recipe, Done ·\u00a0100%, Cooking',
      finances,
      'Make a budget, Next, 40%, Finances',
      'Understand your payslip, Not started, Finances',
      'Category without a name, 1 skill',
      'Skill without a name, Not started, Category without a name',
    ])
    // A lantern on the house of the learner for the finished skill.
    expect(document.querySelector('[data-lanterns="1"]')).not.toBeNull()
    expect(button(recipe)).toHaveTextContent('Done · 100%')
    expect(button(budget)).toHaveTextContent('40%')
    expect(button(payslip)).toHaveTextContent('Not started')
    await user.click(button(budget))
    expect(await pathState()).toMatchObject({ skillId: 21 })
  })

  test('marks the skill that the Continue bar names, where the percent of the first one is old', async () => {
    const ended = [
      { id: 1, title: 'Plan', modules: [{ id: 1, type: 'video', status: 'completed' }] },
    ]
    const other = [
      { id: 2, title: 'Read', modules: [{ id: 2, type: 'video', title: 'Gross and net' }] },
    ]
    backend.use(
      http.get('*/api/subskills', ({ request }) => {
        const subskills = request.url.endsWith('=21') ? ended : other
        return HttpResponse.json({ skill_name: 'Finances', subskills })
      }),
    )
    await open()
    const next = await screen.findByRole('button', { name: /^Understand your payslip,\s*Next/ })
    expect(next).toHaveTextContent('Understand your payslip, Next, Not started, Finances')
    const bar = screen.getByRole('region', { name: 'What comes next' })
    expect(bar).toHaveTextContent('Understand your payslip')
    expect(screen.getAllByRole('button', { name: /,\s*Next/ })).toHaveLength(1)
    expect(backend.requestsTo('GET /api/subskills')).toHaveLength(2)
  })

  test('speaks Spanish, and calls a learner without a name Usuario', async () => {
    await renderApp({ path: '/skillmap', learner: 'no-username@example.com', language: 'es' })
    const map = await screen.findByRole('group', { name: 'Mapa de habilidades' })
    await waitFor(() => expect(map).toHaveTextContent('Tú · Usuario'))
    expect(button('Finances, 2 habilidades')).toBeVisible()
    expect(button(/^Make a budget,\s*Siguiente/)).toBeVisible()
  })

  test('can be read and used as a list', async () => {
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
      ['Make a budget', '40%', 'Open path'],
      ['Understand your payslip', 'Not started', 'Open path'],
      ['Skill without a name', 'Not started', 'Open path'],
    ])
    expect(screen.getByText('Next').closest('li')).toHaveTextContent('Make a budget')
    // In a list, one tap is enough.
    tap(button('Open path: Make a budget'))
    expect(await pathState()).toMatchObject({ skillId: 21 })
  })

  test('without skills leads to the skill selection and to the life goals', async () => {
    answerWith([{ category: category(1, 'Cooking'), selectedSkills: [] }])
    await renderApp({ path: '/skillmap', learner: sam })
    expect(await screen.findByText('No skills on your map yet')).toBeVisible()
    const link = (name: string) => screen.getByRole('link', { name })
    expect(link('Choose skills')).toHaveAttribute('href', '/skill-selection')
    expect(link('Change what you told us about you')).toHaveAttribute('href', '/lifegoals')
  })

  // Sam, who has just signed up, has a name that the server has chosen.
  test.each([kim, sam])('without skills asks %s first, who has no profile', async (learner) => {
    answerWith([])
    if (learner === sam) {
      registeredEmail.set(sam)
      isNewUser.set('true')
    }
    await renderApp({ path: '/skillmap', learner })
    // The name is there.
    await waitFor(() => expect(localStorage.getItem('userName')).not.toBeNull())
    const link = await screen.findByRole('link', { name: 'First, tell us about you' })
    expect(link).toHaveAttribute('href', '/lifegoals')
    const actions = within(screen.getByRole('main')).getAllByRole('link')
    expect(actions.map(({ textContent }) => textContent)).toEqual([
      'First, tell us about you',
      'Choose skills',
    ])
  })

  test('that does not load is explained in an alert with the message, and Retry loads it', async () => {
    const refusal = HttpResponse.json({ message: 'Maps are drawn anew.' }, { status: 400 })
    backend.use(http.get(mapCall, () => refusal, { once: true }))
    const { user } = await renderApp({ path: '/skillmap', learner: sam })
    const alert = (await screen.findByText('Maps are drawn anew.')).closest('[role=alert]')
    expect(alert).toHaveTextContent('We could not load your skill map. Nothing is lost.')
    await user.click(button('Retry'))
    expect(await chart()).toBeVisible()
  })

  test('shows odd data as text', async () => {
    backend.fresh()
    await open('/skillmap', 'odd@example.com')
    expect(screen.getByRole('button', { name: /^Cook a simple recipe,.*Done/ })).toBeVisible()
    expect(document.querySelector('img[onerror]')).toBeNull()
  })
})

describe('a category', () => {
  test('hides and shows its skills, on the map and in the list, for this learner only', async () => {
    const { user, unmount } = await open()
    expect(button(finances)).toHaveAttribute('aria-expanded', 'true')
    await user.click(button(finances))
    expect(screen.queryByRole('button', { name: budget })).toBeNull()
    expect(button(finances)).toHaveAttribute('aria-expanded', 'false')
    expect(button(finances)).toHaveTextContent('Finances 2 skills')
    expect(button(recipe)).toBeVisible()
    await user.click(button('List'))
    expect(screen.queryByRole('heading', { name: 'Make a budget' })).toBeNull()
    await user.click(button('Show the skills of Finances'))
    await user.click(button('Hide the skills of Cooking'))
    await user.click(button('Map'))
    expect(button(budget)).toBeVisible()
    expect(button(cooking)).toHaveAttribute('aria-expanded', 'false')
    unmount()

    const again = await open()
    expect(button(cooking)).toHaveAttribute('aria-expanded', 'false')
    again.unmount()

    await open('/skillmap', 'lucia@example.com')
    expect(button(cooking)).toHaveAttribute('aria-expanded', 'true')
  })

  test('is open at its own address and the others closed for this visit; an unknown one shows all', async () => {
    const first = await open('/skillmap/2')
    expect(button(budget)).toBeVisible()
    expect(button(cooking)).toHaveAttribute('aria-expanded', 'false')
    await first.user.click(button(cooking))
    expect(button(recipe)).toBeVisible()
    await first.user.click(button(finances))
    expect(button(finances)).toHaveAttribute('aria-expanded', 'false')
    first.unmount()

    await open('/skillmap/77')
    expect(button(cooking)).toHaveAttribute('aria-expanded', 'true')
    expect(button(finances)).toHaveAttribute('aria-expanded', 'true')
    expect(window.location.pathname).toBe('/skillmap/77')
  })
})

test('Continue ignores the second click of a double click', async () => {
  await open()
  const goOn = await screen.findByRole('link', { name: /^(Start|Continue): / })
  fireEvent.click(goOn, { detail: 2 })
  // Else it would have given way to Loading.
  expect(goOn).toBeInTheDocument()
  fireEvent.click(goOn, { detail: 1 })
  expect(goOn).not.toBeInTheDocument()
})

test('on a phone the first tap shows a tooltip for one second, and the second tap acts', async () => {
  await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const tooltip = () => screen.queryByRole('tooltip')?.textContent
  tap(button(budget))
  expect(tooltip()).toBe('Tap again to open')
  expect(button(budget)).toHaveAccessibleDescription('Tap again to open')
  act(() => void vi.advanceTimersByTime(999))
  expect(tooltip()).toBe('Tap again to open')
  act(() => void vi.advanceTimersByTime(1))
  expect(tooltip()).toBeUndefined()
  vi.useRealTimers()

  tap(button(finances))
  expect(tooltip()).toBe('Tap again to hide')
  expect(button(budget)).toBeVisible()
  tap(button(payslip))
  expect(window.location.pathname).toBe('/skillmap')
  tap(button(payslip))
  expect(await pathState()).toMatchObject({ skillId: 22 })
})

test('a finished skill is celebrated once until log-out, for a short time, also in the list', async () => {
  const picture = () => document.querySelector('[data-celebration=skill-complete]')
  const first = await open()
  expect(picture()).not.toBeNull()
  first.unmount()
  // As a reload does: the session goes on.
  const { user, unmount } = await renderApp({ path: '/skillmap' })
  await chart()
  expect(picture()).toBeNull()
  await user.click(button('List'))
  expect(picture()).toBeNull()
  unmount()
  session.end('signed-out')

  vi.useFakeTimers({ shouldAdvanceTime: true })
  session.start({ accessToken: await backend.tokenFor(sam), email: sam, remember: true })
  settings.set({ view: 'list' })
  answerWith([
    {
      category: category(1, 'Cooking'),
      selectedSkills: [skill(11, 'Cook a simple recipe', 100), skill(12, 'Shop for food', 100)],
    },
  ])
  await renderApp({ path: '/skillmap' })
  const row = (await screen.findByRole('heading', { name: 'Shop for food' })).closest('li')
  expect(row?.querySelector('[data-celebration=skill-complete]')).not.toBeNull()
  await pass(5000)
  expect(picture()).toBeNull()
})
