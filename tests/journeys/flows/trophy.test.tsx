import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SubSkill } from '@/api/learning'
import { ship } from '@/learner/stored-things'
import { afterCompletion, type PathState } from '@/navigation/navigation-state'
import { afterLesson } from '@tests/fixtures/curriculum-lessons'
import { aModule } from '@tests/fixtures/lesson-data'
import { step } from '@tests/fixtures/path-steps'
import { renderApp } from '@tests/fixtures/render-app'
import { soupPath } from '@tests/fixtures/soup-path'
import { keepFor } from '@tests/fixtures/stored'

const budgetDone = afterLesson(2010)

describe('the trophy, in the app,', () => {
  // [2.37.3] [4.10.1] [4.10.2]
  it('comes when the path is done, and leads to the map', async () => {
    const { user } = await renderApp({
      path: '/learningpath',
      state: budgetDone,
      learner: 'omar@example.com',
    })
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    const trophy = await screen.findByRole('dialog', { name: 'Well done!' }, { timeout: 3000 })
    expect(trophy).toHaveTextContent("You've completed the Make a budget skill.")
    expect(localStorage.getItem('trophyModal_21')).not.toBeNull()
    await user.click(within(trophy).getByRole('button', { name: 'Back to the skill map' }))
    await waitFor(() => expect(window.location.pathname).toBe('/skillmap'))
  })

  it('does not come again where it was shown before', async () => {
    localStorage.setItem('trophyModal_21', 'true')
    keepFor(ship, 'omar@example.com', 'yacht')
    const { user } = await renderApp({
      path: '/learningpath',
      state: budgetDone,
      learner: 'omar@example.com',
    })
    const greatJob = within(await screen.findByRole('dialog'))
    await user.click(greatJob.getByText('Close'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await new Promise((done) => setTimeout(done, 800))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the trophy of a path', () => {
  const soupDone = afterCompletion(11, aModule({ title: 'Lentils' }))
  const unused = vi.fn<() => never>()
  const onBackToMap = vi.fn<() => void>()

  const view = (subSkills: SubSkill[], pathState: PathState) =>
    soupPath(subSkills, {
      pathState,
      onOpenModule: unused,
      onBackToMap,
      clearFlags: unused,
    })

  afterEach(() => vi.useRealTimers())

  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  /** A layer is the browser's own once it has been seen. */
  const opening = 40

  // [4.10.1] [9.3.1]
  it('follows 500 ms after the first dialog is closed, once per skill', () => {
    vi.useFakeTimers()
    const all = [step('Read', 'd'), step('Cook', 'd')]
    const { unmount } = render(view(all, soupDone))
    pass(opening)
    press('Continue')
    pass(490)
    expect(screen.queryByText('Well done!')).toBeNull()
    pass(10)
    pass(opening)
    const trophy = screen.getByRole('dialog', { name: 'Well done!' })
    expect(trophy).toHaveTextContent("You've completed the Make soup skill.")
    expect(trophy).toHaveTextContent("You've completed the learning path!")
    expect(localStorage.getItem('trophyModal_11')).not.toBeNull()
    press('Back to the skill map')
    expect(onBackToMap).toHaveBeenCalled()

    unmount()
    render(view(all, soupDone))
    pass(opening)
    fireEvent.click(screen.getByText('Close'))
    pass(2000)
    expect(screen.queryByText('Well done!')).toBeNull()
  })

  it('stays out while a step is not done, and without a completion', () => {
    vi.useFakeTimers()
    const { unmount } = render(view([step('Read', 'd'), step('Cook', 'n')], soupDone))
    pass(opening)
    press('Close')
    pass(2000)
    expect(screen.queryByText('Well done!')).toBeNull()
    unmount()
    render(view([step('Read', 'd')], { ...soupDone, justCompleted: false }))
    pass(2000)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
