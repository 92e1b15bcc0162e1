import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { pass } from '@tests/support/clock'
import { hold } from '@tests/support/hold'
import { openLesson } from '@tests/support/open-lesson'
import { pressTwice } from '@tests/support/press-twice'
import { renderApp } from '@tests/support/render-app'
import { tap } from '@tests/support/tap'

/** The challenge that is next for tomas; a quiz follows it. */
const learner = 'tomas@example.com'
const path = '/learningpath/challenge?skill=21&type=challenge&module=2013&step=205'
const open = () => renderApp({ path, learner })

const read = '*/api/challenge-subskill'
const save = '*/api/subskill/update-state'
const answerWith = (answer: object) => backend.use(http.get(read, () => HttpResponse.json(answer)))
const challenge = { id: 2013, type: 'challenge', title: 'One day of money' }
const pathOf = (...modules: object[]) =>
  backend.use(
    http.get('*/api/subskills', () =>
      HttpResponse.json({
        skill_name: 'Make a budget',
        subskills: [{ id: 205, title: 'Check each week', feedback: { enabled: true }, modules }],
      }),
    ),
  )

const button = (name: string) => screen.findByRole('button', { name })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const step = (number: number) => screen.getByRole('checkbox', { name: RegExp(`^Step ${number}`) })
const saved = () => backend.requestsTo('POST /api/subskill/update-state').map(({ body }) => body)
const nextLesson = () => screen.findByText(/^Question 1 of/)

/** Opens the page of the steps and checks them all. */
async function doAll(user: UserEvent) {
  await user.click(await button('Continue'))
  for (const each of await screen.findAllByRole('checkbox')) fireEvent.click(each)
}

describe('a challenge', () => {
  test('shows title, parent title, description and a picture, and leads to its steps and back', async () => {
    const { user } = await open()
    expect(await heading('One day of money')).toBeVisible()
    expect(screen.getByText('Check each week')).toBeVisible()
    expect(screen.getByText(/^Write down what you really spend today\./)).toBeVisible()
    expect(document.querySelector('[data-celebration=challenge]')).toBeVisible()
    await user.click(await button('Continue'))
    expect(
      await screen.findByText(
        'Do these steps in real life. Check off each step when it is done. Your check marks stay until you log out.',
      ),
    ).toBeVisible()
    expect(await heading('One day of money')).toHaveFocus()
    await user.click(await button('Back'))
    expect(await screen.findByText('This challenge has 6 steps.')).toBeVisible()
    await user.click(await button('Back'))
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath'))
    expect(saved()).toEqual([])
  })

  test('locks Continue until every step is checked, is saved once, and leads to the next lesson', async () => {
    const help = 'https://help.example/recipe'
    const steps = [
      { text: 'Find a recipe', external_resource: help },
      { text: 'Cook it' },
      'Eat it',
    ]
    answerWith({ title: 'Cook', steps })
    const { user } = await open()
    await user.click(await button('Continue'))
    expect(step(1)).toHaveAccessibleName('Step 1 Find a recipe')
    expect(step(3)).toHaveAccessibleName('Step 3 Eat it')

    const next = await button('Continue')
    expect(next).toHaveAccessibleDescription('3 steps to go.')
    await user.click(step(2))
    expect(screen.getByText('1 of 3')).toBeVisible()
    expect(next).toHaveAttribute('aria-disabled', 'true')
    expect(next).toHaveAccessibleDescription('2 steps to go: Step 1, Step 3')
    expect(step(2)).toHaveAccessibleName('Step 2 · Done Cook it')
    await user.click(next)
    expect(saved()).toEqual([])

    const link = screen.getByRole('link', { name: /^Need help\?/ })
    expect(link).toHaveAccessibleName('Need help? Step 1, opens in a new tab')
    expect(link.querySelector('svg')).toBeVisible()
    expect(link).toHaveAttribute('href', help)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    vi.useFakeTimers()
    tap(link)
    act(() => void vi.advanceTimersByTime(2999))
    expect(screen.getByRole('tooltip')).toHaveTextContent('Need help? Tap again to open')
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByRole('tooltip')).toBeNull()
    vi.useRealTimers()

    await user.click(step(1))
    await user.click(step(3))
    expect(screen.getByText('Well done!')).toBeVisible()
    expect(screen.getByText('You did all 3 steps. You can continue.')).toBeVisible()
    await user.click(step(3))
    expect(next).toHaveAttribute('aria-disabled', 'true')
    await user.click(step(3))
    await pressTwice(next)
    expect(await nextLesson()).toBeVisible()
    expect(saved()).toEqual([{ subskill_id: 2013, state: 'completed' }])
  })

  test('without steps has Continue open, but not to the press that led there', async () => {
    answerWith({ title: 'Cook', steps: null })
    const { user } = await open()
    await user.click(await button('Continue'))
    expect(screen.getByText('This challenge has no steps. You can continue.')).toBeVisible()
    fireEvent.click(await button('Continue'), { detail: 2 })
    expect(saved()).toEqual([])
    await user.click(await button('Continue'))
    expect(await nextLesson()).toBeVisible()
  })

  test('keeps Back and its ticks while it is saved', async () => {
    const { user } = await open()
    await doAll(user)
    const answer = hold('/api/subskill/update-state')
    await user.click(await button('Continue'))
    expect(await button('Back')).toHaveAttribute('aria-disabled', 'true')
    expect(await button('Back')).toHaveAccessibleDescription('Saving…')
    await user.click(await button('Back'))
    const [first] = screen.getAllByRole('checkbox')
    expect(first).toHaveAttribute('aria-disabled', 'true')
    expect(first).toHaveAccessibleDescription('Saving…')
    await user.click(first ?? document.body)
    // Another window is quicker.
    const key = Object.keys(localStorage).find((one) => one.startsWith('progress_')) ?? ''
    localStorage.removeItem(key)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
    for (const each of screen.getAllByRole('checkbox')) expect(each).toBeChecked()
    answer()
    expect(await nextLesson()).toBeVisible()
  })

  test('says where the browser does not keep its ticks', async () => {
    const { user } = await open()
    await user.click(await button('Continue'))
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(step(1))
    expect(await screen.findByText(/^This browser cannot store your answers\./)).toBeVisible()
    expect(
      screen.queryByText(
        'Do these steps in real life. Check off each step when it is done. Your check marks stay until you log out.',
      ),
    ).toBeNull()
    expect(step(1)).toBeChecked()
  })

  test('that another window has finished says so, keeps its ticks, and goes on', async () => {
    const { user } = await open()
    await user.click(await button('Continue'))
    await user.click(step(1))
    const key = Object.keys(localStorage).find((one) => one.startsWith('progress_')) ?? ''
    localStorage.removeItem(key)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
    const words = 'You finished this challenge in another window. You can continue.'
    expect(await screen.findByText(words)).toBeVisible()
    await user.click(step(1))
    expect(screen.queryByText('5 of 6 steps done')).toBeNull()
    for (const each of screen.getAllByRole('checkbox')) {
      expect(each).toBeChecked()
      expect(each).toHaveAttribute('aria-disabled', 'true')
      expect(each).toHaveAccessibleDescription(words)
    }
    await user.click(await button('Continue'))
    expect(await nextLesson()).toBeVisible()
  })

  test('that was opened without its path keeps its checks when the path comes', async () => {
    const failed = http.get('*/api/subskills', () => HttpResponse.json({}, { status: 400 }))
    backend.use(failed)
    const state = { skillId: 21, module: { ...challenge, subSkillId: null } }
    const { user, router } = await renderApp({ path, learner, state })
    await user.click(await button('Continue'))
    await user.click(step(1))
    pathOf(challenge)
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(backend.requestsTo('GET /api/subskills').length).toBeGreaterThan(1))
    expect(await screen.findByText('1 of 6 steps done')).toBeVisible()
    expect(screen.queryByText(/in another window/)).toBeNull()
    await act(() => router.navigate('/settings'))
    await heading('My settings')
    // From its path, which names its sub-skill.
    await act(() => router.navigate(path))
    expect(await screen.findByText('1 of 6 steps done')).toBeVisible()
  })

  test('has its checks over a switch of the language and a reload, and its introduction counts them', async () => {
    const { user, unmount } = await open()
    await user.click(await button('Continue'))
    for (const number of [2, 4, 4]) await user.click(step(number))
    await user.click(screen.getByRole('button', { name: /Español/ }))
    expect(await screen.findByText('1 de 6')).toBeVisible()
    const left = 'Faltan 5 pasos: Paso 1, Paso 3, Paso 4, Paso 5, Paso 6'
    expect(screen.getByText(left)).toBeVisible()
    unmount()

    const again = await open()
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox')
    const checks = boxes.map(({ checked }) => checked)
    expect(checks).toEqual([false, true, false, false, false, false])
    await again.user.click(await button('Back'))
    expect(await screen.findByText('1 of 6 steps done', { selector: 'b' })).toBeVisible()
  })
})

describe('a challenge that was completed before', () => {
  const words = 'You did this challenge before.'

  test('moves on to the next lesson at once, replacing its history entry', async () => {
    answerWith({ title: 'Spend', status: 'completed', steps: ['Add it all up'] })
    const { user } = await renderApp({ path: '/learningpath', learner, state: { skillId: 21 } })
    await user.click(await screen.findByRole('button', { name: /^Check each week/ }))
    await user.click(await screen.findByRole('button', { name: /^One day of money/ }))
    expect(await nextLesson()).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
    expect(saved()).toEqual([{ subskill_id: 2013, state: 'completed' }])
    act(() => window.history.back())
    expect(await heading('Make a budget')).toBeVisible()
  })

  test('is completed on the path too where only the challenge knows of it, once', async () => {
    answerWith({ title: 'One day of money', status: 'completed', steps: ['Add it all up'] })
    pathOf({ ...challenge, status: 'in_progress' })
    await open()
    expect(await heading('Rate This Lesson')).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
    expect(saved()).toEqual([{ subskill_id: 2013, state: 'completed' }])
  })

  test('offers Retry where the path that says what comes next takes long', async () => {
    answerWith({ title: 'One day of money', status: 'completed', steps: ['Add it all up'] })
    hold('/api/subskills', { once: false })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await openLesson(2013, { learner })
    await waitFor(() => expect(saved()).toHaveLength(1))
    await pass(8000)
    pathOf({ ...challenge, status: 'completed' }, { id: 2002, type: 'quiz' })
    fireEvent.click(await button('Retry'))
    expect(await nextLesson()).toBeVisible()
    expect(saved()).toHaveLength(1)
  })

  test('leads to its rating once where the answer to its save was lost, then to the path', async () => {
    answerWith({ title: 'One day of money', steps: ['Write it down', 'Add it up'] })
    pathOf({ ...challenge, status: 'in_progress' })
    backend.use(http.post(save, () => HttpResponse.error()))
    const first = await open()
    await doAll(first.user)
    await first.user.click(await button('Continue'))
    expect(await screen.findByText(/^Your lesson may not be saved\./)).toBeVisible()
    for (const each of screen.getAllByRole('checkbox')) expect(each).toBeChecked()
    await first.user.click(await button('Close'))
    first.unmount()

    pathOf({ ...challenge, status: 'completed' })
    const second = await open()
    expect(await heading('Rate This Lesson')).toBeVisible()
    expect(saved()).toHaveLength(1)
    await second.user.click(await button('Close'))
    await screen.findByRole('dialog', { name: 'Great Job!' })
    await second.user.keyboard('{Escape}')
    second.unmount()

    await open()
    expect(await heading('Make a budget')).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('a challenge that does not load says so with ways on, and Retry loads it', async () => {
  const odd = () => HttpResponse.json({ title: 'Spend', steps: 'Add' })
  backend.use(
    http.get(read, () => HttpResponse.json({ message: 'No' }, { status: 403 }), { once: true }),
    http.get(read, odd, { once: true }),
  )
  const { user } = await open()
  for (const calls of [1, 2]) {
    await waitFor(() =>
      expect(backend.requestsTo('GET /api/challenge-subskill')).toHaveLength(calls),
    )
    expect(await screen.findByText('Error loading challenge')).toBeVisible()
    expect(await button('Go on without it')).toBeVisible()
    await user.click(await button('Retry'))
  }
  expect(await heading('One day of money')).toBeVisible()
})
