import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as learning from '@/api/learning'
import type { LearningModule, ModuleKey } from '@/api/learning'
import { ApiError } from '@/api/transport/api-error'
import { session } from '@/learner/session'
import { lastPlace } from '@/learner/stored-things'
import type { AddressedModule } from '@/navigation/module-address'
import type { ModuleState } from '@/navigation/navigation-state'
import { aModule, aPath, aSubSkill } from '@tests/fixtures/lesson-data'
import { renderLesson } from '@tests/fixtures/render-lesson'
import { keepFor } from '@tests/fixtures/stored'
import type { NextStep } from './completion/completion-rules'
import type { ModuleViewProps } from './lesson'
import { LessonHead } from './ModuleFrame'
import { ModuleHost } from './ModuleHost'

vi.mock('@/api/learning', async (original) => ({
  ...(await original<typeof learning>()),
  getLearningPath: vi.fn<typeof learning.getLearningPath>(),
}))
vi.mock('@/api/account')

vi.mock('./video/VideoLesson', () => ({ VideoLesson: aView('video') }))
vi.mock('./quiz/QuizLesson', () => ({ QuizLesson: aView('quiz') }))

function aView(kind: string) {
  return function View(props: ModuleViewProps) {
    const { module, onCompleted, onPassedOver, onBack } = props
    return (
      <>
        <LessonHead />
        <h1>
          {kind}: {module.title}, {module.status}
        </h1>
        <button onClick={onCompleted}>Complete</button>
        <button onClick={() => onPassedOver(false)}>Pass over</button>
        <button onClick={() => onPassedOver(true)}>Pass over and celebrate</button>
        <button onClick={onBack}>Back</button>
      </>
    )
  }
}

const video = aModule({ id: 1001, title: 'Tools', nodeType: 'recipe' })
const quiz = aModule({ id: 1002, type: 'quiz', title: 'Which tool?', nodeType: 'recipe' })
const path = aPath([aSubSkill({ modules: [video, quiz] })])

/** A screen whose chunk never loads. */
const NextScreen = lazy(() => new Promise<never>(() => {}))

function renderHost(
  module: LearningModule | null,
  address?: string,
  isHere = true,
  addressed: AddressedModule | null = null,
) {
  const onRestore = vi.fn<(state: ModuleState) => void>()
  const onGo = vi.fn<(skillId: number, step: NextStep, replace: boolean) => void>()
  const onBack = vi.fn<(skillId: number | null) => void>()
  const host = (shown: LearningModule | null) => (
    <Suspense fallback="Loading…">
      <ModuleHost
        moduleState={shown && { skillId: 11, module: shown }}
        addressed={addressed}
        isUnlocked={(_path, { id }) => id !== quiz.id}
        isHere={() => isHere}
        onRestore={onRestore}
        onGo={onGo}
        onBack={onBack}
      />
    </Suspense>
  )
  const { rerender, unmount } = renderLesson(host(module), address)
  const show = (other: LearningModule) => rerender(host(other))
  const waitForFile = () =>
    rerender(
      <Suspense fallback="Loading…">
        <NextScreen />
      </Suspense>,
    )
  return { onRestore, onGo, onBack, show, unmount, waitForFile }
}

beforeEach(() => {
  session.start({ accessToken: 'a', email: 'sam@example.com', remember: true })
  vi.mocked(learning.getLearningPath).mockReset().mockResolvedValue(path)
})

afterEach(() => void vi.useRealTimers())

describe('the module host', () => {
  it('says where the module stands and shows the view of its kind', async () => {
    renderHost(video)
    expect(screen.getByRole('heading', { name: /^video: Tools/ })).toBeVisible()
    expect(await screen.findByText('Get your tools ready')).toBeVisible()
    expect(screen.getByText('· Lesson 1 of 2')).toBeVisible()
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Lesson 1 of 2')
    expect(document.title).toContain('Tools')
  })

  it('gives the view what the path knows now, not what the history holds', async () => {
    const done = { ...video, status: 'completed' as const, title: 'Utensilios' }
    vi.mocked(learning.getLearningPath).mockResolvedValue(aPath([aSubSkill({ modules: [done] })]))
    renderHost(video)
    expect(
      await screen.findByRole('heading', { name: 'video: Utensilios, completed' }),
    ).toBeVisible()
  })

  it('leads a completed module to its next sibling', async () => {
    const { onGo } = renderHost(video)
    await screen.findByText('· Lesson 1 of 2')
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }))
    expect(onGo).toHaveBeenCalledExactlyOnceWith(11, { kind: 'module', module: quiz }, false)
  })

  it('leads past a module that was completed before, in its place in the history', async () => {
    const { onGo } = renderHost(video)
    await userEvent.click(screen.getByRole('button', { name: 'Pass over' }))
    expect(onGo).toHaveBeenCalledExactlyOnceWith(11, { kind: 'module', module: quiz }, true)
  })

  it('leads to the path when the siblings stay unknown', async () => {
    vi.mocked(learning.getLearningPath).mockRejectedValue(new ApiError('server'))
    const { onGo } = renderHost(video)
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }))
    expect(onGo).toHaveBeenCalledExactlyOnceWith(11, { kind: 'path', completed: video }, false)
  })

  it('leads to the rating past a module whose rating nobody was led to yet', async () => {
    const rated = aPath([aSubSkill({ modules: [video], hasFeedback: true })])
    vi.mocked(learning.getLearningPath).mockResolvedValue(rated)
    const { onGo } = renderHost(video)
    await userEvent.click(screen.getByRole('button', { name: 'Pass over and celebrate' }))
    const rating = { kind: 'rating', subSkillId: 101, completed: video }
    expect(onGo).toHaveBeenCalledExactlyOnceWith(11, rating, true)
  })

  it.each([
    ['has left', 'unmount'],
    ['waits for the file of another screen', 'waitForFile'],
  ] as const)('moves nobody who %s before the siblings came', async (_, leave) => {
    let come = (_path: typeof path) => {}
    vi.mocked(learning.getLearningPath).mockReturnValue(new Promise((done) => (come = done)))
    const { onGo, ...host } = renderHost(video)
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }))
    host[leave]()
    await act(async () => come(path))
    expect(onGo).not.toHaveBeenCalled()
  })

  it('does not wait for ever for siblings that never come', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    vi.mocked(learning.getLearningPath).mockReturnValue(new Promise(() => {}))
    const { onGo } = renderHost({ ...video, nextModule: { ...quiz, nextModule: null } })
    act(() => screen.getByRole('button', { name: 'Complete' }).click())
    await act(() => vi.advanceTimersByTimeAsync(8000))
    expect(onGo).toHaveBeenCalledExactlyOnceWith(
      11,
      { kind: 'module', module: expect.objectContaining({ id: 1002 }) },
      false,
    )
  })

  it('says that a module of an unknown kind cannot be shown, and leads back', async () => {
    const { onBack } = renderHost(aModule({ id: 9, type: null }))
    expect(screen.getByRole('heading', { name: 'This lesson did not open' })).toBeVisible()
    expect(screen.getByText('Error loading module')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }))
    expect(onBack).toHaveBeenCalledExactlyOnceWith(11)
  })

  it('leads on without a module that it cannot show, and celebrates nothing', async () => {
    const unknown = aModule({ id: 9, type: null })
    const between = aPath([aSubSkill({ modules: [unknown, quiz], hasFeedback: true })])
    vi.mocked(learning.getLearningPath).mockResolvedValue(between)
    const { onGo, show } = renderHost(unknown)
    await userEvent.click(screen.getByRole('button', { name: 'Go on without it' }))
    expect(onGo).toHaveBeenLastCalledWith(11, { kind: 'module', module: quiz }, false)

    const last = aModule({ id: 10, type: null })
    show(last)
    await userEvent.click(screen.getByRole('button', { name: 'Go on without it' }))
    expect(onGo).toHaveBeenLastCalledWith(11, { kind: 'path', completed: null }, false)
  })
})

describe('the module host without a module', () => {
  it('shows a spinner, and after five seconds instead a sentence and a way to the path', () => {
    vi.useFakeTimers()
    const { onBack } = renderHost(null)
    act(() => void vi.advanceTimersByTime(4999))
    expect(screen.getByText('Opening your lesson…')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByText('No lesson is open here. Choose one on your path.')).toBeVisible()
    expect(screen.queryByText('Opening your lesson…')).toBeNull()
    act(() => screen.getByRole('button', { name: 'Go to your path' }).click())
    expect(onBack).toHaveBeenCalledExactlyOnceWith(null)
  })

  it('says where a quiz is found, in the agreed words', () => {
    vi.useFakeTimers()
    renderHost(null, '/learningpath/quiz')
    act(() => void vi.advanceTimersByTime(5000))
    expect(screen.getByText('Please access the quiz through the learning map')).toBeVisible()
  })

  it('restores the module that was opened last, where it fits the address', () => {
    renderHost(video)
    const { onRestore } = renderHost(null)
    expect(onRestore).toHaveBeenCalledExactlyOnceWith({ skillId: 11, module: video })
  })

  it('restores nothing at another address, or of another learner', () => {
    keepFor(lastPlace, 'kim@example.com', { skillId: 11, module: video })
    expect(renderHost(null).onRestore).not.toHaveBeenCalled()
    renderHost(video)
    expect(renderHost(null, '/learningpath/budget', false).onRestore).not.toHaveBeenCalled()
  })

  describe('at an address that names one', () => {
    const key: ModuleKey = { id: null, contentId: '1001', parentSubSkillId: null, type: 'video' }
    const openAt = (named: Partial<ModuleKey> = {}) =>
      renderHost(null, undefined, false, { skillId: 11, key: { ...key, ...named } })

    it('opens it as it stands on its path', async () => {
      const { onRestore } = openAt()
      await waitFor(() =>
        expect(onRestore).toHaveBeenCalledExactlyOnceWith({ skillId: 11, module: video }),
      )
      expect(learning.getLearningPath).toHaveBeenCalledWith(11, expect.anything())
    })

    it.each([
      ['is locked', { contentId: '1002', type: 'quiz' as const }],
      ['is not on it', { contentId: '1003' }],
      ['stands in another step', { parentSubSkillId: '999' }],
    ])('opens none that %s, and leads to the path of its skill', async (_why, named) => {
      vi.useFakeTimers({ shouldAdvanceTime: true })
      const onIt = aPath([aSubSkill({ modules: [{ ...video, parentSubSkillId: 101 }, quiz] })])
      vi.mocked(learning.getLearningPath).mockResolvedValue(onIt)
      const { onRestore, onBack } = openAt(named)
      await act(() => vi.advanceTimersByTimeAsync(5000))
      act(() => screen.getByRole('button', { name: 'Go to your path' }).click())
      expect(onBack).toHaveBeenCalledExactlyOnceWith(11)
      expect(onRestore).not.toHaveBeenCalled()
    })
  })
})
