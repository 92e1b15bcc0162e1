import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { pressTwice } from '@tests/support/press-twice'
import { renderApp } from '@tests/support/render-app'
import { signIn } from '@tests/support/sign-in'

/** The challenge that is next for tomas; a quiz follows it. */
const learner = 'tomas@example.com'
const path = '/learningpath/challenge?skill=21&type=challenge&module=2013&step=205'
const open = (language: 'en' | 'es' = 'en') => renderApp({ path, learner, language })

const read = '*/api/challenge-subskill'
const save = '*/api/subskill/update-state'
const answerWith = (answer: object) => backend.use(http.get(read, () => HttpResponse.json(answer)))
const challenge = { id: 2013, type: 'challenge', title: 'One day of money' }
const quiz = { id: 2010, type: 'quiz', title: 'Stay with the plan' }
const pathOf = (feedback: object | null, ...modules: object[]) =>
  backend.use(
    http.get('*/api/subskills', () =>
      HttpResponse.json({
        skill_name: 'Make a budget',
        subskills: [{ id: 205, title: 'Check each week', feedback, modules }],
      }),
    ),
  )

const button = (name: string) => screen.findByRole('button', { name })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const saved = () => backend.requestsTo('POST /api/subskill/update-state').map(({ body }) => body)
const isAt = (address: string) => waitFor(() => expect(window.location.pathname).toBe(address))

/** Opens the page of the steps and checks them all. */
async function doAll(user: UserEvent) {
  await user.click(await button('Continue'))
  for (const step of await screen.findAllByRole('checkbox')) await user.click(step)
}

describe('the introduction of a challenge', () => {
  it('shows title, parent title, description and a picture, and leads to the steps and back', async () => {
    const { user } = await open()
    expect(await heading('One day of money')).toBeVisible()
    expect(screen.getByText('Check each week')).toBeVisible()
    expect(screen.getByText(/^Write down what you really spend today\./)).toBeVisible()
    expect(document.querySelector('[data-celebration=challenge]')).toBeVisible()
    await user.click(await button('Continue'))
    expect(await screen.findByText('Check off each task when it is done.')).toBeVisible()
    expect(await heading('One day of money')).toHaveFocus()
    await user.click(await button('Back'))
    expect(await screen.findByText('This challenge has 6 tasks.')).toBeVisible()
    await user.click(await button('Back'))
    await isAt('/learningpath')
    expect(saved()).toEqual([])
  })

  it('is there in Spanish', async () => {
    await open('es')
    expect(await heading('Un día de dinero')).toBeVisible()
    expect(screen.getByText('Este reto tiene 6 tareas.')).toBeVisible()
  })
})

describe('a challenge with every step checked', () => {
  beforeEach(() => answerWith({ title: 'One day of money', steps: ['Write it down', 'Add it up'] }))

  it('is completed once, also by a double press, and leads to the next lesson', async () => {
    const { user } = await open()
    await doAll(user)
    const pressed = await button('Continue')
    await pressTwice(pressed)
    expect(await screen.findByText(/^Question 1 of/)).toBeVisible()
    expect(saved()).toEqual([{ subskill_id: 2013, state: 'completed' }])
  })

  it('leads to the lesson feedback where it is the last of a sub-skill that has one', async () => {
    pathOf({ enabled: true }, quiz, { ...challenge, status: 'in_progress' })
    const { user } = await open()
    await doAll(user)
    await user.click(await button('Continue'))
    expect(await heading('Rate This Lesson')).toBeVisible()
  })

  it('leads to the path where the step has none', async () => {
    pathOf(null, challenge)
    const { user } = await open()
    await doAll(user)
    await user.click(await button('Continue'))
    expect(await screen.findByRole('dialog', { name: 'Great Job!' })).toBeVisible()
  })

  it.each([
    ['is lost', () => HttpResponse.error()],
    ['is refused', () => HttpResponse.json({ message: 'No' }, { status: 500 })],
  ])('says that nothing is saved if the call %s, and stays as it is', async (_, answer) => {
    backend.use(http.post(save, answer, { once: true }))
    const { user } = await open()
    await doAll(user)
    await user.click(await button('Continue'))
    expect(await screen.findByText(/^Your lesson is not saved\./)).toBeVisible()
    for (const step of screen.getAllByRole('checkbox')) expect(step).toBeChecked()
    expect(saved()).toHaveLength(1)
    await user.click(await button('Continue'))
    expect(await screen.findByText(/^Question 1 of/)).toBeVisible()
  })

  it('has its checks again after the end of a session and the next sign-in', async () => {
    backend.use(http.post(save, () => new HttpResponse(null, { status: 401 }), { once: true }))
    const { user } = await open()
    await doAll(user)
    await user.click(await button('Continue'))
    await screen.findByText('Your session has expired. Please sign in again.')
    await signIn(user, learner)
    await screen.findAllByText('2 of 2 tasks done')
    await user.click(await button('Continue'))
    await user.click(await button('Continue'))
    expect(await screen.findByText(/^Question 1 of/)).toBeVisible()
  })
})

describe('a challenge that was completed before', () => {
  const words = 'You did this challenge before. Here is what comes next.'
  const done = { ...challenge, status: 'completed' }

  it('moves on to the next lesson at once, replacing its history entry', async () => {
    answerWith({ title: 'Spend', status: 'completed', steps: ['Add it all up'] })
    const { user } = await renderApp({ path: '/learningpath', learner, state: { skillId: 21 } })
    await user.click(await screen.findByRole('button', { name: /^Check each week/ }))
    await user.click(await screen.findByRole('button', { name: /^One day of money/ }))
    expect(await screen.findByText(/^Question 1 of/)).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
    expect(saved()).toEqual([])
    act(() => window.history.back())
    expect(await heading('Make a budget')).toBeVisible()
  })

  it('leads as the last one to the path, without a rating or a celebration', async () => {
    pathOf({ enabled: true }, quiz, done)
    await open()
    expect(await heading('Make a budget')).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leads to its rating once where the answer to its save was lost', async () => {
    pathOf({ enabled: true }, { ...challenge, status: 'in_progress' })
    backend.use(http.post(save, () => HttpResponse.error()))
    const first = await open()
    await doAll(first.user)
    await first.user.click(await button('Continue'))
    await screen.findByText(/^Your lesson is not saved\./)
    first.unmount()

    pathOf({ enabled: true }, done)
    const second = await open()
    expect(await heading('Rate This Lesson')).toBeVisible()
    expect(saved()).toHaveLength(1)
    second.unmount()

    await open()
    await isAt('/learningpath')
  })
})

describe('a challenge that does not load', () => {
  it.each([
    ['is refused', () => HttpResponse.json({ message: 'No' }, { status: 403 })],
    ['has steps that are no list', () => HttpResponse.json({ title: 'Spend', steps: 'Add' })],
  ])('shows an error if the answer %s, and Retry loads it', async (_, answer) => {
    backend.use(http.get(read, answer, { once: true }))
    const { user } = await open()
    expect(await screen.findByText('Error loading challenge')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Go on without it' })).toBeVisible()
    await user.click(await button('Retry'))
    expect(await heading('One day of money')).toBeVisible()
  })

  it('says after 8 seconds that it takes long, and Retry asks again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    backend.use(http.get(read, () => new Promise(() => {}), { once: true }))
    const { user } = await open()
    expect(await screen.findByText('Loading your challenge…')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(8000))
    expect(screen.getByText('Still loading. Your internet may be slow.')).toBeVisible()
    await user.click(await button('Retry'))
    expect(await heading('One day of money')).toBeVisible()
  })

  it('because it has no id says so, and sends nothing', async () => {
    pathOf(null, { ...challenge, id: null })
    const { user } = await renderApp({ path: '/learningpath', learner, state: { skillId: 21 } })
    await user.click(await screen.findByRole('button', { name: /^Check each week/ }))
    await user.click(await button('Start'))
    expect(await screen.findByText('No module ID provided')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    expect(backend.requestsTo('GET /api/challenge-subskill')).toEqual([])
    await user.click(await button('Go Back'))
    await isAt('/learningpath')
  })
})
