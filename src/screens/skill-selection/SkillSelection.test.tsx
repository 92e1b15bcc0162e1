import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { hold } from '@tests/support/hold'
import { renderApp } from '@tests/support/render-app'

const sam = 'sam@example.com'
const noor = 'noor@example.com'
const saveCall = 'POST /api/user/selected-skills'

// By their words, since jsdom takes long to find out the roles of so many.
const heading = () => screen.findByText('Choose your skills', { selector: 'h1' })
const skill = (name: string) => screen.getByLabelText(name, { selector: 'input' })
const save = () => screen.getByRole('button', { name: 'Save and continue' })
const saved = () => backend.requestsTo(saveCall).map(({ body }) => body)
const mapShows = () => screen.findByRole('heading', { name: 'Your skill map' })

async function open(learner = sam) {
  const app = await renderApp({ path: '/skill-selection', learner })
  await heading()
  return app
}

const answerCategories = (data: object[], hasSkillsForUser = true) =>
  backend.use(
    http.get('*/api/skill-categories', () => HttpResponse.json({ data, hasSkillsForUser })),
  )

/** This many categories of this many skills. */
const manyCategories = (categories: number, skills: number) =>
  Array.from({ length: categories }, (_category, index) => ({
    id: index + 1,
    name: `Category ${index + 1}`,
    color: null,
    iconType: 'cooking',
    skills: Array.from({ length: skills }, (_skill, place) => ({
      id: (index + 1) * 100 + place,
      name: `Skill ${(index + 1) * 100 + place}`,
    })),
  }))

describe('choosing skills', () => {
  test('starts on the first visit with those for a goal, in a card for each category, and says which', async () => {
    await backend.work((db) => {
      const profile = db.accounts.find(({ email }) => email === noor)?.profile
      if (profile) profile.goals = [2]
    })
    const { user } = await open(noor)
    const cards = screen.getAllByRole('region').map((card) => within(card).getByRole('heading'))
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Finances',
      'Cooking',
      'Social skills',
      'Living independently',
    ])
    const finances = within(screen.getByRole('region', { name: 'Finances' }))
    expect(finances.getByRole('checkbox', { name: 'Make a budget' })).toBeChecked()
    expect(finances.queryByRole('checkbox', { name: 'Cook a simple recipe' })).toBeNull()
    expect(skill('Make a budget')).toHaveAccessibleDescription(/\w.*Fits your goal/)
    expect(skill('Cook a simple recipe')).toHaveAccessibleDescription(/\w/)
    expect(skill('Cook a simple recipe')).not.toBeChecked()
    expect(
      screen.getByText('We chose 3 skills for your goals. Uncheck those that you do not want.'),
    ).toBeVisible()

    const untickAll = screen.getAllByRole('button', { name: /^Uncheck all/ })
    expect(untickAll.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Uncheck all: Finances',
    ])
    await user.click(screen.getByRole('button', { name: 'Uncheck all: Finances' }))
    expect(skill('Make a budget')).not.toBeChecked()
    expect(finances.getByRole('heading')).toHaveFocus()
    expect(screen.queryByRole('button', { name: /^Uncheck all/ })).toBeNull()
    expect(screen.queryByText(/for your goals/)).toBeNull()
    expect(screen.getByText('No skills chosen')).toBeVisible()
    await user.click(save())
    const first = screen.getByText('Choose at least one skill')
    expect(first).toBeVisible()
    // Anew, so that a screen reader says it again.
    await user.click(save())
    expect(screen.getByText('Choose at least one skill')).not.toBe(first)
    expect(saved()).toEqual([])
    await user.click(skill('Cook a simple recipe'))
    expect(screen.queryByText('Choose at least one skill')).toBeNull()
    await user.click(skill('Make a budget'))
    expect(screen.getByText('2 skills chosen')).toBeVisible()
    const cooking = within(screen.getByRole('region', { name: 'Cooking' }))
    expect(cooking.getByText(/^1 of \d chosen$/)).toBeVisible()
    expect(localStorage.getItem('selectedSkills')).toBe('[11,21]')
    expect(localStorage.getItem('selectedOptions')).toBe('[1,2]')
  })

  test('starts later with what was chosen, which stays through a reload, another tab and a language', async () => {
    const first = await open()
    expect(screen.getByText('3 skills chosen')).toBeVisible()
    expect(screen.queryByText(/for your goals/)).toBeNull()
    expect(screen.queryByText('Not saved yet')).toBeNull()
    await first.user.click(skill('Cook a simple recipe'))
    first.unmount()
    const { user } = await open()
    expect(skill('Cook a simple recipe')).not.toBeChecked()
    expect(screen.getByText('Not saved yet')).toBeVisible()
    act(() => {
      localStorage.removeItem('selectedSkills')
      localStorage.removeItem('selectedOptions')
      window.dispatchEvent(new StorageEvent('storage'))
    })
    expect(skill('Cook a simple recipe')).not.toBeChecked()
    await user.click(screen.getByRole('button', { name: /Español/ }))
    const recipe = await screen.findByRole('checkbox', { name: 'Cocinar una receta fácil' })
    expect(recipe).not.toBeChecked()
    expect(screen.getByRole('heading', { name: 'Elige tus habilidades' })).toBeVisible()
    expect(screen.getByText('2 habilidades elegidas')).toBeVisible()
  })

  test('starts with those for a goal also where some were ticked before there was a goal', async () => {
    const first = await open(noor)
    await first.user.click(skill('Cook a simple recipe'))
    first.unmount()
    await backend.work((db) => {
      const profile = db.accounts.find(({ email }) => email === noor)?.profile
      if (profile) profile.goals = [2]
    })
    await open(noor)
    expect(skill('Cook a simple recipe')).toBeChecked()
    expect(skill('Make a budget')).toBeChecked()
  })

  test('says of a begun skill that is unticked that its progress is kept', async () => {
    const { user } = await open()
    const kept = 'You have begun this skill. What you have done is kept.'
    expect(screen.queryByText(kept)).toBeNull()
    await user.click(skill('Cook a simple recipe'))
    expect(screen.getByText(kept)).toBeVisible()
  })

  test('says where the browser does not keep the ticks', async () => {
    const { user } = await open()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(skill('Make a budget'))
    expect(screen.getByText(/^This browser cannot store your answers\./)).toBeVisible()
  })

  test('that cannot be saved stay as they are, and another press saves them once, shown by the map', async () => {
    const { user } = await open()
    act(() => screen.getByRole('link', { name: 'Skip to saving' }).focus())
    await user.keyboard('{Enter}')
    expect(save()).toHaveFocus()
    await user.click(skill('Make a budget'))
    const failures: [() => Response, string, string][] = [
      [
        () => HttpResponse.json({ success: false }),
        'Failed to save categories',
        'Your skills are not saved yet',
      ],
      [
        () => HttpResponse.json({}, { status: 500 }),
        'Failed to save skills',
        'Your skills are not saved yet',
      ],
      [() => HttpResponse.error(), 'Failed to save skills', 'Your skills may not be saved'],
    ]
    for (const [answer, sentence, title] of failures) {
      backend.use(http.post('*/api/user/selected-skills', answer, { once: true }))
      await user.click(save())
      const alert = (await screen.findByText(sentence)).closest('[role=alert]')
      expect(alert).toHaveTextContent(
        /Your choice is still here\. .*press Save and continue again\./,
      )
      expect(alert).toHaveTextContent(title)
      expect(skill('Make a budget')).not.toBeChecked()
    }
    expect(saved()).toHaveLength(3)

    const answer = hold('/api/user/selected-skills')
    act(() => save().focus())
    await user.keyboard('{Enter}{Enter}')
    await user.click(skill('Make a budget'))
    expect(skill('Make a budget')).not.toBeChecked()
    expect(skill('Make a budget')).toHaveAccessibleDescription(/Saving…/)
    answer()
    await mapShows()
    expect(window.location.pathname).toBe('/skillmap')
    expect(window.history.state).toMatchObject({ idx: 0 })
    expect(await screen.findByRole('button', { name: /^Cook a simple recipe/ })).toBeVisible()
    expect(saved().slice(3)).toEqual([{ skills: [11, 31] }])
    expect(localStorage.getItem('selectedSkills')).toBeNull()
    expect(localStorage.getItem('selectedOptions')).toBeNull()
  })

  test('that are saved are ticked when they are chosen anew, and are never those of before', async () => {
    const { user, router } = await open()
    await user.click(skill('Make a budget'))
    const isChosen = skill('Make a budget').matches(':checked')
    await user.click(save())
    await mapShows()
    const answer = hold('/api/skill-categories')
    await act(() => router.navigate('/skill-selection'))
    expect(screen.queryByRole('button', { name: 'Save and continue' })).toBeNull()
    answer()
    await heading()
    expect(skill('Make a budget').matches(':checked')).toBe(isChosen)
  })

  test('left while it is on its way changes the map that is open then', async () => {
    const answer = hold('/api/user/selected-skills')
    const { user } = await open()
    await user.click(skill('Make a budget'))
    await user.click(save())
    await user.click(screen.getByRole('link', { name: 'Norte, to your skill map' }))
    await mapShows()
    const budget = { name: /^Make a budget/ }
    expect(await screen.findByRole('button', budget)).toBeVisible()
    answer()
    await waitFor(() => expect(screen.queryByRole('button', budget)).toBeNull())
    expect(await screen.findByRole('heading', { name: 'Your skill map' })).toBeVisible()
  })

  test('left while it is on its way keeps what is ticked after it', async () => {
    const answer = hold('/api/user/selected-skills')
    const { user, router } = await open()
    await user.click(skill('Make a budget'))
    await user.click(save())
    await act(() => router.navigate('/skillmap'))
    await mapShows()
    await act(() => router.navigate('/skill-selection'))
    await heading()
    await user.click(skill('Cook a simple recipe'))
    const ticked = localStorage.getItem('selectedSkills')
    const asked = backend.requestsTo('GET /api/skill-categories').length
    answer()
    await waitFor(() =>
      expect(backend.requestsTo('GET /api/skill-categories').length).toBeGreaterThan(asked),
    )
    expect(ticked).not.toBeNull()
    expect(localStorage.getItem('selectedSkills')).toBe(ticked)
  })

  test('left while it is on its way says on the map if it fails', async () => {
    const answer = hold('/api/user/selected-skills')
    const { user } = await open()
    await user.click(save())
    await user.click(screen.getByRole('link', { name: 'Norte, to your skill map' }))
    await mapShows()
    answer(HttpResponse.json({}, { status: 500 }))
    expect(await screen.findByText(/^Your skills are not saved yet\./)).toBeVisible()
  })
})

describe('the skills to choose from', () => {
  test('can be asked for again if they are refused, and may be none', async () => {
    const refusal = () => HttpResponse.json({ message: 'No' }, { status: 403 })
    answerCategories(manyCategories(3, 0))
    backend.use(http.get('*/api/skill-categories', refusal, { once: true }))
    const { user } = await renderApp({ path: '/skill-selection', learner: sam })
    const sentence = await screen.findByText(/You don't have permission/)
    expect(sentence.closest('[role=alert]')).toHaveTextContent('We could not load the skills.')
    expect(screen.getByRole('link', { name: 'Go to your skill map' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('No skills to choose yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to your skill map' })).toBeVisible()
  })

  test('may be twelve categories, to swipe or to page through', async () => {
    answerCategories(manyCategories(12, 2))
    const { user } = await open()
    expect(screen.getByText('Swipe for more')).toBeInTheDocument()
    const place = screen.getByText('Category 1 · 1 of 12')
    expect(place).toHaveRole('status')
    const row = screen.getByRole('region', { name: 'Category 1' }).parentElement as HTMLElement
    vi.spyOn(row, 'scrollWidth', 'get').mockReturnValue(1200)

    await user.click(screen.getByRole('button', { name: 'Go to Category 2' }))
    expect(row.scrollLeft).toBe(100)
    // Not the press: only the row, once it has scrolled.
    expect(place).toHaveTextContent('Category 1 · 1 of 12')
    fireEvent.scroll(row)
    expect(place).toHaveTextContent('Category 2 · 2 of 12')
    await user.click(screen.getByRole('button', { name: 'Go to Category 1' }))
    fireEvent.scroll(row)
    const first = screen.getByRole('button', { name: 'This is the first one' })
    await waitFor(() => expect(first).toHaveAttribute('aria-disabled', 'true'))

    act(() => skill('Skill 200').focus())
    expect(place).toHaveTextContent('Category 2 · 2 of 12')
    expect(row.scrollLeft).toBe(100)
  })

  test('are called without a name where they have none, as on the map', async () => {
    const skills = [{ id: 11, name: null, description: 'Soup' }]
    answerCategories([{ id: 1, name: null, skills }])
    await open()
    expect(screen.getByRole('region', { name: 'Category without a name' })).toBeVisible()
    expect(skill('Skill without a name')).toHaveAccessibleDescription('Soup')
  })

  test('may be in one category, without a swipe, and show markup and marks of translations as text', async () => {
    const markup = '<img src="x" onerror="alert(1)"> {{count}} $t(title)'
    const skills = [{ id: 11, name: markup, description: markup, isLinkedToGoal: true }]
    answerCategories([{ id: 1, name: markup, skills }], false)
    // On a wide screen it says their names too.
    const device = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(device(query), { matches: query === '(min-width:768px)' }),
    )
    await open()
    expect(screen.getByRole('region', { name: markup })).toBeVisible()
    expect(skill(markup)).toHaveAccessibleDescription(expect.stringContaining(markup))
    expect(screen.getByText(`We chose 1 skill for your goals: ${markup}.`)).toBeVisible()
    expect(document.querySelector('img[onerror]')).toBeNull()
    expect(screen.queryByText('Swipe for more')).toBeNull()
  })
})
