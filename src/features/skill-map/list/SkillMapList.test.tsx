import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Skill } from '@/api/skills'
import { mapEntries } from '@tests/fixtures/map-entries'
import { WithProviders } from '@tests/fixtures/with-providers'
import { SkillMapView } from '../SkillMap'

const onOpenSkill = vi.fn<(skill: Skill) => void>()

const show = () =>
  render(
    <WithProviders>
      <SkillMapView entries={mapEntries} userName="sam.r" onOpenSkill={onOpenSkill} />
    </WithProviders>,
  )

async function showList() {
  const view = show()
  await userEvent.click(screen.getByRole('button', { name: 'List' }))
  return view
}

beforeEach(() => onOpenSkill.mockReset())

describe('the switch', () => {
  test('comes before the view and shows one view at a time', async () => {
    show()
    expect(screen.getByRole('group', { name: 'Skill map' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'List' }))
    expect(screen.queryByRole('group', { name: 'Skill map' })).toBeNull()
    const choice = screen.getByRole('group', { name: 'Show your skills as' })
    const [list] = screen.getAllByRole('list')
    expect(choice.compareDocumentPosition(list ?? choice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

describe('the list', () => {
  test('has the skills of the map in the order of the map', async () => {
    await showList()
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(headings).toEqual([
      'Your skill map',
      'Cooking',
      'Cook a simple recipe',
      'Finances',
      'Make a budget',
      'Pay a bill',
    ])
    expect(screen.getByText('1 skill')).toBeVisible()
    expect(screen.getByText('2 skills')).toBeVisible()
  })

  test('shows the progress of each skill, and a button to start or continue', async () => {
    await showList()
    const rows = screen
      .getAllByRole('listitem')
      .map((row) => [
        within(row).getByRole('progressbar').getAttribute('aria-valuetext'),
        within(row).getByRole('button').textContent,
      ])
    expect(rows).toEqual([
      ['Done ·\u00a0100%', 'Look again'],
      ['40%', 'Continue'],
      ['Not started', 'Start'],
    ])
  })

  test('opens a skill with one click or tap', async () => {
    await showList()
    const row = screen.getByRole('button', { name: 'Continue: Make a budget' })
    await userEvent.pointer({ keys: '[TouchA]', target: row })
    expect(onOpenSkill).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 21 }))
  })

  test('closes a category on the map too', async () => {
    await showList()
    const toggle = screen.getByRole('button', { name: 'Hide the skills of Finances' })
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(toggle)
    expect(screen.queryByRole('heading', { name: 'Make a budget' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Map' }))
    const category = screen.getByRole('button', { name: 'Finances, show 2 skills' })
    expect(category).toHaveAttribute('aria-expanded', 'false')
  })
})
