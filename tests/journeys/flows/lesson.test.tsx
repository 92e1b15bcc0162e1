import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { aModule } from '@tests/fixtures/lesson-data'
import { backend } from '@tests/support/backend'
import { lessonLocation, rightOptions } from '@tests/support/lessons'
import { renderApp } from '@tests/support/render-app'

const learner = 'sam@example.com'
const quizId = 1004
const challengeId = 1018
const video = aModule({ id: 1003, type: 'video', title: 'Clean hands, ready tools' })
const quiz = aModule({ id: quizId, type: 'quiz', title: 'Ready to cook?' })
const path = '/learningpath/practice'

const continueButton = () => screen.findByRole('button', { name: 'Continue' })
const states = () => backend.requestsTo('POST /api/subskill/update-state').map(({ body }) => body)
const saved = (id: number, state: string) => ({ subskill_id: id, state })

async function watchToTheEnd() {
  await waitFor(() => expect(document.querySelector('video')).not.toBeNull())
  fireEvent.ended(document.querySelector('video') ?? document.body)
}

async function answer(user: UserEvent, option: (name: string) => boolean) {
  await user.click(await screen.findByRole('button', { name: option }))
  await screen.findByText('Well done! You got it right!')
}

const rightAnswers = rightOptions(quizId)

/** The quiz that sam has finished before. */
const doneId = 1002
const againAnswers = rightOptions(doneId)

describe('a lesson', () => {
  it('goes from the video through quiz and challenge back to the path, and says Great Job', async () => {
    const { user } = await renderApp({ path, learner, state: { skillId: 11, module: video } })
    expect(await screen.findByText('Get your tools ready')).toBeVisible()
    expect(screen.getByText('· Lesson 1 of 3')).toBeVisible()
    await watchToTheEnd()
    await user.click(await continueButton())

    expect(await screen.findByText('· Lesson 2 of 3')).toBeVisible()
    expect(states()).toEqual([saved(1003, 'completed')])
    for (const option of rightAnswers) {
      await answer(user, option)
      await user.click(await continueButton())
    }
    expect(await screen.findByText('· Lesson 3 of 3')).toBeVisible()
    await user.click(await continueButton())
    for (const box of await screen.findAllByRole('checkbox')) await user.click(box)
    await user.click(await continueButton())

    expect(await screen.findByRole('dialog', { name: 'Great Job!' })).toBeVisible()
    expect(window.location.pathname).toBe('/learningpath')
    expect(states()).toEqual([
      saved(1003, 'completed'),
      ...rightAnswers.slice(1).map(() => saved(quizId, 'in_progress')),
      saved(quizId, 'completed'),
      saved(challengeId, 'completed'),
    ])
  })

  it('is restored for the same learner at an address without its data', async () => {
    const { unmount } = await renderApp({ path, learner, state: { skillId: 11, module: quiz } })
    await screen.findByText(/^Question 1 of/)
    unmount()

    await renderApp({ path: '/learningpath/knowledge', learner })
    expect(await screen.findByText(/^Question 1 of/)).toBeVisible()
  })

  it('opens again by its address alone, on another device too, where it is open to the learner', async () => {
    const state = { skillId: 11 }
    const { user, unmount } = await renderApp({ path: '/learningpath', state, learner })
    await user.click(await screen.findByRole('button', { name: /You are here$/ }))
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/learningpath\//))
    // Its place on the path stands above a lesson only.
    await screen.findByText(/^· Lesson/)
    const words = screen.getByRole('heading', { level: 1 }).textContent
    const { pathname, search } = window.location
    unmount()
    localStorage.clear()

    const again = await renderApp({ path: pathname + search, learner })
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible()
    again.unmount()
    localStorage.clear()

    await renderApp({ path: pathname + search, learner: 'lucia@example.com' })
    const nothing = 'No lesson is open here. Choose one on your path.'
    expect(await screen.findByText(nothing, {}, { timeout: 10_000 })).toBeVisible()
    expect(backend.requestsTo('GET /api/subskills').length).toBeGreaterThan(0)
    expect(window.history.state).not.toHaveProperty('usr.module')
  })

  it('is restored at the address of a challenge, and only there', async () => {
    const challenge = aModule({ id: 1005, type: 'challenge', nodeType: 'practice' })
    const place = { skillId: 11, module: challenge }
    const opened = await renderApp({ path: '/learningpath/challenge', learner, state: place })
    await screen.findByRole('heading', { level: 1 })
    opened.unmount()

    const elsewhere = await renderApp({ path, learner })
    expect(await screen.findByText('Opening your lesson…')).toBeVisible()
    elsewhere.unmount()

    await renderApp({ path: '/learningpath/challenge', learner })
    await waitFor(() => expect(window.history.state).toMatchObject({ usr: place }))
  })

  it('that is repeated sends answers but no state, so nothing is locked again', async () => {
    const done = aModule({ id: doneId, type: 'quiz' })
    const { user } = await renderApp({ path, learner, state: { skillId: 11, module: done } })
    for (const option of againAnswers) {
      await answer(user, option)
      await user.click(await continueButton())
    }
    await waitFor(() => expect(screen.queryByText('Right answer')).toBeNull())
    expect(states()).toEqual([])
    expect(backend.requestsTo('POST /api/quiz/answers')).toHaveLength(againAnswers.length)
  })

  it('shows as completed on the path and the map at once', async () => {
    const newcomer = 'lucia@example.com'
    const { user } = await renderApp({ path: '/skillmap', learner: newcomer })
    await user.click(await screen.findByRole('button', { name: /^Cook a simple recipe, Not/ }))
    await user.click(await screen.findByRole('button', { name: /^Read the recipe/ }))
    await user.click(await screen.findByRole('button', { name: 'Start' }))
    await watchToTheEnd()
    await user.click(await continueButton())
    await screen.findByText('· Lesson 2 of 3')
    await waitFor(() =>
      expect(backend.requestsTo('GET /api/skill-map/with-selection')).toHaveLength(2),
    )
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    await screen.findByRole('heading', { name: 'Cook a simple recipe' })
    expect(screen.getByRole('button', { name: /^Read the recipe\W+1 of 3 lessons/ })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Back to the skill map' }))
    await screen.findByRole('heading', { name: 'Your skill map' })
    expect(screen.getByRole('button', { name: /^Cook a simple recipe, \d+ percent/ })).toBeVisible()
  })
})

describe('a finished lesson whose save takes long', () => {
  const save = 'POST /api/subskill/update-state'

  async function finish() {
    let answer: (response: Response) => void = () => {}
    const answered = new Promise<Response>((resolve) => (answer = resolve))
    backend.use(http.post('*/api/subskill/update-state', () => answered))
    const { address, state } = lessonLocation(2016)
    const { user } = await renderApp({ path: address, state, learner: 'mateo@example.com' })
    await user.click(await continueButton())
    await waitFor(() => expect(backend.requestsTo(save)).toHaveLength(1))
    return { user, answer }
  }

  it('and fails after the learner has left: that is said on the next screen', async () => {
    const { user, answer } = await finish()
    await user.click(screen.getByRole('button', { name: 'Go Back' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Go Back' })).toBeNull())
    answer(HttpResponse.json({ message: 'no' }, { status: 500 }))
    const sentence = 'Your lesson is not saved. Open it again and go on from there.'
    expect(await screen.findByText(sentence)).toBeVisible()
  })
})
