import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aModule } from '../support/lesson-data'
import { backend, renderApp } from '../support/render-app'

const path = '/learningpath/practice'
const video = aModule({ id: 1003, type: 'video' })
const quiz = aModule({ id: 1004, type: 'quiz' })
const right = /20 seconds, with soap/

const open = (learner: string, module: ReturnType<typeof aModule>) =>
  renderApp({ path, learner: `${learner}@example.com`, state: { skillId: 11, module } })

describe('a lesson that goes wrong says what is the matter', () => {
  it.each([
    ['quiz-broken', quiz, 'Error loading quiz'],
    ['quiz-empty', quiz, 'No questions available'],
    [
      'no-module-id',
      { ...quiz, id: null, contentId: null },
      'Quiz configuration error - Invalid data',
    ],
    ['unknown-type', video, 'Error loading module'],
  ])('to %s, and leads back to the path', async (learner, module, title) => {
    const { user } = await open(learner, module)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Go Back' }))
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath'))
  })

  it.each([
    ['question-no-id', 'Error: Missing parameters', 0],
    ['answers-fail', 'Error submitting answer', 1],
  ])('to %s, and the question stays', async (learner, title, answersSent) => {
    const { user } = await open(learner, quiz)
    await user.click(await screen.findByRole('button', { name: right }))
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByRole('button', { name: right })).not.toHaveAttribute('aria-disabled')
    expect(backend.requestsTo('POST /api/quiz/answers')).toHaveLength(answersSent)
  })

  it('to saving-fails, and the right answer stays', async () => {
    const { user } = await open('saving-fails', quiz)
    await user.click(await screen.findByRole('button', { name: right }))
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Error updating state')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
    expect(screen.getByText('Right answer')).toBeVisible()
  })
})
