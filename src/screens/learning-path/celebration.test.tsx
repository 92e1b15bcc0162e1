import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { moduleLink } from '@/domain/addresses'
import type { ModuleType } from '@/domain/learning-path'
import { backend } from '@tests/support/backend'
import { pass } from '@tests/support/clock'
import { hold } from '@tests/support/hold'
import { allowReload, reload } from '@tests/support/reload'
import { renderApp } from '@tests/support/render-app'
import { servedLesson, servePath, subSkill } from '@tests/support/serve-path'
import { logOut, signIn } from '@tests/support/sign-in'

vi.mock('react-pdf', () => import('@tests/support/react-pdf'))
vi.mock('@/components/media/pdf/pdf-library', () => import('@tests/support/react-pdf'))

const sam = 'sam@example.com'
const done = 'completed'
const begun = 'in_progress'
const rated = { feedback: { enabled: true } }
const save = '*/api/subskill/update-state'

type App = Awaited<ReturnType<typeof renderApp>>

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const link = (name: string) => screen.findByRole('link', { name })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const dialog = (name: string) => screen.findByRole('dialog', { name })
const allClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const back = () => act(() => window.history.back())
const escape = (open: HTMLElement) => fireEvent.keyDown(open, { key: 'Escape' })
const refusal = () => HttpResponse.json({ message: 'No' }, { status: 403 })
const skillOnMap = /Cook a simple recipe/

beforeEach(async () => {
  localStorage.setItem('accessToken', await backend.tokenFor(sam))
})

/** Opens the path of the soup. */
const openPath = () => renderApp({ path: '/learningpath', state: { skillId: 11 } })

/** Opens a lesson by its address. */
const openLesson = (lesson: string, type?: ModuleType, options: { strict?: boolean } = {}) =>
  renderApp({ path: moduleLink(servedLesson(lesson, type)).to, ...options })

/** Opens a lesson from the open path. */
async function openFromPath({ user }: App, lesson: string) {
  const { subSkillId } = servedLesson(lesson).module
  await user.click(await button(new RegExp(`${subSkillId},`)))
  const popover = within(await screen.findByRole('dialog'))
  await user.click(popover.getByRole('button', { name: new RegExp(`^${lesson},`) }))
}

/** Does what the open lesson asks for, and presses its last button. */
const finish = {
  video: async (title: string) => {
    await heading(title)
    await waitFor(() => expect(document.querySelector('video')).not.toBeNull())
    fireEvent.ended(document.querySelector('video') ?? document.body)
    fireEvent.click(await button('Continue'))
  },
  quiz: async () => {
    fireEvent.click(await button(/A pot/))
    await screen.findByText('Well done! You got it right!')
    fireEvent.click(await button('Continue'))
  },
  pdf: async () => {
    await screen.findByText('Drawing of page 1')
    fireEvent.click(await button('Continue'))
  },
  practice: async () => {
    fireEvent.click(await button('Continue'))
    fireEvent.click(await button('Complete'))
  },
}

/** What Great Job says: it is closed then. */
async function greatJob() {
  const open = await dialog('Great Job!')
  const [words] = /You've successfully completed \w+ \d/.exec(open.textContent) ?? []
  escape(open)
  return words
}

const completed = (lesson: string) => `You've successfully completed ${lesson}`
const trophy = () => screen.findByText("You've completed the learning path!")

/** What is celebrated three seconds after the path has opened, on a fake clock. */
async function celebratedLater() {
  await heading('Make soup')
  await pass(3000)
  return screen.queryByRole('dialog')
}

/** From another screen over the skill map to the path. */
async function goToPath({ user }: App) {
  await user.click(await link('Norte, to your skill map'))
  await user.click(await button(skillOnMap))
}

/** The backend stores the next save, but its answer is lost. */
const loseAnswer = (store: () => void) =>
  backend.use(
    http.post(
      save,
      () => {
        store()
        return HttpResponse.error()
      },
      { once: true },
    ),
  )

describe('a finished skill is celebrated by Great Job and then its trophy, where', () => {
  describe('the rating was left', () => {
    async function openRating() {
      servePath(subSkill('Read', [null], rated))
      const app = await openLesson('Read 1')
      await finish.video('Read 1')
      await heading('Rate This Lesson')
      return app
    }

    test('by Back', async () => {
      servePath(subSkill('Read', [null], rated))
      const app = await openPath()
      await openFromPath(app, 'Read 1')
      await finish.video('Read 1')
      await heading('Rate This Lesson')
      back()
      expect(await greatJob()).toBe(completed('Read 1'))
      expect(await trophy()).toBeVisible()
    })

    test('by the logo', async () => {
      await goToPath(await openRating())
      expect(await greatJob()).toBe(completed('Read 1'))
      expect(await trophy()).toBeVisible()
    })

    test('by the menu', async () => {
      const { user } = await openRating()
      await user.click(await button('Menu'))
      await user.click(await link('Skill map'))
      await user.click(await button(skillOnMap))
      expect(await greatJob()).toBe(completed('Read 1'))
      expect(await trophy()).toBeVisible()
    })
  })

  test.each([
    ['its cross', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => escape(screen.getByRole('dialog'))],
  ])('the dialog of the last practice was closed by %s', async (_, close) => {
    servePath(subSkill('Read', [done]), subSkill('Cook', [{ type: 'practice' }]))
    const { user } = await openLesson('Cook 1', 'practice')
    await finish.practice()
    expect(await dialog('Well done!')).toHaveTextContent('Claim your trophy, sam.r!')
    close()
    await allClosed()
    await user.click(await button('Go Back'))
    expect(await greatJob()).toBe(completed('Cook 1'))
    expect(await trophy()).toBeVisible()
  })

  test.each(['Go Back', 'Continue'])(
    'the page was reloaded while the dialog of the last pdf was open, and then left by %s',
    async (way) => {
      servePath(subSkill('Read', [done, { type: 'pdf' }]))
      const app = await openLesson('Read 2', 'pdf')
      await finish.pdf()
      await dialog('Congratulations!')
      await reload(app)
      fireEvent.click(await button(way))
      expect(await greatJob()).toBe(completed('Read 2'))
      expect(await trophy()).toBeVisible()
    },
  )

  describe('the answer to the last save was lost, though it was saved,', () => {
    test.each(['Back', 'Continue'])('and the quiz was left by Retry and %s', async (way) => {
      const complete = servePath(subSkill('Read', [done, { type: 'quiz' }]))
      const app = await openLesson('Read 2', 'quiz')
      loseAnswer(() => complete('Read 2'))
      await finish.quiz()
      await screen.findByText('Error updating state')
      allowReload(app)
      fireEvent.click(await button('Retry'))
      await screen.findByText('You finished this quiz.')
      fireEvent.click(await button(way))
      expect(await greatJob()).toBe(completed('Read 2'))
      expect(await trophy()).toBeVisible()
    })

    test('and the video was opened again', async () => {
      const complete = servePath(subSkill('Read', [null]))
      const app = await openLesson('Read 1')
      loseAnswer(() => complete('Read 1'))
      await finish.video('Read 1')
      await screen.findByText(/^Your lesson may not be saved\./)
      await reload(app)
      fireEvent.click(await button('Go Back'))
      expect(await greatJob()).toBe(completed('Read 1'))
      expect(await trophy()).toBeVisible()
    })
  })

  test('its last lesson was skipped at first, and finished after the one behind it', async () => {
    servePath(subSkill('Read', [{ type: 'pdf', status: begun }, done]))
    await openLesson('Read 1', 'pdf')
    await finish.pdf()
    fireEvent.click(await button('See Resource'))
    await heading('Read 2')
    fireEvent.click(await button('Go Back'))
    expect(await greatJob()).toBe(completed('Read 1'))
    expect(await trophy()).toBeVisible()
  })

  test('the finished lesson behind the last one was skipped, because it does not load', async () => {
    servePath(subSkill('Read', [null, { type: 'pdf', status: done }]))
    backend.use(http.get('*/api/pdf/retrieve', refusal))
    await openLesson('Read 1')
    await finish.video('Read 1')
    fireEvent.click(await button('Go on without it'))
    expect(await greatJob()).toBe(completed('Read 1'))
    expect(await trophy()).toBeVisible()
  })

  describe('another window', () => {
    test('finished the other lesson in the meantime', async () => {
      const complete = servePath(subSkill('Read', [begun, begun]))
      await openLesson('Read 2')
      await heading('Read 2')
      complete('Read 1')
      await finish.video('Read 2')
      expect(await greatJob()).toBe(completed('Read 2'))
      expect(await trophy()).toBeVisible()
    })

    test('finished its last lesson, and was closed before it celebrated', async () => {
      const complete = servePath(subSkill('Read', [begun]))
      const app = await openLesson('Read 1')
      await heading('Read 1')
      complete('Read 1')
      const module = { id: 'Read 1', type: 'video', subSkillId: 'Read' }
      localStorage.setItem('completedModule_11', JSON.stringify(module))
      await reload(app)
      fireEvent.click(await button('Go Back'))
      expect(await greatJob()).toBe(completed('Read 1'))
      expect(await trophy()).toBeVisible()
    })
  })

  describe('after the save its path', () => {
    /** Finishes a lesson whose path has not come yet. */
    async function finishAlone() {
      const { to, state } = moduleLink(servedLesson('Read 1'))
      await renderApp({ path: to, state })
      await heading('Read 1')
      vi.useFakeTimers({ shouldAdvanceTime: true })
      await finish.video('Read 1')
      const saves = () => backend.requestsTo('POST /api/subskill/update-state')
      await waitFor(() => expect(saves()).toHaveLength(1))
    }

    test('took 12 seconds', async () => {
      servePath(subSkill('Read', [null]))
      const answer = hold('/api/subskills', { once: false })
      await finishAlone()
      await pass(12_000)
      answer()
      expect(await greatJob()).toBe(completed('Read 1'))
      expect(await trophy()).toBeVisible()
    })

    test('did not load at first', async () => {
      servePath(subSkill('Read', [null]))
      let isDown = true
      const fail = () => (isDown ? HttpResponse.json({}, { status: 500 }) : undefined)
      backend.use(http.get('*/api/subskills', fail))
      await finishAlone()
      for (let seconds = 0; seconds < 20; seconds += 1) await pass(1000)
      await heading('Something went wrong')
      isDown = false
      fireEvent.click(await button('Retry'))
      expect(await greatJob()).toBe(completed('Read 1'))
      expect(await trophy()).toBeVisible()
    })
  })

  test('Go Back was pressed while its last lesson was saved, as soon as that is done', async () => {
    servePath(subSkill('Read', [null]))
    await openLesson('Read 1')
    const answer = hold('/api/subskill/update-state')
    await finish.video('Read 1')
    await button('Saving…')
    fireEvent.click(await button('Go Back'))
    await button(/Read\W+Not started/)
    expect(screen.queryByRole('dialog')).toBeNull()
    answer()
    expect(await greatJob()).toBe(completed('Read 1'))
    expect(await trophy()).toBeVisible()
  })
})

test('Great Job comes where the rating was left by Back, and no trophy while lessons are left', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  servePath(subSkill('Read', [null], rated), subSkill('Cook', [null]))
  const app = await openPath()
  await openFromPath(app, 'Read 1')
  await finish.video('Read 1')
  await heading('Rate This Lesson')
  back()
  expect(await greatJob()).toBe(completed('Read 1'))
  await allClosed()
  expect(await celebratedLater()).toBeNull()
})

test('the trophy comes alone where the page was left after Great Job', async () => {
  servePath(subSkill('Read', [null]))
  const app = await openLesson('Read 1')
  await finish.video('Read 1')
  expect(await greatJob()).toBe(completed('Read 1'))
  await reload(app)
  expect(await trophy()).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'Great Job!' })).toBeNull()
})

test('the trophy comes again where the page was reloaded before it was closed', async () => {
  servePath(subSkill('Read', [null]))
  const app = await openLesson('Read 1')
  await finish.video('Read 1')
  await greatJob()
  expect(await trophy()).toBeVisible()
  await reload(app)
  escape(await dialog('Well done!'))
  await allClosed()
  expect(localStorage.getItem('trophyModal_11')).not.toBeNull()
  // Where the learner is: the trophy.
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'completed-node'))
})

describe('a finished skill is celebrated once altogether', () => {
  // Before the path opens: what it waits for must wait for this clock.
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

  /** Behind the dialog. */
  const press = (name: RegExp) =>
    fireEvent.click(screen.getByRole('button', { name, hidden: true }))

  test.each([
    ['in StrictMode', { strict: true }, async () => {}],
    [
      'where the language is switched while Great Job is open',
      {},
      async () => {
        press(/Español/)
        expect(await dialog('¡Muy bien!')).toHaveTextContent('Completaste la lección «Read 1»')
        press(/English/)
      },
    ],
    [
      'where the page is reloaded before Great Job is answered',
      {},
      async (app: App) => void (await reload(app)),
    ],
  ])('%s', async (_, options, disturb) => {
    servePath(subSkill('Read', [null]))
    const app = await openLesson('Read 1', 'video', options)
    await finish.video('Read 1')
    await dialog('Great Job!')
    await disturb(app)
    expect(await greatJob()).toBe(completed('Read 1'))
    expect(await trophy()).toBeVisible()
    escape(await dialog('Well done!'))
    await allClosed()
    expect(await celebratedLater()).toBeNull()
    app.unmount()
    await openPath()
    expect(await celebratedLater()).toBeNull()
  })

  test('where a finished lesson was gone through behind the last one', async () => {
    servePath(subSkill('Read', [null, done]))
    const app = await openLesson('Read 1')
    await finish.video('Read 1')
    await finish.video('Read 2')
    expect(await greatJob()).toBe(completed('Read 2'))
    expect(await trophy()).toBeVisible()
    escape(await dialog('Well done!'))
    await allClosed()
    await reload(app)
    expect(await celebratedLater()).toBeNull()
  })
})

describe('nothing is celebrated', () => {
  // Before the path opens: what it waits for must wait for this clock.
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

  test('late, where Continue has opened the next lesson', async () => {
    servePath(subSkill('Read', [null, null]))
    await openLesson('Read 1')
    await finish.video('Read 1')
    await heading('Read 2')
    fireEvent.click(await button('Go Back'))
    await button(/Read\W+1 of 2 lessons/)
    expect(await celebratedLater()).toBeNull()
  })

  test('of a skill that was finished elsewhere, where its next lesson was opened here', async () => {
    servePath(subSkill('Read', [null, null]))
    const app = await openLesson('Read 1')
    await finish.video('Read 1')
    await heading('Read 2')
    servePath(subSkill('Read', [done, done]))
    await reload(app)
    fireEvent.click(await button('Go Back'))
    await button(/Read\W+Done/)
    expect(await celebratedLater()).toBeNull()
  })

  test('late, where Continue of Great Job has opened the next lesson', async () => {
    servePath(subSkill('Read', [null]), subSkill('Cook', [null]))
    await openLesson('Read 1')
    await finish.video('Read 1')
    const open = within(await dialog('Great Job!'))
    fireEvent.click(open.getByRole('button', { name: 'Continue' }))
    await heading('Cook 1')
    fireEvent.click(await button('Go Back'))
    await button(/Read\W+Done/)
    expect(await celebratedLater()).toBeNull()
  })

  test('of a skill that was finished long ago', async () => {
    servePath(subSkill('Read', [done]))
    await openPath()
    expect(await celebratedLater()).toBeNull()
  })

  test('where the save failed', async () => {
    servePath(subSkill('Read', [null]))
    backend.use(http.post(save, refusal, { once: true }))
    await openLesson('Read 1')
    await finish.video('Read 1')
    await screen.findByText(/^Your lesson is not saved\./)
    fireEvent.click(await button('Go Back'))
    await button(/Read\W+Not started/)
    expect(await celebratedLater()).toBeNull()
  })

  test('that was earned before a log-out', async () => {
    servePath(subSkill('Read', [null], rated))
    const { user } = await openLesson('Read 1')
    await finish.video('Read 1')
    await heading('Rate This Lesson')
    await user.click(await link('Norte, to your skill map'))
    await logOut(user)
    await heading('Sign in')
    await signIn(user, sam)
    await user.click(await button(skillOnMap))
    expect(await celebratedLater()).toBeNull()
  })

  test('but Great Job, where a lesson of a finished skill is done again', async () => {
    servePath(subSkill('Read', [done]))
    await openLesson('Read 1')
    await finish.video('Read 1')
    expect(await greatJob()).toBe(completed('Read 1'))
    await allClosed()
    expect(await celebratedLater()).toBeNull()
  })
})
