import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { timing } from '@/config/timing'
import { celebratingState } from '@/domain/navigation-state'
import { session } from '@/session/session'
import {
  completedModule,
  currentSkillId,
  moduleProgress,
  settings,
  trophyModal,
} from '@/session/storage'
import { backend } from '@tests/support/backend'
import { pass, soon } from '@tests/support/clock'
import { renderApp } from '@tests/support/render-app'
import { servedLesson, servePath, subSkill } from '@tests/support/serve-path'

const { play } = vi.hoisted(() => ({ play: vi.fn<() => { setDisplayRef: () => void }>() }))

// jsdom draws nothing, so that the player of the animations has nothing to play on.
vi.mock('lottie-react', () => ({ useLottieLight: play }))

const done = 'completed'
const begun = 'in_progress'

const open = (state: object | undefined = { skillId: 11 }) =>
  renderApp({ path: '/learningpath', state })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const chart = () => screen.findByRole('group', { name: 'Your path: Make soup' })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const greatJob = () => screen.findByRole('dialog', { name: 'Great Job!' })
const trophy = () => screen.queryByRole('dialog', { name: 'Well done!' })
const calls = () => backend.requestsTo('GET /api/subskills')
const alert = async () => within(screen.getByRole('main')).findByRole('alert')
const historyState = () => (window.history.state as { usr: unknown }).usr
const names = (element: HTMLElement) =>
  within(element)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

const signIn = async (email: string) =>
  session.start({ accessToken: await backend.tokenFor(email), email, remember: true })

beforeEach(async () => {
  play.mockReset().mockReturnValue({ setDisplayRef: () => {} })
  await signIn('sam@example.com')
})

describe('the learning path', () => {
  test('has its nodes in order, each with its state in words, as a chart and as a list', async () => {
    servePath(
      subSkill('Read', [done, done]),
      subSkill('Prepare', [done, begun, null]),
      subSkill('Cook', [null, null]),
      subSkill('Serve', [null]),
    )
    const { user } = await open()
    expect(await heading('Make soup')).toBeVisible()
    expect(document.title).toBe('Make soup · Norte')
    expect(screen.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '37% · 1 of 4 parts done',
    )
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
    const back = screen.getByRole('link', { name: 'Back to the skill map' })
    expect(back).toHaveAttribute('href', '/skillmap')
    expect(names(await chart())).toEqual([
      'Introduction, Done',
      'Read, Done',
      'Prepare, 1 of 3 lessons, Next',
      'Cook, Locked',
      'Serve, Locked',
      'Learning Complete!, Locked: 3 parts to go',
    ])
    const [introduction, read, prepare, cook, serve] = within(await chart())
      .getAllByRole('button')
      .map((node) => node.querySelector('svg')?.parentElement?.className)
    // Muted where it is locked.
    expect([introduction, read, serve]).toEqual([prepare, prepare, cook])
    expect(cook).not.toBe(prepare)
    expect(currentSkillId.get()).toBe(11)

    await user.click(await button('List'))
    expect(names(screen.getByRole('list', { name: 'Parts of your path' }))).toEqual([
      'Introduction, Done',
      '1. Read, Done',
      '2. Prepare, 1 of 3 lessons, Next',
      '3. Cook, Locked',
      '4. Serve, Locked',
      'Learning Complete!, Locked: 3 parts to go',
    ])
    expect(settings.get()?.view).toBe('list')
    await user.click(await button(/^2. Prepare/))
    await screen.findByRole('dialog', { name: 'Prepare' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: /^2. Prepare/ })).toHaveFocus())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('forgets the place in a lesson that is completed meanwhile, and keeps that of a begun one', async () => {
    servePath(subSkill('Read', [done, begun]))
    const [read, begins] = ['Read 1', 'Read 2'].map((title) =>
      moduleProgress(servedLesson(title).module),
    )
    for (const lesson of [read, begins]) lesson?.set({ seconds: 40 })
    await open()
    await chart()
    expect(read?.get()).toBeUndefined()
    expect(begins?.get()?.seconds).toBe(40)
  })

  test('says of its end that one part is to go, which has the color of an open one', async () => {
    servePath(subSkill('Read', ['completed']), subSkill('Cook', [null]))
    await open()
    expect(names(await chart()).at(-1)).toBe('Learning Complete!, Locked: 1 part to go')
    const [, read, cook] = within(await chart())
      .getAllByRole('button')
      .map((node) => node.querySelector('svg')?.parentElement?.className)
    // Not begun, and open.
    expect(cook).toBe(read)
  })

  test('shows each part with the picture of its kind', async () => {
    servePath(subSkill('Cook', [null]), subSkill('Money', [null]), subSkill('Cook again', [null]))
    await open()
    const [, cook, money, again] = within(await chart())
      .getAllByRole('button')
      .map((node) => node.querySelector('svg')?.innerHTML)
    expect(cook).not.toBe(money)
    expect(again).toBe(cook)
  })

  test('begins at the introduction, which leads into the first lesson, and is not done before', async () => {
    const markup = '<img src="x" onerror="alert(1)"> {{name}} $t(title)'
    servePath(subSkill(markup, [null, null]), subSkill('Cook', [null]))
    const { user } = await open()
    expect(names(await chart())).toEqual([
      'Introduction, Start here, Next',
      `${markup}, Not started`,
      'Cook, Locked',
      'Learning Complete!, Locked: 2 parts to go',
    ])
    // The one Start is that of the Continue bar.
    expect(screen.getAllByText('Start')).toHaveLength(1)
    await user.click(screen.getByRole('link', { name: 'Start: Introduction' }))
    await screen.findByRole('heading', { name: 'Welcome to the Make soup learning path' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // Neither a reload nor Back opens the introduction again.
    expect(historyState()).toEqual({ skillId: 11 })
    await user.click(await button(/^Introduction/))
    await user.click(await button(`Start the first lesson: “${markup} 1”`))
    expect(await heading(`${markup} 1`)).toBeVisible()
    await user.click(await button('Go Back'))
    await waitFor(async () =>
      expect(names(await chart()).slice(0, 2)).toEqual([
        'Introduction, Done',
        `${markup}, Not started, Next`,
      ]),
    )
    expect(screen.getByRole('link', { name: `Continue: ${markup} 1` })).toBeVisible()
  })

  test('does not open its introduction again where Back leads from the first lesson', async () => {
    servePath(subSkill('Read', [null]))
    const { user } = await open({ skillId: 11, opensIntroduction: true })
    await screen.findByRole('dialog', { name: 'Welcome to the Make soup learning path' })
    await user.click(await button('Start the first lesson: “Read 1”'))
    expect(await heading('Read 1')).toBeVisible()
    act(() => window.history.back())
    expect(await heading('Make soup')).toBeVisible()
    await chart()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the popover', () => {
  /** Presses a node and returns its popover, and its buttons in order: the first one closes it. */
  async function openNode(user: Awaited<ReturnType<typeof open>>['user'], name: RegExp) {
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(await button(name))
    const popover = within(await screen.findByRole('dialog'))
    return {
      popover,
      buttons: popover.getAllByRole('button').map(({ textContent }) => textContent),
    }
  }

  test('of a begun sub-skill lists its modules, and Continue opens the next unfinished one', async () => {
    servePath(
      subSkill('Read', [done, begun, null], { description: 'See the tools.' }),
      subSkill('Nothing', [], { description: 'Lessons come soon.' }),
      subSkill('Cook', [null]),
    )
    const { user } = await open()

    const cook = await openNode(user, /^Cook/)
    expect(cook.popover.getByText('Locked. Finish “Read” first.')).toBeVisible()
    expect(cook.buttons.slice(1)).toEqual([])

    const nothing = await openNode(user, /^Nothing/)
    expect(nothing.popover.getByText('Lessons come soon.')).toBeVisible()
    expect(nothing.popover.getByText(/^This part has no lessons yet\./)).toBeVisible()
    expect(nothing.buttons.slice(1)).toEqual([])

    const last = await openNode(user, /^Learning Complete!/)
    expect(last.popover.getByRole('heading', { name: 'Learning Complete!' })).toBeVisible()
    const locked = 'Complete all previous modules to unlock your trophy!'
    expect(last.popover.getByText(locked)).toBeVisible()

    const { popover, buttons } = await openNode(user, /^Read/)
    expect(popover.getByRole('heading', { name: 'Read' })).toBeVisible()
    expect(popover.getByText('See the tools.')).toBeVisible()
    expect(popover.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Read 1, Video, Done',
      'Read 2, Video, In progress',
      'Read 3, Video, Locked. Finish “Read 2” first.',
    ])
    // The third module is no button.
    expect(buttons.slice(1)).toEqual([
      'Read 1, Video, Done',
      'Read 2, Video, In progress',
      'Start',
      'Continue',
    ])
    await user.click(popover.getByRole('button', { name: 'Continue' }))
    expect(await heading('Read 2')).toBeVisible()
  })

  test('of a finished sub-skill still has Start, which opens the first module', async () => {
    servePath(subSkill('Read', [done, done]))
    const { user } = await open()
    const last = await openNode(user, /^Learning Complete!/)
    const unlocked = "Congratulations! You've completed all modules!"
    expect(last.popover.getByText(unlocked)).toBeVisible()
    const { popover, buttons } = await openNode(user, /^Read/)
    expect(buttons).not.toContain('Continue')
    await user.click(popover.getByRole('button', { name: 'Start' }))
    expect(await heading('Read 1')).toBeVisible()
    expect(window.location.pathname).toBe('/learningpath/knowledge')
  })

  test('of a new sub-skill without a description opens a module by its type', async () => {
    const read = subSkill('Read', [null, null])
    Object.assign(read.modules[0] ?? {}, { type: 'hologram' })
    Object.assign(read.modules[1] ?? {}, { type: 'challenge', node_type: 'story' })
    servePath(read)
    const { user } = await open()
    const { popover, buttons } = await openNode(user, /^Read/)
    const description = 'Complete this module to progress in your learning path'
    expect(popover.getByText(description)).toBeVisible()
    // One of unknown type locks nothing, and the introduction is next.
    expect(buttons.slice(1)).toEqual([
      'Read 1, Lesson, Not started',
      'Read 2, Challenge, Not started',
      'Start',
    ])
    await user.click(popover.getByRole('button', { name: /^Read 2/ }))
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath/challenge'))
  })
})

test('what cannot be shown locks nothing, and mark, Continue and the bar go to the same lesson', async () => {
  const read = subSkill('Read', [done, begun, begun, null])
  Object.assign(read.modules[1] ?? {}, { type: 'hologram' })
  Object.assign(read.modules[2] ?? {}, { id: null })
  servePath(read, subSkill('Cook', [null]))
  const { user } = await open()
  expect(await screen.findByRole('link', { name: 'Continue: Read 4' })).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    '33% · 0 of 2 parts done',
  )
  expect(names(await chart())).toContain('Read, 1 of 2 lessons, Next')
  await user.click(await button(/^Read/))
  const popover = within(await screen.findByRole('dialog'))
  expect(popover.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Read 1, Video, Done',
    'Read 2, Lesson, In progress',
    'Read 3, Video, In progress',
    'Read 4, Video, Next',
  ])
  await user.click(popover.getByRole('button', { name: 'Continue' }))
  expect(await heading('Read 4')).toBeVisible()
})

/** The state of the path after the learner has completed the first module of this sub-skill. */
const completed = (title: string) => celebratingState(11, servedLesson(`${title} 1`).module)

describe('Great Job', () => {
  /** As on a device that allows motion. */
  const allowMotion = () => {
    const device = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(device(query), { matches: false }),
    )
  }

  test('says what is completed and what comes next, once; closed, it leads to where the learner is', async () => {
    servePath(subSkill('Cook', [done]), subSkill('Serve', [null]))
    allowMotion()
    settings.set({ celebrations: 'calm' })
    const { user } = await open(completed('Cook'))
    const dialog = await greatJob()
    expect(dialog).toHaveTextContent("You've successfully completed Cook 1")
    expect(dialog).toHaveTextContent('The part “Cook” is done.')
    expect(dialog).toHaveTextContent('Next: video, Serve 1')
    expect(dialog.querySelector('[data-celebration=great-job-yacht]')).toBeVisible()
    // Neither a reload nor Back repeats it.
    expect(historyState()).toEqual({ skillId: 11 })
    await vi.dynamicImportSettled()
    expect(play).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: /^Serve/ })).toHaveFocus())
  })

  test('names also a lesson that is not on the path, with a check mark, and the boat sails to the next', async () => {
    servePath(subSkill('Read', [done]), subSkill('Serve', [null]))
    allowMotion()
    await open(completed('Shop'))
    const dialog = await greatJob()
    expect(dialog).toHaveTextContent("You've successfully completed Shop 1")
    expect(dialog.querySelector('[data-celebration=tick]')).toBeVisible()
    const goOn = await button('Continue')
    // Else the boat would arrive by itself.
    vi.useFakeTimers()
    fireEvent.click(goOn)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(window.location.pathname).toBe('/learningpath')
    // Any press ends the voyage, and does nothing else.
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(await soon(() => screen.getByRole('heading', { name: 'Serve 1' }))).toBeVisible()
  })

  test('of a part is animated, and opens the next lesson when the boat has arrived', async () => {
    servePath(subSkill('Read', [done]), subSkill('Serve', [null]))
    allowMotion()
    await open(completed('Read'))
    await greatJob()
    await waitFor(() => expect(play).toHaveBeenCalled())
    const goOn = await button('Continue')
    vi.useFakeTimers()
    fireEvent.click(goOn)
    await pass(1999)
    expect(window.location.pathname).toBe('/learningpath')
    await pass(1)
    expect(window.location.pathname).toBe('/learningpath/knowledge')
  })
})

describe('the trophy', () => {
  const lastModule = completed('Cook')

  /** The learner has completed the last module just now. */
  const finish = () => completedModule(11).set({ id: 'Cook 1', type: 'video', subSkillId: 'Cook' })

  test('comes 500 ms after Great Job of the last module is closed, names the next skill and leads to the map', async () => {
    servePath(subSkill('Read', [done]), subSkill('Cook', [done]))
    const nextPath = { skill_name: 'Make a budget', subskills: [subSkill('Plan', [null])] }
    backend.use(
      http.get('*/api/subskills', ({ request }) =>
        new URL(request.url).search.includes('=21') ? HttpResponse.json(nextPath) : undefined,
      ),
    )
    finish()
    await open(lastModule)
    expect(await greatJob()).toHaveTextContent('The whole skill is finished.')
    const close = await button('Continue')
    vi.useFakeTimers()
    fireEvent.click(close)
    await pass(499)
    expect(trophy()).toBeNull()
    await pass(1)
    const dialog = await soon(() => screen.getByRole('dialog', { name: 'Well done!' }))
    vi.useRealTimers()
    expect(dialog).toHaveTextContent("You've completed the Make soup skill.")
    expect(dialog).toHaveTextContent("You've completed the learning path!")
    expect(dialog.querySelector('[data-scene=trophy]')).toBeVisible()
    await waitFor(() => expect(dialog).toHaveTextContent('Next: Make a budget'))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Back to the skill map' }))
    expect(trophyModal(11).get()).toBe('true')
    await waitFor(() => expect(window.location.pathname).toBe('/skillmap'))
  })

  test('does not come again, whatever is stored of it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    servePath(subSkill('Cook', [done]))
    finish()
    trophyModal(11).set('false')
    await open(lastModule)
    fireEvent.keyDown(await greatJob(), { key: 'Escape' })
    await pass(3000)
    expect(trophy()).toBeNull()
  })
})

describe('a path', () => {
  const answer = (response: () => Response) =>
    backend.use(http.get('*/api/subskills', response, { once: true }))
  const isOnMap = () => waitFor(() => expect(window.location.pathname).toBe('/skillmap'))

  test('that does not load says what is wrong, and Retry loads it', async () => {
    answer(() => HttpResponse.json({ message: 'No' }, { status: 403 }))
    const { user } = await open()
    expect(await heading('Something went wrong')).toBeVisible()
    expect(document.title).toBe('Something went wrong · Norte')
    expect(await alert()).toHaveTextContent('We could not load your path. Nothing is lost.')
    expect(await alert()).toHaveTextContent("You don't have permission to access this resource")
    expect(screen.getByRole('link', { name: 'Back to the skill map' })).toBeVisible()
    expect(calls()).toHaveLength(1)
    await user.click(await button('Retry'))
    expect(await heading('Cook a simple recipe')).toBeVisible()
  })

  test('without sub-skills leads to the map, replacing history', async () => {
    const before = window.history.length
    answer(() => HttpResponse.json({ message: 'No subskills found' }, { status: 404 }))
    currentSkillId.set(21)
    await open()
    await isOnMap()
    expect(currentSkillId.get()).toBe(21)
    const toast = 'This skill has no lessons yet. Choose another skill.'
    expect(await screen.findByText(toast)).toBeVisible()
    expect(window.history.length).toBe(before)
  })

  test('that got lessons since it was read without any is shown, and not left at once', async () => {
    answer(() => HttpResponse.json({ message: 'No subskills found' }, { status: 404 }))
    const { router } = await open()
    await isOnMap()
    servePath(subSkill('Read', [null]))
    const later = Date.now() + timing.queryStaleTime + 1
    vi.spyOn(Date, 'now').mockImplementation(() => later)
    await act(() => router.navigate('/learningpath?skill=11'))
    expect(await heading('Make soup')).toBeVisible()
  })

  test.each([[{ fromModule: true }], [{ fromModule: true, skillId: 'soup' }]])(
    'without a skill leads to the map from a module, whatever skill was open before: %j',
    async (state) => {
      currentSkillId.set(11)
      await open(state)
      await isOnMap()
      expect(calls().filter(({ path }) => path.includes('soup'))).toEqual([])
    },
  )

  test('says that the skill is invalid where the learner came from nowhere', async () => {
    await open({ skillId: 'soup' })
    await waitFor(async () => expect(await alert()).toHaveTextContent('Invalid skillId'))
    expect(calls()).toEqual([])
  })

  test('is the one that was open last where none is named, also with odd data', async () => {
    await signIn('odd@example.com')
    currentSkillId.set(11)
    await renderApp({ path: '/learningpath' })
    expect(await heading('Cook a simple recipe')).toBeVisible()
    expect(await button(/^Get your tools ready/)).toBeVisible()
  })
})
