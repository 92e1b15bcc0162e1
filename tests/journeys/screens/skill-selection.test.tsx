import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'

const noor = 'noor@example.com'
const saveCall = 'POST /api/user/selected-skills'
const path = '/skill-selection'

const heading = () => screen.findByRole('heading', { level: 1, name: 'Choose your skills' })
const skill = (name: string) => screen.getByRole('checkbox', { name })
const save = () => screen.getByRole('button', { name: 'Save and continue' })

/** A learner with a goal and without skills. */
const chooseGoal = (goal: number) =>
  backend.work((db) => {
    for (const { email, profile } of db.accounts)
      if (email === noor && profile) profile.goals = [goal]
  })

/** Responds with this many categories of this many skills. */
const offer = (categories: number, skills: number, name = 'Skill') =>
  backend.use(
    http.get('*/api/skill-categories', () =>
      HttpResponse.json({
        data: Array.from({ length: categories }, (_, index) => ({
          id: index + 1,
          name: `Category ${index + 1}`,
          color: null,
          iconType: 'cooking',
          skills: Array.from({ length: skills }, (_skill, place) => ({
            id: (index + 1) * 100 + place,
            name: `${name} ${(index + 1) * 100 + place}`,
          })),
        })),
        hasSkillsForUser: true,
      }),
    ),
  )

describe('choosing skills', () => {
  it('saves what is checked, and the map shows it', async () => {
    await chooseGoal(4)
    const { user } = await renderApp({ path, learner: noor })
    await heading()
    const cooking = screen.getByRole('region', { name: 'Cooking' })
    await user.click(within(cooking).getByRole('checkbox', { name: 'Cook a simple recipe' }))
    await user.click(skill('Make a budget'))
    expect(screen.getByText('2 skills chosen')).toBeVisible()
    expect(within(cooking).getByText(/^1 of \d chosen$/)).toBeVisible()
    expect(JSON.parse(localStorage.getItem('selectedOptions') ?? '')).toEqual([1, 2])
    await user.click(save())
    await screen.findByRole('heading', { name: 'Your skill map' })
    expect(window.location.pathname).toBe('/skillmap')
    expect(backend.requestsTo(saveCall).map(({ body }) => body)).toEqual([{ skills: [11, 21] }])
    expect(await screen.findByRole('button', { name: /Make a budget/ })).toBeVisible()
    expect(localStorage.getItem('selectedSkills')).toBeNull()
    expect(localStorage.getItem('selectedOptions')).toBeNull()
  })

  it('starts on the first visit with the skills that fit a goal, and says which', async () => {
    await chooseGoal(2)
    await renderApp({ path, learner: noor })
    await heading()
    expect(skill('Make a budget')).toBeChecked()
    expect(skill('Make a budget')).toHaveAccessibleDescription(/Fits your goal/)
    expect(screen.getByText(/^We chose 4 skills for your goals: .*Make a budget/)).toBeVisible()
    const [first] = screen.getAllByRole('heading', { level: 2 })
    expect(first).toHaveTextContent('Finances')
    const finances = screen.getByRole('region', { name: 'Finances' })
    expect(finances).toContainElement(skill('Make a budget'))
    expect(finances).not.toContainElement(skill('Cook a simple recipe'))
    expect(skill('Cook a simple recipe')).toHaveAccessibleDescription(/\w/)
    expect(skill('Cook a simple recipe')).not.toBeChecked()
  })

  it('starts on a later visit with what was chosen, whatever the goals are', async () => {
    await renderApp({ path, learner: 'sam@example.com' })
    await heading()
    expect(skill('Cook a simple recipe')).toBeChecked()
    const chosen = await backend.work(
      (db) => db.accounts.find(({ email }) => email === 'sam@example.com')?.selectedSkills.length,
    )
    expect(screen.getByText(`${chosen} skills chosen`)).toBeVisible()
  })

  it('keeps what is checked through a reload and a language change', async () => {
    const { user, unmount } = await renderApp({ path, learner: 'sam@example.com' })
    await heading()
    await user.click(skill('Cook a simple recipe'))
    unmount()
    await renderApp({ path, learner: 'sam@example.com' })
    await heading()
    expect(skill('Cook a simple recipe')).not.toBeChecked()
    await user.click(screen.getByRole('button', { name: /Español/ }))
    expect(
      await screen.findByRole('checkbox', { name: 'Cocinar una receta fácil' }),
    ).not.toBeChecked()
    expect(screen.getByRole('heading', { name: 'Elige tus habilidades' })).toBeVisible()
  })

  it('stays as it is checked here when another tab has saved, and is saved so', async () => {
    const { user } = await renderApp({ path, learner: 'sam@example.com' })
    await heading()
    await user.click(skill('Cook a simple recipe'))
    const ticked = () =>
      screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
    const before = ticked()
    act(() => {
      for (const key of ['selectedSkills', 'selectedOptions']) localStorage.removeItem(key)
      window.dispatchEvent(new StorageEvent('storage'))
    })
    expect(ticked()).toEqual(before)
    await user.click(skill('Make a budget'))
    const now: unknown[] = JSON.parse(localStorage.getItem('selectedSkills') ?? '')
    await user.click(save())
    await waitFor(() => expect(window.location.pathname).toBe('/skillmap'))
    expect(backend.requestsTo(saveCall).map(({ body }) => body)).toEqual([
      { skills: expect.arrayContaining(now) },
    ])
    expect(localStorage.getItem('selectedSkills')).toBeNull()
  })

  it('sends nothing without a skill, and says so beside the button', async () => {
    await chooseGoal(4)
    const { user } = await renderApp({ path, learner: noor })
    await heading()
    expect(screen.getByText('No skills chosen')).toBeVisible()
    await user.click(save())
    expect(screen.getByText('Choose at least one skill')).toBeVisible()
    await user.click(skill('Make a budget'))
    expect(screen.queryByText('Choose at least one skill')).toBeNull()
    expect(backend.requestsTo(saveCall)).toEqual([])
  })

  it('accepts no change while it is saved, which would be lost', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    backend.use(
      http.post('*/api/user/selected-skills', () => answered.then(() => undefined), {
        once: true,
      }),
    )
    await chooseGoal(4)
    const { user } = await renderApp({ path, learner: noor })
    await heading()
    await user.click(skill('Make a budget'))
    await user.click(save())
    const other = skill('Cook a simple recipe')
    await user.click(other)
    expect(other).not.toBeChecked()
    expect(other).toHaveAttribute('aria-disabled', 'true')
    answer()
    await screen.findByRole('heading', { name: 'Your skill map' })
    expect(backend.requestsTo(saveCall).map(({ body }) => body)).toEqual([{ skills: [21] }])
  })

  it('has a way past all skills to the button for the keyboard', async () => {
    const { user } = await renderApp({ path, learner: 'sam@example.com' })
    await heading()
    act(() => screen.getByRole('link', { name: 'Skip to saving' }).focus())
    await user.keyboard('{Enter}')
    expect(save()).toHaveFocus()
  })

  it('is one press away from an empty map', async () => {
    const { user } = await renderApp({ path: '/skillmap', learner: noor })
    await user.click(await screen.findByRole('link', { name: 'Choose skills' }))
    expect(await heading()).toHaveFocus()
  })
})

describe('a selection that cannot be saved', () => {
  it.each([
    ['selection-refused@example.com', 'Failed to save categories', 'Wait a moment'],
    ['selection-fails@example.com', 'Failed to save skills', 'Check your internet'],
  ])(
    'because of %s is reported with what to do, and keeps the choice',
    async (learner, title, advice) => {
      const { user } = await renderApp({ path, learner })
      await heading()
      const box = skill('Make a budget')
      const before = screen.getByText(/\d skills? chosen$/).textContent
      await user.click(save())
      const sentence = await screen.findByText(title)
      expect(sentence.closest('[role=alert]')).toHaveTextContent(advice)
      expect(screen.getByText(before)).toBeVisible()
      expect(box).toBeInTheDocument()
      await user.click(save())
      await waitFor(() => expect(backend.requestsTo(saveCall)).toHaveLength(2))
      expect(window.location.pathname).toBe(path)
    },
  )
})

describe('the skills to choose from', () => {
  it('can be retried if they did not load', async () => {
    backend.use(
      http.get(
        '*/api/skill-categories',
        () => HttpResponse.json({ message: 'No' }, { status: 403 }),
        { once: true },
      ),
    )
    const { user } = await renderApp({ path, learner: 'sam@example.com' })
    expect(await screen.findByText(/You don't have permission/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await heading()).toBeVisible()
  })

  it.each([
    [0, 0],
    [3, 0],
  ])(
    'may be none, with %i categories of %i skills: that is explained, with a way on',
    async (...counts) => {
      offer(...counts)
      await renderApp({ path, learner: 'sam@example.com' })
      expect(await screen.findByText('No skills to choose yet')).toBeVisible()
      expect(screen.getByRole('link', { name: 'Go to your skill map' })).toBeVisible()
    },
  )

  it('may be one category, and then there is nothing to swipe', async () => {
    offer(1, 60, 'A skill with a name that is much longer than anybody would ever want to read')
    await renderApp({ path, learner: 'sam@example.com' })
    await heading()
    expect(screen.getAllByRole('checkbox')).toHaveLength(60)
    expect(screen.queryByText('Swipe for more')).toBeNull()
  })

  it('may be twelve categories, with buttons from each to the next', async () => {
    offer(12, 2)
    const { user } = await renderApp({ path, learner: 'sam@example.com' })
    await heading()
    expect(screen.getByText('Category 1 of 12')).toBeInTheDocument()
    expect(screen.getByText('Swipe for more')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'This is the first one' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.click(screen.getByRole('button', { name: 'Go to Category 2' }))
    expect(screen.getByText('Category 2 of 12')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Go to Category 1' }))
    expect(screen.getByText('Category 1 of 12')).toBeInTheDocument()
  })
})
