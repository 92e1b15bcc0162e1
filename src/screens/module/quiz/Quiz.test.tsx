import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { pass, soon } from '@tests/support/clock'
import { openLesson } from '@tests/support/open-lesson'
import { pressTwice } from '@tests/support/press-twice'

const quiz = 1004
const questions = [
  {
    id: 5,
    text: 'What stirs hot soup?',
    options: [
      { id: 51, text: 'A knife' },
      { id: 52, text: 'A wooden spoon' },
      { id: 53, text: 'A fork' },
    ],
  },
  {
    id: 6,
    text: 'What holds hot soup?',
    options: [
      { id: 61, text: 'A pot' },
      { id: 62, text: 'A plate' },
    ],
  },
]

beforeEach(() => {
  backend.use(
    http.get('*/api/quiz/questions', () => HttpResponse.json({ questions })),
    http.post<never, { selectedOptionId: number }>('*/api/quiz/answers', async ({ request }) => {
      const { selectedOptionId } = await request.json()
      return HttpResponse.json({ isCorrect: [52, 61].includes(selectedOptionId) })
    }),
  )
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const option = (name: string | RegExp) => screen.findByRole('button', { name })
const continueButton = () => screen.getByRole('button', { name: 'Continue' })
const answers = () => backend.requestsTo('POST /api/quiz/answers').map(({ body }) => body)
const states = () => backend.requestsTo('POST /api/subskill/update-state').map(({ body }) => body)

describe('a question', () => {
  it('shows its place and its options, and Continue says what to do first', async () => {
    const { user } = await openLesson(quiz)
    await heading('What stirs hot soup?')
    expect(screen.getByText('Question 1 of 2')).toBeVisible()
    expect(await option('A A knife')).toBeVisible()
    expect(await option('C A fork')).toBeVisible()
    expect(continueButton()).toHaveAttribute('aria-disabled', 'true')
    expect(continueButton()).toHaveAccessibleDescription('Choose an answer. Then you can continue.')
    await user.click(continueButton())
    expect(screen.getByText('Question 1 of 2')).toBeVisible()
  })

  it('sends one answer at a time, and says that it is being checked', async () => {
    let respond: (response: Response) => void = () => {}
    const response = new Promise<Response>((resolve) => (respond = resolve))
    backend.use(http.post('*/api/quiz/answers', () => response))
    const { user } = await openLesson(quiz)
    const spoon = await option(/spoon/)
    await pressTwice(spoon)
    await user.click(await option(/knife/))
    expect(screen.getByText('Checking your answer…')).toBeInTheDocument()
    respond(HttpResponse.json({ isCorrect: true }))
    expect(await option('B A wooden spoon Right answer')).toBeVisible()
    expect(answers()).toEqual([{ quizId: quiz, questionId: 5, selectedOptionId: 52 }])
  })

  it('opens Continue after a right answer, closes the other options, and saves nothing yet', async () => {
    const { user } = await openLesson(quiz)
    await user.click(await option(/spoon/))
    expect(await screen.findByText('Well done! You got it right!')).toBeVisible()
    expect(continueButton()).not.toHaveAttribute('aria-disabled')
    expect(await option(/knife/)).toHaveAttribute('aria-disabled', 'true')
    expect(states()).toEqual([])
  })

  it('marks a wrong answer for two seconds; its words stay until the next try', async () => {
    await openLesson(quiz)
    const knife = await option(/knife/)
    vi.useFakeTimers()
    const named = (name: RegExp) => screen.getByRole('button', { name })
    fireEvent.click(knife)
    await soon(() => named(/knife Not this one/))
    expect(screen.getByText('Almost there! Give it another shot.')).toBeVisible()
    await pass(1980)
    fireEvent.click(named(/spoon/))
    expect(named(/Not this one/)).toBeVisible()
    expect(answers()).toHaveLength(1)
    await pass(20)
    expect(named(/knife Tried/)).toBeVisible()
    expect(screen.getByText('Almost there! Give it another shot.')).toBeVisible()
    expect(continueButton()).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(named(/spoon/))
    await soon(() => named(/spoon Right answer/))
    expect(screen.queryByText('Almost there! Give it another shot.')).toBeNull()
  })

  it('leads on where none of its answers was right', async () => {
    backend.use(http.post('*/api/quiz/answers', () => HttpResponse.json({ isCorrect: false })))
    await openLesson(quiz)
    await option(/knife/)
    vi.useFakeTimers()
    for (const name of ['A A knife', 'B A wooden spoon', 'C A fork']) {
      fireEvent.click(screen.getByRole('button', { name }))
      await soon(() => screen.getByRole('button', { name: `${name} Not this one` }))
      await pass(2000)
    }
    vi.useRealTimers()
    expect(screen.getByText('None of these answers was right')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Go on without it' }))
    expect(await heading('Lay out your tools')).toBeVisible()
    expect(states()).toEqual([])
  })

  it('has options between which arrow keys move without sending one', async () => {
    const { user } = await openLesson(quiz)
    const knife = await option(/knife/)
    act(() => knife.focus())
    await user.keyboard('{ArrowDown}')
    expect(await option(/spoon/)).toHaveFocus()
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(await option(/fork/)).toHaveFocus()
    expect(answers()).toEqual([])
    await user.keyboard('{ArrowLeft} ')
    expect(await option(/spoon Right answer/)).toHaveFocus()
  })
})

describe('Continue of a quiz', () => {
  it('saves in_progress and shows the next question; at the last one completed, and the next lesson', async () => {
    const { user } = await openLesson(quiz)
    await user.click(await option(/spoon/))
    await option(/Right answer/)
    await user.click(continueButton())
    expect(await heading('What holds hot soup?')).toHaveFocus()
    expect(states()).toEqual([{ subskill_id: quiz, state: 'in_progress' }])
    expect(continueButton()).toHaveAttribute('aria-disabled', 'true')

    await user.click(await option(/pot/))
    await option(/Right answer/)
    await user.dblClick(continueButton())
    expect(await heading('Lay out your tools')).toBeVisible()
    expect(states()).toEqual([
      { subskill_id: quiz, state: 'in_progress' },
      { subskill_id: quiz, state: 'completed' },
    ])
  })

  it('saves nothing where the quiz was completed before, so that nothing is locked again', async () => {
    const { user } = await openLesson(1002)
    for (const right of [/spoon/, /pot/]) {
      await user.click(await option(right))
      await option(/Right answer/)
      await user.click(continueButton())
    }
    await waitFor(() => expect(screen.queryByText('Question 2 of 2')).toBeNull())
    expect(answers()).toHaveLength(2)
    expect(states()).toEqual([])
  })
})

describe('the place in a quiz', () => {
  it('survives a reload', async () => {
    const { user, unmount } = await openLesson(quiz)
    await user.click(await option(/spoon/))
    await option(/Right answer/)
    await user.click(continueButton())
    await heading('What holds hot soup?')
    unmount()
    await openLesson(quiz)
    expect(await heading('What holds hot soup?')).toBeVisible()
    expect(screen.getByText('Question 2 of 2')).toBeVisible()
  })

  it('is one question back with Back, whose answer and tries are still there', async () => {
    const { user } = await openLesson(quiz)
    await user.click(await option(/spoon/))
    await option(/Right answer/)
    await user.click(continueButton())
    await user.click(await option(/plate/))
    await option(/Not this one/)
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await heading('What stirs hot soup?')).toHaveFocus()
    expect(await option(/spoon Right answer/)).toBeVisible()
    await user.click(continueButton())
    expect(await option(/plate Tried/)).toBeVisible()
    expect(answers()).toHaveLength(2)
  })

  it('is left with Back at the first question: to the path, and nothing is saved', async () => {
    const { user } = await openLesson(quiz)
    await heading('What stirs hot soup?')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await heading('Cook a simple recipe')).toBeVisible()
    expect(states()).toEqual([])
  })

  it('stays in the other language, in which the questions come in another order', async () => {
    const { user } = await openLesson(quiz)
    await user.click(await option(/spoon/))
    await option(/Right answer/)
    const spanish = [{ id: 6, text: '¿Y esto?', options: [{ id: 61, text: 'Una olla' }] }]
    spanish.push({ id: 5, text: '¿Con qué?', options: [{ id: 52, text: 'Una cuchara' }] })
    backend.use(http.get('*/api/quiz/questions', () => HttpResponse.json({ questions: spanish })))
    await user.click(screen.getByRole('button', { name: /Español/ }))
    expect(await heading('¿Con qué?')).toBeVisible()
    expect(screen.getByText('Pregunta 1 de 2')).toBeVisible()
    expect(await option('B Una cuchara Respuesta correcta')).toBeVisible()
    expect(screen.getByText('¡Bien hecho! ¡Acertaste!')).toBeVisible()
  })
})
