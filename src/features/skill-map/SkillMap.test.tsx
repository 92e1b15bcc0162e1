import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Skill, SkillMapEntry } from '@/api/skills'
import { session } from '@/learner/session'
import { aSkill, mapEntries } from '@tests/fixtures/map-entries'
import { hashed } from '@tests/fixtures/stored'
import { WithProviders } from '@tests/fixtures/with-providers'
import { tap } from '@tests/support/tap'
import { SkillMapView } from './SkillMap'

const onOpenSkill = vi.fn<(skill: Skill) => void>()
const sam = 'sam@example.com'
const kept = () => localStorage.getItem(hashed(`hiddenCategories_${sam}`))

type Shown = Partial<Parameters<typeof SkillMapView>[0]>

function show(props: Shown = {}) {
  const view = (more: Shown) => (
    <WithProviders>
      <SkillMapView
        entries={mapEntries}
        userName="sam.r"
        onOpenSkill={onOpenSkill}
        {...props}
        {...more}
      />
    </WithProviders>
  )
  const { rerender, unmount } = render(view({}))
  return { unmount, update: (more: Shown) => rerender(view(more)) }
}

const chart = () => screen.getByRole('group', { name: 'Skill map' })
const button = (name: string) => screen.getByRole('button', { name })
const budget = 'Make a budget, 40 percent, Finances'
const recipe = 'Cook a simple recipe, Done ·\u00a0100%, Cooking'

const asWideWindow = () => vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1280)

beforeEach(() => {
  onOpenSkill.mockReset()
  session.start({ accessToken: 'a', email: sam, remember: true })
})

describe.each([
  ['the chart of a phone', () => {}],
  ['the wide chart', asWideWindow],
])('%s', (_, arrange) => {
  beforeEach(arrange)

  test('names every skill with its progress and its category', () => {
    show()
    expect(
      within(chart())
        .getAllByRole('button')
        .map((node) => node.getAttribute('aria-label')),
    ).toEqual([
      'Cooking, 1 skill',
      recipe,
      'Finances, 2 skills',
      budget,
      'Pay a bill, Not started, Finances',
    ])
  })

  test('shows progress in words too', () => {
    show()
    expect(button(budget)).toHaveTextContent('Make a budget 40%')
    expect(button(recipe)).toHaveTextContent('Done · 100%')
    expect(button('Pay a bill, Not started, Finances')).toHaveTextContent('Not started')
  })

  test('has the tab order: each category, followed by its skills', async () => {
    show()
    const user = userEvent.setup()
    const names: (string | null | undefined)[] = []
    for (let index = 0; index < 5; index += 1) {
      await user.tab()
      names.push(document.activeElement?.getAttribute('aria-label'))
    }
    expect(names.slice(2)).toEqual(['Cooking, 1 skill', recipe, 'Finances, 2 skills'])
  })

  test('opens a skill with one click or key press', async () => {
    show()
    const user = userEvent.setup()
    await user.click(button(budget))
    button(recipe).focus()
    await user.keyboard('{Enter}')
    expect(onOpenSkill.mock.calls.map(([{ id }]) => id)).toEqual([21, 11])
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  test('hides and shows the skills of a category', async () => {
    show()
    const user = userEvent.setup()
    const finances = button('Finances, 2 skills')
    expect(finances).toHaveAttribute('aria-expanded', 'true')
    await user.click(finances)
    expect(screen.queryByRole('button', { name: budget })).toBeNull()
    expect(button('Finances, show 2 skills')).toHaveAttribute('aria-expanded', 'false')
    expect(button('Finances, show 2 skills')).toHaveTextContent('show 2')
    expect(button(recipe)).toBeVisible()
    await user.click(button('Finances, show 2 skills'))
    expect(button(budget)).toBeVisible()
  })

  test('the tooltip of a first tap stays for one second', () => {
    show()
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    tap(button(budget))
    act(() => void vi.advanceTimersByTime(999))
    expect(screen.getByRole('tooltip')).toBeVisible()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  test('on touch screens the first tap says to tap again, the second acts', async () => {
    show()
    const user = userEvent.setup()
    const press = (name: string) => user.pointer({ keys: '[TouchA]', target: button(name) })
    await press(budget)
    expect(onOpenSkill).not.toHaveBeenCalled()
    expect(screen.getByRole('tooltip')).toHaveTextContent('Tap again to open “Make a budget”')
    expect(button(budget)).toHaveAccessibleDescription('Tap again to open “Make a budget”')

    await press('Finances, 2 skills')
    expect(screen.getByRole('tooltip')).toHaveTextContent('Tap again to hide “Finances”')
    expect(button(budget)).toBeVisible()

    await press(budget)
    expect(onOpenSkill).not.toHaveBeenCalled()
    await press(budget)
    expect(onOpenSkill).toHaveBeenCalledTimes(1)
  })
})

test.each([
  ['the chart of a phone', () => {}],
  ['the wide chart', asWideWindow],
])('the switch between %s and the list keeps the focus', async (_, arrange) => {
  arrange()
  show()
  for (const view of ['List', 'Map']) {
    await userEvent.click(button(view))
    expect(button(view)).toHaveFocus()
  }
})

describe('the middle of the map', () => {
  test('names the learner', () => {
    show()
    expect(chart()).toHaveTextContent('You · sam.r')
    expect(within(chart()).getByText('sam.r')).toHaveAttribute('dir', 'auto')
  })

  test.each([null, undefined, ''])('shows User for %j', (userName) => {
    show({ userName })
    expect(chart()).toHaveTextContent('You · User')
  })
})

describe('closed categories', () => {
  test('are remembered for the learner', async () => {
    const { unmount } = show()
    await userEvent.click(button('Finances, 2 skills'))
    expect(kept()).toBe('["2"]')
    unmount()
    show()
    expect(button('Finances, show 2 skills')).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('the map of one category', () => {
  test('has that category open and the others closed, for this visit only', async () => {
    show({ focusCategoryId: '2' })
    expect(button(budget)).toBeVisible()
    expect(button('Cooking, show 1 skill')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button('Cooking, show 1 skill'))
    expect(button(recipe)).toBeVisible()
    expect(kept()).toBeNull()
  })

  test('opens its category even if the learner once closed it', () => {
    localStorage.setItem(hashed(`hiddenCategories_${sam}`), '["2"]')
    show({ focusCategoryId: '2' })
    expect(button(budget)).toBeVisible()
    expect(kept()).toBe('["2"]')
  })

  test('is the whole map when there is no such category', () => {
    show({ focusCategoryId: '99' })
    expect(button(budget)).toBeVisible()
    expect(button(recipe)).toBeVisible()
  })
})

describe('the celebration of a finished skill', () => {
  const picture = () => document.querySelector('[data-celebration=skill-complete]')
  const isShown = () => waitFor(() => expect(picture()).not.toBeNull(), { timeout: 5000 })
  const isOver = () => waitFor(() => expect(picture()).toBeNull(), { timeout: 5000 })
  const withSkill = (id: number, progress: number): SkillMapEntry[] => [
    {
      category: { id: 1, name: 'Cooking', color: null, iconType: '' },
      skills: [aSkill(id, 'Cook a simple recipe', progress)],
    },
  ]

  test('plays once per visit', async () => {
    const { unmount } = show({ entries: withSkill(98, 100) })
    await isShown()
    unmount()
    show({ entries: withSkill(98, 100) })
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(picture()).toBeNull()
  })

  test('is an animation that blocks no click and disappears by itself', async () => {
    show({ entries: withSkill(97, 100) })
    await isShown()
    await userEvent.click(button(recipe))
    expect(onOpenSkill).toHaveBeenCalled()
    await isOver()
  })
})
