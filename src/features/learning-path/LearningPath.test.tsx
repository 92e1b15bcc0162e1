import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LearningModule, SubSkill } from '@/api/learning'
import { afterCompletion, type PathState } from '@/navigation/navigation-state'
import { aModule } from '@tests/fixtures/lesson-data'
import { step } from '@tests/fixtures/path-steps'
import { WithProviders } from '@tests/fixtures/with-providers'
import { LearningPathView } from './LearningPath'

const onOpenModule = vi.fn<(module: LearningModule) => void>()
const onBackToMap = vi.fn<() => void>()
const clearFlags = vi.fn<() => void>()

beforeEach(() => vi.clearAllMocks())

const noFlags: PathState = {
  skillId: 11,
  fromModule: false,
  justCompleted: false,
  moduleData: null,
  completedModule: null,
}
const completed: PathState = {
  ...noFlags,
  fromModule: true,
  justCompleted: true,
  moduleData: aModule({ id: 7 }),
  completedModule: { id: 7, title: 'Lentils' },
}

const soup = [step('Read', 'dd'), step('Prepare', 'dpn'), step('Cook', 'nn'), step('Serve', 'n')]

const view = (subSkills: SubSkill[], pathState = noFlags) => (
  <WithProviders>
    <LearningPathView
      skillId={11}
      learningPath={{ skillName: 'Make soup', subSkills }}
      pathState={pathState}
      onOpenModule={onOpenModule}
      onBackToMap={onBackToMap}
      clearFlags={clearFlags}
    />
  </WithProviders>
)

const chart = () => screen.getByRole('group', { name: 'Your path: Make soup' })
const place = (name: RegExp) => within(chart()).getByRole('button', { name })
async function openPlace(name: RegExp) {
  await userEvent.click(place(name))
  return screen.findByRole('dialog')
}

describe('the page', () => {
  test('says which skill it is, how much is done, and how to go back', () => {
    render(view(soup))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Make soup')
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '38%')
    expect(screen.getByRole('link', { name: 'Back to the skill map' })).toHaveAttribute(
      'href',
      '/skillmap',
    )
  })

  test('has its places as buttons in path order, each with its state in words', () => {
    render(view(soup))
    const names = within(chart())
      .getAllByRole('button')
      .map((button) => button.textContent)
    expect(names).toEqual([
      'Introduction, Done',
      'Read, Done',
      'Prepare, 1 of 3 lessons, You are here',
      'Cook, Locked',
      'Serve, Locked',
      'Learning Complete!, Locked: 3 steps to go',
    ])
  })

  test('begins a new path at the introduction, which is done once it was opened', async () => {
    const { unmount } = render(view([step('Read', 'nn'), step('Cook', 'n')]))
    expect(place(/^Introduction\W+Start here\W+You are here$/)).toBeVisible()
    expect(place(/^Read\W+Ready to start$/)).toBeVisible()
    await openPlace(/^Introduction/)
    unmount()
    render(view([step('Read', 'nn'), step('Cook', 'n')]))
    expect(place(/^Introduction\W+Done$/)).toBeVisible()
    expect(place(/^Read\W+Ready to start\W+You are here$/)).toBeVisible()
  })
})

describe('the list', () => {
  const list = () => screen.getByRole('list', { name: 'Steps of your path' })
  const showList = () => userEvent.click(screen.getByRole('button', { name: 'List' }))

  test('has the same places in the same order with the same words', async () => {
    render(view(soup))
    await showList()
    expect(
      within(list())
        .getAllByRole('button')
        .map((row) => row.textContent),
    ).toEqual([
      'Introduction, Done',
      '1. Read, Done',
      '2. Prepare, 1 of 3 lessons, You are here',
      '3. Cook, Locked',
      '4. Serve, Locked',
      'Learning Complete!, Locked: 3 steps to go',
    ])
  })

  test('opens the same details, and the focus returns to the row', async () => {
    render(view(soup))
    await showList()
    await userEvent.click(within(list()).getByRole('button', { name: /Prepare/ }))
    const details = await screen.findByRole('dialog', { name: 'Prepare' })
    await userEvent.click(within(details).getByRole('button', { name: 'Continue' }))
    expect(onOpenModule).toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(within(list()).getByRole('button', { name: /Prepare/ })).toHaveFocus(),
    )
  })

  test('is remembered until the learner chooses the map again', async () => {
    const { unmount } = render(view(soup))
    await showList()
    unmount()
    render(view(soup))
    expect(list()).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Map' }))
    expect(chart()).toBeVisible()
  })
})

describe('the details of a place', () => {
  test('of the introduction welcome to the path and lead to the open step', async () => {
    render(view([step('Read', 'nn'), step('Cook', 'n')]))
    const details = await openPlace(/^Introduction/)
    expect(details).toHaveAccessibleName('Welcome to the Make soup learning path')
    await userEvent.click(within(details).getByRole('button', { name: 'Go to “Read”' }))
    expect(await screen.findByRole('dialog', { name: 'Read' })).toBeVisible()
  })

  test('of a step list its lessons with kind and state', async () => {
    render(view(soup))
    const details = await openPlace(/^Prepare/)
    expect(details).toHaveAccessibleName('Prepare')
    const rows = within(details).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      'Prepare 1, Video, Done',
      'Prepare 2, Video, In progress',
      'Prepare 3, Video, Locked. Finish “Prepare 2” first.',
    ])
  })

  test.each([
    ['Start', 'the first lesson of an untouched step', 'nn', 1],
    ['Continue', 'the first lesson of a started step that is not done', 'dpn', 2],
    ['Look again', 'the first lesson of a finished step', 'dd', 1],
  ])('%s opens %s', async (action, _which, modules, number) => {
    render(view([step('Read', modules)]))
    const details = await openPlace(/^Read/)
    expect(
      within(details).queryAllByRole('button', { name: /^(Start|Continue|Look again)$/ }),
    ).toHaveLength(1)
    await userEvent.click(within(details).getByRole('button', { name: action }))
    expect(onOpenModule).toHaveBeenCalledWith(expect.objectContaining({ title: `Read ${number}` }))
  })

  test('an open lesson of the list opens, a locked one is no button', async () => {
    render(view(soup))
    const details = await openPlace(/^Prepare/)
    expect(within(details).queryByRole('button', { name: /^Prepare 3/ })).toBeNull()
    await userEvent.click(within(details).getByRole('button', { name: /^Prepare 2/ }))
    expect(onOpenModule).toHaveBeenCalledWith(expect.objectContaining({ title: 'Prepare 2' }))
  })

  test('of a locked step say what to finish first, and start nothing', async () => {
    render(view(soup))
    const details = await openPlace(/^Cook\W+Locked/)
    expect(details).toHaveTextContent('Locked. Finish “Prepare” first.')
    const buttons = within(details).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual([''])
    expect(within(details).queryByRole('list')).toBeNull()
  })

  test('fall back to a plain sentence when nothing describes the step', async () => {
    render(view(soup))
    expect(await openPlace(/^Prepare/)).toHaveTextContent(
      'Complete this module to progress in your learning path',
    )
  })

  test('of the trophy say what is missing, or congratulate', async () => {
    const { unmount } = render(view(soup))
    expect(await openPlace(/^Learning Complete!/)).toHaveTextContent(
      'Complete all previous modules to unlock your trophy!Locked: 3 steps to go',
    )
    unmount()
    render(view([step('Read', 'd')]))
    expect(await openPlace(/^Learning Complete!\W+Unlocked/)).toHaveTextContent(
      "Congratulations! You've completed all modules!",
    )
  })

  test('open by keyboard, close with Esc or the cross, and give the focus back', async () => {
    render(view(soup))
    for (const close of ['{Escape}', 'cross']) {
      place(/^Prepare/).focus()
      await userEvent.keyboard('{Enter}')
      const details = await screen.findByRole('dialog')
      if (close === 'cross') {
        await userEvent.click(within(details).getByRole('button', { name: 'Close' }))
      } else await userEvent.keyboard(close)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(place(/^Prepare/)).toHaveFocus())
    }
  })
})

describe('after a lesson', () => {
  const dialog = (name: string) => screen.findByRole('dialog', { name })
  const pressContinue = async () =>
    userEvent.click(within(await dialog('Great Job!')).getByRole('button', { name: 'Continue' }))

  test("'Great Job!' names the lesson and the next one, and takes the flags away", async () => {
    render(view(soup, completed))
    const greatJob = await dialog('Great Job!')
    expect(greatJob).toHaveTextContent("You've successfully completed Lentils")
    expect(greatJob).toHaveTextContent('Next: Prepare 2')
    expect(clearFlags).toHaveBeenCalled()
  })

  test('the lesson is found by its sub-skill, type and id, and called as on the path', async () => {
    const twin = (parentSubSkillId: number, type: LearningModule['type'], title: string) =>
      aModule({ id: 1, parentSubSkillId, type, title, status: 'completed' })
    const path = [
      step('Read', '', { id: 1, modules: [twin(1, 'quiz', 'Pots')] }),
      step('Cook', '', { id: 2, modules: [twin(2, 'video', 'Pans'), twin(2, 'quiz', 'Lids')] }),
    ]
    render(view(path, afterCompletion(11, twin(2, 'quiz', 'Pots'))))
    expect(await dialog('Great Job!')).toHaveTextContent("You've successfully completed Lids")
  })

  test('the step is named where it is done with the lesson, and Enter leads on', async () => {
    const last = step('Read', 'dd', { id: 1 })
    const done = last.modules[1] ?? aModule()
    const { unmount } = render(view([last, step('Cook', 'n')], afterCompletion(11, done)))
    const greatJob = await dialog('Great Job!')
    expect(greatJob).toHaveTextContent('The step “Read” is done.')
    // Its heading has the focus (layers.test.tsx).
    fireEvent.keyDown(within(greatJob).getByRole('heading'), { key: 'Enter' })
    expect(onOpenModule).toHaveBeenCalledWith(expect.objectContaining({ title: 'Cook 1' }))
    unmount()

    const half = step('Read', 'dn', { id: 1 })
    render(view([half, step('Cook', 'n')], afterCompletion(11, half.modules[0] ?? done)))
    expect(await dialog('Great Job!')).not.toHaveTextContent('The step')
  })

  test('Continue opens the lesson that follows', async () => {
    render(view(soup, completed))
    await pressContinue()
    expect(onOpenModule).toHaveBeenCalledWith(expect.objectContaining({ title: 'Prepare 2' }))
  })

  test('there is no Continue where nothing follows', async () => {
    localStorage.setItem('trophyModal_11', 'true')
    render(view([step('Read', 'd')], completed))
    const buttons = within(await dialog('Great Job!')).getAllByRole('button')
    expect(buttons.map((one) => one.textContent || one.ariaLabel)).toEqual(['Close', 'Close'])
  })

  test('closed, the focus goes to the place where the learner is, not to the heading before', async () => {
    render(view(soup, completed))
    const close = within(await dialog('Great Job!')).getByRole('button', { name: 'Close' })
    const focused: unknown[] = []
    document.addEventListener('focusin', ({ target }) => focused.push(target))
    fireEvent.click(close)
    await waitFor(() => expect(place(/^Prepare/)).toHaveFocus())
    expect(focused).not.toContain(screen.getByRole('heading', { level: 1 }))
  })
})

describe('the trophy', () => {
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  /** Time for a dialog to open. */
  const opening = 40
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('follows 500 ms after the first dialog is closed, once per skill', () => {
    const done = [step('Read', 'd'), step('Cook', 'd')]
    const { unmount } = render(view(done, completed))
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
    render(view(done, completed))
    pass(opening)
    fireEvent.click(screen.getByText('Close'))
    pass(2000)
    expect(screen.queryByText('Well done!')).toBeNull()
  })

  test('does not come while a step is open, or without a completed lesson', () => {
    const { unmount } = render(view([step('Read', 'd'), step('Cook', 'n')], completed))
    pass(opening)
    press('Close')
    pass(2000)
    expect(screen.queryByText('Well done!')).toBeNull()
    unmount()
    render(view([step('Read', 'd')]))
    pass(2000)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
