import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { celebration, ship } from '@/learner/stored-things'
import { aModule } from '@tests/fixtures/lesson-data'
import { keepFor, keptFor } from '@tests/fixtures/stored'
import { backend } from '@tests/support/backend'
import { afterLesson, ratingAfter } from '@tests/support/lessons'
import { renderApp } from '@tests/support/render-app'

const learner = 'sam@example.com'
const path = '/learningpath/feedback'
const state = ratingAfter(1006)
const ratings = () => backend.requestsTo('POST /api/submit_feedback').map(({ body }) => body)

/** Navigates like a link of the app. */
function goToPath(skillId: number) {
  window.history.pushState({ usr: { skillId }, key: 'other', idx: 1 }, '', '/learningpath')
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
}

async function rate(user: UserEvent) {
  const [helpful, confident] = await screen.findAllByRole('radiogroup')
  if (!helpful || !confident) throw new Error('two questions')
  await user.click(within(helpful).getByRole('radio', { name: '4 of 5 · Extremely helpful' }))
  await user.click(within(confident).getByRole('radio', { name: '5 of 5 · Ready to teach!' }))
  await user.click(screen.getByRole('button', { name: 'Submit Feedback' }))
}

describe('rating a lesson', () => {
  it('follows the last module of a sub-skill with a feedback, and leads to the path', async () => {
    const claw = aModule({ id: 1019, type: 'challenge', title: 'Practice the claw' })
    const { user } = await renderApp({
      path: '/learningpath/practice',
      learner,
      state: { skillId: 11, module: claw },
    })
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    for (const box of await screen.findAllByRole('checkbox')) await user.click(box)
    const before = window.history.length
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('heading', { name: 'Rate This Lesson' })).toBeVisible()
    expect(window.history.length).toBe(before)
    expect(window.location.pathname).toBe('/learningpath/feedback')
    expect(screen.getByText('Wash and cut')).toBeVisible()

    await rate(user)
    expect(await screen.findByRole('dialog', { name: 'Great Job!' })).toBeVisible()
    expect(window.location.pathname).toBe('/learningpath')
    expect(ratings()).toEqual([
      { subskill_id: 103, helpfulness_rating: 4, confidence_rating: 5, comment: '' },
    ])
  })

  it('can be closed: nothing is sent, and the completed lesson is celebrated once', async () => {
    const first = await renderApp({ path, learner, state })
    await first.user.click(await screen.findByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('dialog', { name: 'Great Job!' })).toBeVisible()
    expect(window.location.pathname).toBe('/learningpath')
    expect(ratings()).toEqual([])

    first.unmount()
    await renderApp({ path: '/learningpath', learner, state: { skillId: 11 } })
    const name = 'Cook a simple recipe'
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    expect(screen.queryByText('Great Job!')).toBeNull()
  })

  it('that fails keeps the celebration for the return to the path', async () => {
    backend.use(http.post('*/api/submit_feedback', () => HttpResponse.error()))
    const { user } = await renderApp({ path, learner, state })
    await rate(user)
    expect(await screen.findByText(/^Your stars may have been sent\./)).toBeVisible()
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('dialog', { name: 'Great Job!' })).toBeVisible()
  })

  it.each([
    [
      'in the other language',
      'Cocinar una receta fácil',
      () => screen.getByRole('button', { name: /Español/ }).click(),
    ],
    ['of another skill', 'Make a budget', () => goToPath(21)],
  ])('leaves no celebration for the path %s', async (_, skill, go) => {
    keepFor(ship, learner, 'yacht')
    keepFor(celebration, learner, afterLesson(1006), 11)
    const { user } = await renderApp({ path: '/learningpath', learner, state: { skillId: 11 } })
    const greatJob = await screen.findByRole('dialog', { name: 'Great Job!' })
    await user.click(within(greatJob).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    act(go)
    await screen.findByRole('heading', { level: 1, name: skill })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps the celebration for the path, however the learner returns', async () => {
    keepFor(celebration, learner, afterLesson(1006), 11)
    const { user } = await renderApp({ path: '/skillmap', learner })
    const skills = await screen.findAllByRole('button', { name: /^Cook a simple recipe/ })
    if (!skills[0]) throw new Error('the skill is on the map')
    await user.click(skills[0])
    expect(await screen.findByRole('dialog', { name: 'Great Job!' })).toBeVisible()
    expect(screen.getByText('Cut safely')).toBeVisible()
    await waitFor(() => expect(keptFor(celebration, learner, 11)).toBeUndefined())
  })
})
