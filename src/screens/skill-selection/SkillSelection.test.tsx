import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'
import { signIn } from '@tests/support/sign-in'

const sam = 'sam@example.com'
const noor = 'noor@example.com'
const saveCall = 'POST /api/user/selected-skills'
const loadCall = 'GET /api/skill-categories'

const heading = () => screen.findByRole('heading', { level: 1, name: 'Choose your skills' })
const skill = (name: string) => screen.getByRole('checkbox', { name })
const save = () => screen.getByRole('button', { name: 'Save and continue' })
const saved = () => backend.requestsTo(saveCall).map(({ body }) => body)
const mapShows = () => screen.findByRole('heading', { name: 'Your skill map' })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function open(learner = sam) {
  const app = await renderApp({ path: '/skill-selection', learner })
  await heading()
  return app
}

/** Opens it for a learner with this goal and without skills. */
async function openFirstTime({ goal }: { goal: 2 | 4 }) {
  await backend.work((db) => {
    const profile = db.accounts.find(({ email }) => email === noor)?.profile
    if (profile) profile.goals = [goal]
  })
  return open(noor)
}

/** Answers with this many categories of this many skills. */
const offer = (categories: number, skills: number) =>
  backend.use(
    http.get('*/api/skill-categories', () =>
      HttpResponse.json({
        data: Array.from({ length: categories }, (_category, index) => ({
          id: index + 1,
          name: `Category ${index + 1}`,
          color: null,
          iconType: 'cooking',
          skills: Array.from({ length: skills }, (_skill, place) => ({
            id: (index + 1) * 100 + place,
            name: `Skill ${(index + 1) * 100 + place}`,
          })),
        })),
        hasSkillsForUser: true,
      }),
    ),
  )

describe('choosing skills', () => {
  it('shows a card for each category, with its skills and what they are', async () => {
    await openFirstTime({ goal: 4 })
    const cards = screen.getAllByRole('region').map((card) => within(card).getByRole('heading'))
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Cooking',
      'Finances',
      'Social skills',
      'Living independently',
    ])
    const finances = within(screen.getByRole('region', { name: 'Finances' }))
    const budget = finances.getByRole('checkbox', { name: 'Make a budget' })
    expect(budget).toHaveAccessibleDescription(/\w/)
    expect(budget).not.toBeChecked()
    expect(finances.queryByRole('checkbox', { name: 'Cook a simple recipe' })).toBeNull()
  })

  it('saves what is checked, and the map shows it', async () => {
    const { user } = await openFirstTime({ goal: 4 })
    await user.click(skill('Cook a simple recipe'))
    await user.click(skill('Make a budget'))
    expect(screen.getByText('2 skills chosen')).toBeVisible()
    const cooking = within(screen.getByRole('region', { name: 'Cooking' }))
    expect(cooking.getByText(/^1 of \d chosen$/)).toBeVisible()
    expect(localStorage.getItem('selectedSkills')).toBe('[11,21]')
    expect(localStorage.getItem('selectedOptions')).toBe('[1,2]')
    await user.click(save())
    await mapShows()
    expect(window.location.pathname).toBe('/skillmap')
    expect(window.history.state).toMatchObject({ idx: 0 })
    expect(await screen.findByRole('button', { name: /^Make a budget/ })).toBeVisible()
    expect(saved()).toEqual([{ skills: [11, 21] }])
    expect(localStorage.getItem('selectedSkills')).toBeNull()
    expect(localStorage.getItem('selectedOptions')).toBeNull()
  })

  it('starts on the first visit with the skills for a goal, and says which', async () => {
    await openFirstTime({ goal: 2 })
    expect(skill('Make a budget')).toBeChecked()
    expect(skill('Make a budget')).toHaveAccessibleDescription(/Fits your goal/)
    expect(skill('Cook a simple recipe')).not.toBeChecked()
    expect(screen.getByText(/^We chose 4 skills for your goals: .*Make a budget/)).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Finances')
  })

  it('unticks by one press all that was ticked for the learner in a category', async () => {
    const { user } = await openFirstTime({ goal: 2 })
    await user.click(skill('Cook a simple recipe'))
    const untickAll = screen.getAllByRole('button', { name: /^Untick all/ })
    expect(untickAll.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Untick all: Finances',
    ])
    await user.click(screen.getByRole('button', { name: 'Untick all: Finances' }))
    expect(skill('Make a budget')).not.toBeChecked()
    expect(skill('Cook a simple recipe')).toBeChecked()
    expect(screen.getByText('1 skill chosen')).toBeVisible()
    expect(localStorage.getItem('selectedSkills')).toBe('[11]')
  })

  it('starts on a later visit with what was chosen, whatever the goals are', async () => {
    await open(sam)
    expect(skill('Cook a simple recipe')).toBeChecked()
    expect(screen.getByText('3 skills chosen')).toBeVisible()
    expect(screen.queryByText(/for your goals/)).toBeNull()
  })

  it('sends nothing without a skill, and says so beside the button', async () => {
    const { user } = await openFirstTime({ goal: 4 })
    expect(screen.getByText('No skills chosen')).toBeVisible()
    await user.click(save())
    expect(screen.getByText('Choose at least one skill')).toBeVisible()
    expect(saved()).toEqual([])
    await user.click(skill('Make a budget'))
    expect(screen.queryByText('Choose at least one skill')).toBeNull()
  })

  it('keeps what is checked through a reload and a change of the language', async () => {
    const first = await open()
    await first.user.click(skill('Cook a simple recipe'))
    first.unmount()
    const { user } = await open()
    expect(skill('Cook a simple recipe')).not.toBeChecked()
    await user.click(screen.getByRole('button', { name: /Español/ }))
    const recipe = await screen.findByRole('checkbox', { name: 'Cocinar una receta fácil' })
    expect(recipe).not.toBeChecked()
    expect(screen.getByRole('heading', { name: 'Elige tus habilidades' })).toBeVisible()
    expect(screen.getByText('2 habilidades elegidas')).toBeVisible()
  })

  it('stays as it is checked here when another tab has saved', async () => {
    const { user } = await open()
    await user.click(skill('Cook a simple recipe'))
    act(() => {
      localStorage.removeItem('selectedSkills')
      localStorage.removeItem('selectedOptions')
      window.dispatchEvent(new StorageEvent('storage'))
    })
    expect(skill('Cook a simple recipe')).not.toBeChecked()
  })

  it('sends once where it is pressed twice, and takes no change while it is saved', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    backend.use(http.post('*/api/user/selected-skills', () => answered.then(() => undefined)))
    const { user } = await open()
    act(() => save().focus())
    await user.keyboard('{Enter}{Enter}')
    await user.click(skill('Make a budget'))
    expect(skill('Make a budget')).toBeChecked()
    answer()
    await mapShows()
    expect(saved()).toHaveLength(1)
  })

  it('has a way past all skills to the button for the keyboard', async () => {
    const { user } = await open()
    act(() => screen.getByRole('link', { name: 'Skip to saving' }).focus())
    await user.keyboard('{Enter}')
    expect(save()).toHaveFocus()
  })
})

describe('a selection that cannot be saved', () => {
  it.each([
    ['the call is lost', () => HttpResponse.error(), 'Failed to save skills'],
    ['it is refused', () => new HttpResponse(null, { status: 500 }), 'Failed to save skills'],
    ['it says so', () => HttpResponse.json({ success: false }), 'Failed to save categories'],
  ])('stays as it is if %s, and is saved by another press', async (_why, answer, sentence) => {
    backend.use(http.post('*/api/user/selected-skills', answer, { once: true }))
    const { user } = await open()
    await user.click(skill('Make a budget'))
    await user.click(save())
    const alert = (await screen.findByText(sentence)).closest('[role=alert]')
    expect(alert).toHaveTextContent(/Your choice is kept\. .*press Save and continue again\./)
    expect(skill('Make a budget')).not.toBeChecked()
    expect(saved()).toHaveLength(1)
    await user.click(save())
    await mapShows()
    expect(saved()[1]).toEqual({ skills: [11, 31] })
  })

  it('is said to take long after eight seconds, and never sent again by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    backend.use(http.post('*/api/user/selected-skills', () => new Promise<never>(() => {})))
    const { user } = await open()
    await user.click(save())
    await screen.findByText('Saving…')
    await pass(8000)
    const slow = 'This takes longer than usual. Your internet may be slow.'
    expect(screen.getByText(slow)).toBeVisible()
    await pass(60_000)
    expect(saved()).toHaveLength(1)
  })

  it('is there again after the end of the session', async () => {
    const expired = () => new HttpResponse(null, { status: 401 })
    backend.use(http.post('*/api/user/selected-skills', expired, { once: true }))
    const { user } = await open()
    await user.click(skill('Make a budget'))
    await user.click(save())
    await screen.findByText('Your session has expired. Please sign in again.')
    await signIn(user, sam)
    await heading()
    expect(skill('Make a budget')).not.toBeChecked()
  })
})

describe('the skills to choose from', () => {
  it('can be asked for again if they are refused', async () => {
    const refusal = () => HttpResponse.json({ message: 'No' }, { status: 403 })
    backend.use(http.get('*/api/skill-categories', refusal, { once: true }))
    const { user } = await renderApp({ path: '/skill-selection', learner: sam })
    const sentence = await screen.findByText(/You don't have permission/)
    expect(sentence.closest('[role=alert]')).toHaveTextContent('We could not load the skills.')
    expect(backend.requestsTo(loadCall)).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Go to your skill map' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await heading()).toBeVisible()
  })

  it('are asked for four times if they are lost', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    backend.use(http.get('*/api/skill-categories', () => HttpResponse.error()))
    await renderApp({ path: '/skill-selection', learner: sam })
    await screen.findByText('Loading the skills…')
    await pass(7000)
    await screen.findByText(/No response from server/)
    expect(backend.requestsTo(loadCall)).toHaveLength(4)
  })

  it('that are late are named after eight seconds, and Retry asks again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const never = () => new Promise<never>(() => {})
    backend.use(http.get('*/api/skill-categories', never, { once: true }))
    const { user } = await renderApp({ path: '/skill-selection', learner: sam })
    await screen.findByText('Loading the skills…')
    await pass(8000)
    expect(screen.getByText('Still loading. Your internet may be slow.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await heading()).toBeVisible()
  })

  it.each([
    [0, 0],
    [3, 0],
  ])('may be none, with %i categories of %i skills: a way on is there', async (...counts) => {
    offer(...counts)
    await renderApp({ path: '/skill-selection', learner: sam })
    expect(await screen.findByText('No skills to choose yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to your skill map' })).toBeVisible()
  })

  it('may be one category, and then there is nothing to swipe', async () => {
    offer(1, 20)
    await open()
    expect(screen.getAllByRole('checkbox')).toHaveLength(20)
    expect(screen.queryByText('Swipe for more')).toBeNull()
  })

  it('may be twelve categories, to swipe or to page through', async () => {
    offer(12, 2)
    const { user } = await open()
    expect(screen.getByText('Swipe for more')).toBeInTheDocument()
    expect(screen.getByText('Category 1 of 12')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Go to Category 2' }))
    expect(screen.getByText('Category 2 of 12')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Go to Category 1' }))
    const first = screen.getByRole('button', { name: 'This is the first one' })
    expect(first).toHaveAttribute('aria-disabled', 'true')
  })

  it('show markup and the marks of translations as text', async () => {
    const markup = '<img src="x" onerror="alert(1)"> {{count}} $t(title)'
    const skills = [{ id: 11, name: markup, description: markup, isLinkedToGoal: true }]
    const answer = { data: [{ id: 1, name: markup, skills }], hasSkillsForUser: false }
    backend.use(http.get('*/api/skill-categories', () => HttpResponse.json(answer)))
    await open()
    expect(screen.getByRole('region', { name: markup })).toBeVisible()
    expect(skill(markup)).toHaveAccessibleDescription(expect.stringContaining(markup))
    expect(screen.getByText(`We chose 1 skill for your goals: ${markup}.`)).toBeVisible()
    expect(document.querySelector('img[onerror]')).toBeNull()
  })

  it('are shown from odd data too', async () => {
    await open('odd@example.com')
    expect(skill('Cook a simple recipe')).toBeChecked()
  })
})
