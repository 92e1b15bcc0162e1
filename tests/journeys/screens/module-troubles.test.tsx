import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import * as reload from '@/lib/reload-page'
import { aModule } from '@tests/fixtures/lesson-data'
import { backend } from '@tests/support/backend'
import { rightOption } from '@tests/support/lessons'
import { renderApp } from '@tests/support/render-app'

const path = '/learningpath/practice'
const video = aModule({ id: 1003, type: 'video' })
const quiz = aModule({ id: 1004, type: 'quiz' })
const right = rightOption(1004, 0)

const open = (learner: string, module: ReturnType<typeof aModule>) =>
  renderApp({ path, learner: `${learner}@example.com`, state: { skillId: 11, module } })

describe('a lesson whose node type is the address of another screen', () => {
  it.each(['feedback', '..', '\ud800'])('opens: %j', async (nodeType) => {
    const lesson = { id: 1004, type: 'quiz', title: 'Wash hands', node_type: nodeType }
    const subskills = [{ id: 101, title: 'Clean', node_type: nodeType, modules: [lesson] }]
    backend.use(
      http.get('*/api/subskills', () => HttpResponse.json({ skill_name: 'Cook', subskills })),
    )
    const { user } = await renderApp({
      path: '/learningpath',
      learner: 'sam@example.com',
      state: { skillId: 11 },
    })
    await user.click(await screen.findByRole('button', { name: /^Clean/ }))
    await user.click(await screen.findByRole('button', { name: 'Start' }))
    expect(await screen.findByText(/^Question 1 of/)).toBeVisible()
    expect(window.location.pathname).toBe('/learningpath/knowledge')
  })
})

describe('a lesson with a problem explains it', () => {
  it.each([
    ['quiz-broken', quiz, 'Error loading quiz'],
    ['quiz-empty', quiz, 'No questions available'],
    [
      'no-module-id',
      { ...quiz, id: null, contentId: null },
      'Quiz configuration error - Invalid data',
    ],
    ['no-module-id', { ...video, id: null, contentId: null }, 'Error loading module'],
    ['unknown-type', { ...video, type: null }, 'Error loading module'],
  ])('to %s, and leads back to the path', async (learner, module, sentence) => {
    const { user } = await open(learner, module)
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^This lesson did not open|^No q/,
    )
    await user.click(screen.getByRole('button', { name: 'Go Back' }))
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath'))
  })

  it.each([
    ['en', 'Go on without it', /^Question 1 of/],
    ['es', 'Seguir sin esta lección', /^Pregunta 1 de/],
  ] as const)('and leads on without the lesson, in %s', async (language, words, question) => {
    backend.use(
      http.get('*/api/subskills', () =>
        HttpResponse.json({
          subskills: [
            {
              id: 101,
              modules: [
                { id: 1, type: 'hologram' },
                { id: 1004, type: 'quiz' },
              ],
            },
          ],
        }),
      ),
    )
    const unknown = aModule({ id: 1, type: null })
    const { user } = await renderApp({
      path,
      learner: 'sam@example.com',
      language,
      state: { skillId: 11, module: unknown },
    })
    await user.click(await screen.findByRole('button', { name: words }))
    expect(await screen.findByText(question)).toBeVisible()
    expect(backend.requestsTo('POST /api/subskill/update-state')).toEqual([])
  })

  it('for a missing id: which one, without a retry, for a pdf and a practice', async () => {
    const lost = aModule({ id: null, contentId: null, type: 'pdf' })
    const first = await open('sam', lost)
    expect(await screen.findByText('No PDF ID provided')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    first.unmount()
    await open('sam', { ...lost, type: 'practice' })
    expect(await screen.findByText('No module ID provided')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
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

  it('if the questions do not load, and Retry loads them', async () => {
    const gone = () => HttpResponse.json({ message: 'Gone' }, { status: 410 })
    backend.use(http.get('*/api/quiz/questions', gone, { once: true }))
    const { user } = await open('sam', quiz)
    expect(await screen.findByText('Error loading quiz questions')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(/^Question 1 of/)).toBeVisible()
  })

  it('if an option has no id, and another one can be chosen', async () => {
    const questions = [{ id: 5, text: 'Why?', options: [{ text: 'No id' }, { id: 52, text: 'B' }] }]
    backend.use(http.get('*/api/quiz/questions', () => HttpResponse.json(questions)))
    const { user } = await open('sam', quiz)
    await user.click(await screen.findByRole('button', { name: /No id/ }))
    expect(await screen.findByText('Error: Missing parameters')).toBeVisible()
    expect(backend.requestsTo('POST /api/quiz/answers')).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'B B' }))
    await waitFor(() => expect(backend.requestsTo('POST /api/quiz/answers')).toHaveLength(1))
  })

  it('if a quiz is opened by its address, and leads to the path', async () => {
    const { user } = await renderApp({ path: '/learningpath/quiz', learner: 'sam@example.com' })
    const words = 'Please access the quiz through the learning map'
    expect(await screen.findByText(words, {}, { timeout: 9000 })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Go to your path' }))
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath'))
  })

  it('if the state is not saved: Retry reloads the page, at the same question', async () => {
    vi.spyOn(reload, 'reloadPage').mockReturnValue()
    const first = await open('sam', quiz)
    const { user } = first
    await user.click(await screen.findByRole('button', { name: right }))
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    await user.click(await screen.findByRole('button', { name: rightOption(1004, 1) }))
    backend.use(
      http.post('*/api/subskill/update-state', () => HttpResponse.error(), { once: true }),
    )
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    await screen.findByText('Error updating state')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(reload.reloadPage).toHaveBeenCalledOnce()

    first.unmount()
    await open('sam', quiz)
    expect(await screen.findByText(/^Question 2 of/)).toBeVisible()
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
