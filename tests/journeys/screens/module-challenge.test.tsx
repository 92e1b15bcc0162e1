import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { LearningModule } from '@/api/learning'
import { lessonProgress } from '@/learner/stored-things'
import { aModule } from '@tests/fixtures/lesson-data'
import { keepFor, keptFor } from '@tests/fixtures/stored'
import { backend } from '@tests/support/backend'
import { stepsOf } from '@tests/support/lessons'
import { renderApp } from '@tests/support/render-app'
import { tap } from '@tests/support/tap'

const learner = 'sam@example.com'
const path = '/learningpath/challenge'
/** The last lesson of its sub-skill, which has a rating: five steps, two of them with help. */
const laundry = aModule({ id: 4010, type: 'challenge', title: 'From the path' })
/** The name under which its checked steps are stored, with its sub-skill. */
const laundryPart = '404-challenge-4010'
const laundrySteps = stepsOf(4010)
const [first = '', second = ''] = laundrySteps
const ticksOf = (email: string) => keptFor(lessonProgress, email, laundryPart)?.ticks

const open = (
  module: LearningModule = laundry,
  more: Partial<Parameters<typeof renderApp>[0]> = {},
) => renderApp({ path, learner, state: { skillId: 41, module }, ...more })

/** Overrides the server's challenge. */
const answers = (challenge: object) =>
  backend.use(http.get('*/api/challenge-subskill', () => HttpResponse.json(challenge)))

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string) => screen.getByRole('button', { name })
const boxes = () => screen.getAllByRole('checkbox')
const box = (step: number) => {
  const found = boxes()[step - 1]
  if (!found) throw new Error(`There is no step ${step}`)
  return found
}
const states = () => backend.requestsTo('POST /api/subskill/update-state').map(({ body }) => body)

async function openSteps(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await screen.findByText('Check off each task when it is done.')
}

async function tickAll(user: UserEvent) {
  for (const one of boxes()) await user.click(one)
}

describe('the introduction of a challenge', () => {
  it('shows title, parent title, description and a picture, and leads to the steps and back', async () => {
    const { user } = await open()
    const title = '1 load, start to finish'
    expect(await heading(title)).toBeVisible()
    expect(await screen.findAllByText('Dry, fold, put away')).toHaveLength(1)
    expect(screen.getByText(/^Today you wash 1 load of your own clothes\./)).toBeVisible()
    expect(screen.getByText('This challenge has 5 tasks.')).toBeVisible()
    expect(document.querySelector('[data-celebration=challenge]')).toBeVisible()
    expect(screen.queryByText(/tasks done/)).toBeNull()

    await openSteps(user)
    expect(await heading(title)).toHaveFocus()
    await user.click(button('Back'))
    expect(await screen.findByText('This challenge has 5 tasks.')).toBeVisible()
    expect(await heading(title)).toHaveFocus()
    await user.click(button('Back'))
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath'))
    expect(states()).toEqual([])
  })
})

describe('the steps of a challenge', () => {
  it('keep Continue disabled until all are checked, and say which are open', async () => {
    const { user } = await open()
    await openSteps(user)
    expect(screen.getByText('0 of 5 tasks done')).toBeVisible()
    await user.click(box(1))
    await user.click(box(3))
    await user.click(box(5))
    const open2 = '2 tasks are still open: Step 2, Step 4'
    expect(button('Continue')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Continue')).toHaveAccessibleDescription(open2)
    expect(screen.getByText(open2)).toBeVisible()
    expect(box(1)).toHaveAccessibleName(/^Step 1 · Done Pick clothes/)
    expect(box(2)).toHaveAccessibleName(/^Step 2 Read the labels/)
    await user.click(button('Continue'))
    expect(states()).toEqual([])

    await user.click(box(2))
    expect(screen.getByText('1 task is still open: Step 4')).toBeVisible()
    await user.click(box(4))
    expect(screen.getByText('All tasks are done. You can continue.')).toBeVisible()
    expect(button('Continue')).not.toHaveAttribute('aria-disabled')

    await user.click(box(4))
    expect(button('Continue')).toHaveAttribute('aria-disabled', 'true')
  })

  it('complete the challenge once, clear the stored steps and lead to the rating', async () => {
    const { user } = await open()
    await openSteps(user)
    await tickAll(user)
    expect(ticksOf(learner)).toHaveLength(5)
    await user.dblClick(button('Continue'))
    expect(await heading('Rate This Lesson')).toBeVisible()
    expect(states()).toEqual([{ subskill_id: 4010, state: 'completed' }])
    expect(ticksOf(learner)).toBeUndefined()
  })

  it('lead to the path if the sub-skill of the last lesson has no rating', async () => {
    const { user } = await renderApp({
      path,
      learner,
      state: { skillId: 42, module: aModule({ id: 4106, type: 'challenge' }) },
    })
    await openSteps(user)
    await tickAll(user)
    await user.click(button('Continue'))
    expect(await screen.findByRole('dialog', { name: 'Great Job!' })).toBeVisible()
  })

  it('may be plain texts', async () => {
    answers({ title: 'Cook', steps: ['Shop', { text: 'Cook' }, 'Eat'] })
    const { user } = await open()
    await openSteps(user)
    expect(boxes().map((one) => one.closest('li')?.textContent)).toEqual([
      'Step 1 Shop',
      'Step 2 Cook',
      'Step 3 Eat',
    ])
  })

  it.each([
    [['', '  ']],
    [[{ text: null }, {}, null]],
    [[{ external_resource: 'https://a.example' }]],
  ])('without any text count as none: %j', async (steps) => {
    answers({ title: 'Cook', steps })
    await open()
    expect(await screen.findByText('This challenge has no tasks.')).toBeVisible()
  })

  it('that are no list are an error, and the learner can go on', async () => {
    answers({ title: 'Cook', steps: 'Shop' })
    await open()
    expect(await screen.findByText('Error loading challenge')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Go on without it' })).toBeVisible()
  })

  it('may be missing: that is said, and Continue is enabled, but not for the press that led there', async () => {
    const { user } = await open(laundry, { learner: 'no-steps@example.com' })
    expect(await screen.findByText('This challenge has no tasks.')).toBeVisible()
    await user.click(button('Continue'))
    expect(screen.getByText('This challenge has no tasks. You can continue.')).toBeVisible()
    fireEvent.click(button('Continue'), { detail: 2 })
    expect(button('Continue')).toBeVisible()
    expect(states()).toEqual([])
    await user.click(button('Continue'))
    expect(await heading('Rate This Lesson')).toBeVisible()
    expect(states()).toHaveLength(1)
  })
})

describe('the help of a step', () => {
  it('opens in a new tab, says so, and names its step', async () => {
    const { user } = await open()
    await openSteps(user)
    const links = screen.getAllByRole('link', { name: /^Need help\?/ })
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Need help? Step 2, opens in a new tab',
      'Need help? Step 5, opens in a new tab',
    ])
    for (const link of links) {
      expect(link).toHaveAttribute('href', expect.stringMatching(/^https?:\/\//))
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  })

  it('shows the hint of a first tap for three seconds', async () => {
    const { user } = await open()
    await openSteps(user)
    const [target = document.body] = screen.getAllByRole('link', { name: /^Need help\?/ })
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    tap(target)
    act(() => void vi.advanceTimersByTime(2999))
    expect(screen.getByRole('tooltip')).toBeVisible()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('opens at once by mouse and keyboard, and by touch at the second tap', async () => {
    const { user } = await open()
    await openSteps(user)
    const [link, other] = screen.getAllByRole('link', { name: /^Need help\?/ })
    if (!link || !other) throw new Error('two helps')
    let opened = 0
    const follow = (event: Event) => {
      if (!event.defaultPrevented) opened += 1
      event.preventDefault()
    }
    // After the app has handled the event.
    document.addEventListener('click', follow)
    onTestFinished(() => document.removeEventListener('click', follow))
    const press = (target: Element) => user.pointer({ keys: '[TouchA]', target })

    await user.click(link)
    expect(opened).toBe(1)
    link.focus()
    await user.keyboard('{Enter}')
    expect(opened).toBe(2)
    expect(screen.queryByRole('tooltip')).toBeNull()

    await press(link)
    expect(screen.getByRole('tooltip')).toHaveTextContent('Need help? Tap again to open')
    expect(link).toHaveAccessibleDescription('Need help? Tap again to open')
    await press(other)
    expect(screen.getAllByRole('tooltip')).toHaveLength(1)
    expect(opened).toBe(2)
    await press(other)
    expect(opened).toBe(3)
    expect(screen.queryByRole('tooltip')).toBeNull()
  })
})

describe('the checked steps of a challenge', () => {
  const ticked = () => boxes().map((one) => one instanceof HTMLInputElement && one.checked)

  it('survive a reload, and the introduction shows the progress', async () => {
    const { user, unmount } = await open()
    await openSteps(user)
    await user.click(box(2))
    await user.click(box(4))
    await user.click(box(4))
    unmount()

    const again = await open()
    expect(await screen.findByText('1 of 5 tasks done')).toBeVisible()
    await openSteps(again.user)
    expect(ticked()).toEqual([false, true, false, false, false])
  })

  it('survive a language switch, and so does the page', async () => {
    const { user } = await open()
    await openSteps(user)
    await user.click(box(1))
    await user.click(screen.getByRole('button', { name: /Español/ }))
    expect(await screen.findByText('1 de 5 tareas hechas')).toBeVisible()
    expect(await heading('1 lavada completa')).toBeVisible()
    expect(screen.getByText('Faltan 4 tareas: Paso 2, Paso 3, Paso 4, Paso 5')).toBeVisible()
  })

  it('are separate for each learner', async () => {
    const hers = { steps: laundrySteps, ticks: [first, second] }
    keepFor(lessonProgress, 'lucia@example.com', hers, laundryPart)
    const { user } = await open()
    await openSteps(user)
    expect(ticked()).not.toContain(true)
  })

  it('stay at their words when the server sends other steps and another order', async () => {
    const { user, unmount } = await open()
    await openSteps(user)
    await user.click(box(1))
    unmount()

    answers({ title: 'Load', steps: ['Look into the pockets', second, first] })
    const again = await open()
    await openSteps(again.user)
    expect(ticked()).toEqual([false, false, true])
  })
})

describe('a challenge that was completed before', () => {
  const siblings = (...modules: object[]) =>
    backend.use(
      http.get('*/api/subskills', () =>
        HttpResponse.json({
          skill_name: 'Laundry',
          subskills: [{ id: 404, title: 'A full load', feedback: { enabled: true }, modules }],
        }),
      ),
    )
  const done = { id: 4010, type: 'challenge', status: 'completed', title: 'Load' }
  const quiz = { id: 4009, type: 'quiz', title: 'Ready?' }

  const words = 'You did this challenge before. Here is what comes next.'
  const atThePath = () => waitFor(() => expect(window.location.pathname).toBe('/learningpath'))

  it('moves on to the next module at once, replacing its history entry, and says why', async () => {
    siblings({ ...done, status: 'in_progress' }, quiz)
    answers({ title: 'Load', status: 'completed', steps: ['Wash'] })
    const before = window.history.length
    await open()
    expect(await screen.findByText(/^Question 1 of/)).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
    expect(window.history.length).toBe(before)
    expect(states()).toEqual([])
  })

  it('leads Back to what was open before it, not to itself', async () => {
    siblings(done, quiz)
    const { user } = await renderApp({ path: '/learningpath', learner, state: { skillId: 41 } })
    await user.click(await screen.findByRole('button', { name: /^A full load/ }))
    await user.click(await screen.findByRole('button', { name: /^Load/ }))
    await screen.findByText(/^Question 1 of/)
    act(() => window.history.back())
    await atThePath()
    expect(await heading('Laundry')).toBeVisible()
  })

  it('leads as the last one to the path, without a rating or a celebration', async () => {
    siblings(quiz, done)
    await open({ ...laundry, status: 'completed' })
    await atThePath()
    expect(await screen.findByText(words)).toBeVisible()
    expect(await heading('Laundry')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(states()).toEqual([])
  })

  it('leads to the rating once if the response to its save was lost', async () => {
    siblings(quiz, { ...done, status: 'in_progress' })
    const opened = { ...laundry, parentSubSkillId: 404 }
    const save = '*/api/subskill/update-state'
    backend.use(http.post(save, () => HttpResponse.error(), { once: true }))
    const first = await open(opened)
    await openSteps(first.user)
    await tickAll(first.user)
    await first.user.click(button('Continue'))
    expect(await screen.findByText(/^Not saved\./)).toBeVisible()
    first.unmount()

    // The server has saved it.
    siblings(quiz, done)
    answers({ title: 'Load', status: 'completed', steps: ['Wash'] })
    const second = await open(opened)
    expect(await heading('Rate This Lesson')).toBeVisible()
    expect(states()).toHaveLength(1)
    second.unmount()

    await open(opened)
    await atThePath()
  })
})

describe('a challenge that cannot be shown', () => {
  it('says that it has no ID, sends no request and leads back', async () => {
    const { user } = await open({ ...laundry, id: null, contentId: null })
    expect(await screen.findByText('Error loading challenge')).toBeVisible()
    expect(screen.getByText('No module ID provided')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    expect(backend.requestsTo('GET /api/challenge-subskill')).toEqual([])
    await user.click(button('Go Back'))
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath'))
  })
})
