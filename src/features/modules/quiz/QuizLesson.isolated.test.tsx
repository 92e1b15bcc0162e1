import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as learning from '@/api/learning'
import * as requests from '@/api/modules'
import type { QuizQuestion } from '@/api/modules'
import { ApiError } from '@/api/transport/api-error'
import { session } from '@/learner/session'
import { stored } from '@/learner/stored'
import { lessonProgress } from '@/learner/stored-things'
import { reloadPage } from '@/lib/reload-page'
import { aModule } from '@tests/fixtures/lesson-data'
import { fromHost, renderLesson } from '@tests/fixtures/render-lesson'
import { hashed } from '@tests/fixtures/stored'
import { QuizLesson } from './QuizLesson'

vi.mock('@/api/modules')
vi.mock('@/api/learning')
vi.mock('@/api/account')
vi.mock('@/lib/reload-page')

const questions: QuizQuestion[] = [
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

const quiz = aModule({ id: 1002, type: 'quiz', status: 'in_progress' })
const positionKey = hashed('lesson_sam@example.com_null-quiz-1002')
const option = (name: RegExp) => screen.getByRole('button', { name })
const continueButton = () => screen.getByRole('button', { name: /^(Continue|Saving…)$/ })
const feedback = () => {
  const title = screen.getByText(/./, { selector: '[role=status] b' })
  return title.parentElement ?? title
}
const isLocked = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'

function renderQuiz(module = quiz) {
  const onCompleted = vi.fn<() => void>()
  const onSkip = vi.fn<() => void>()
  const onBack = vi.fn<() => void>()
  const lesson = (shown: typeof module) => (
    <QuizLesson
      {...fromHost}
      module={shown}
      onCompleted={onCompleted}
      onSkip={onSkip}
      onBack={onBack}
    />
  )
  return { onCompleted, onSkip, onBack, ...renderLesson(lesson(module)) }
}

beforeEach(() => {
  session.start({ accessToken: 'a', email: 'sam@example.com', remember: true })
  vi.mocked(requests.getQuizQuestions).mockReset().mockResolvedValue(questions)
  vi.mocked(requests.postQuizAnswer)
    .mockReset()
    .mockImplementation((answer) =>
      Promise.resolve(answer?.selectedOptionId === 52 || answer?.selectedOptionId === 61),
    )
  vi.mocked(learning.postModuleState).mockReset().mockResolvedValue()
  vi.mocked(reloadPage).mockReset()
})

afterEach(() => void vi.useRealTimers())

describe('a quiz', () => {
  it('shows one question with its place, its options and a shut way on that says why', async () => {
    renderQuiz()
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'What stirs hot soup?',
    )
    expect(screen.getByText('Question 1 of 2')).toBeVisible()
    expect(option(/^A A knife$/)).toBeVisible()
    expect(option(/^C A fork$/)).toBeVisible()
    expect(isLocked(continueButton())).toBe(true)
    expect(continueButton()).toHaveAccessibleDescription('Choose an answer. Then you can continue.')
  })

  it('sends one answer at a time and says that it is being checked', async () => {
    let answer: (isCorrect: boolean) => void = () => {}
    vi.mocked(requests.postQuizAnswer).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    renderQuiz()
    await userEvent.click(await screen.findByRole('button', { name: /A fork/ }))
    await userEvent.click(option(/A knife/))
    await userEvent.click(option(/A fork/))
    expect(vi.mocked(requests.postQuizAnswer).mock.calls.map(([sent]) => sent)).toEqual([
      { quizId: 1002, questionId: 5, selectedOptionId: 53 },
    ])
    expect(screen.getByText('Checking your answer…')).toBeInTheDocument()
    expect(isLocked(option(/A knife/))).toBe(true)
    await act(async () => answer(true))
    expect(option(/A fork Right answer/)).toBeVisible()
  })

  it('opens the way on after a right answer and closes the other options', async () => {
    renderQuiz()
    await userEvent.click(await screen.findByRole('button', { name: /A wooden spoon/ }))
    expect(option(/^B A wooden spoon Right answer$/)).toBeVisible()
    expect(feedback()).toHaveTextContent('Well done! You got it right!')
    expect(isLocked(option(/A knife/))).toBe(true)
    expect(isLocked(continueButton())).toBe(false)
    expect(learning.postModuleState).not.toHaveBeenCalled()
  })

  it('marks a wrong answer for two seconds; its words stay until the next try', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    renderQuiz()
    fireEvent.click(await screen.findByRole('button', { name: /A knife/ }))
    expect(await screen.findByRole('button', { name: /A knife Not this one/ })).toBeVisible()
    expect(feedback()).toHaveTextContent('Almost there! Give it another shot.')
    expect(isLocked(continueButton())).toBe(true)

    // The timer of two seconds starts in the effect that follows the render of the mark.
    await act(async () => {})
    act(() => void vi.advanceTimersByTime(1800))
    expect(option(/Not this one/)).toBeVisible()
    fireEvent.click(option(/A wooden spoon/))
    expect(requests.postQuizAnswer).toHaveBeenCalledOnce()

    act(() => void vi.advanceTimersByTime(250))
    expect(screen.queryByRole('button', { name: /Not this one/ })).toBeNull()
    expect(feedback()).toHaveTextContent('Almost there! Give it another shot.')
    vi.useRealTimers()
    expect(option(/^A A knife Tried$/)).toBeVisible()

    await userEvent.click(option(/A wooden spoon/))
    expect(feedback()).toHaveTextContent('Well done! You got it right!')
    expect(screen.queryByRole('button', { name: /Tried/ })).toBeNull()
  })

  it('saves in_progress on the way and completed at the end, and leads on', async () => {
    const { onCompleted } = renderQuiz()
    await userEvent.click(await screen.findByRole('button', { name: /A wooden spoon/ }))
    await userEvent.click(continueButton())
    expect(learning.postModuleState).toHaveBeenLastCalledWith(
      1002,
      'in_progress',
      expect.anything(),
    )
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What holds hot soup?')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(isLocked(continueButton())).toBe(true)

    await userEvent.click(option(/A pot/))
    await userEvent.click(continueButton())
    expect(learning.postModuleState).toHaveBeenLastCalledWith(1002, 'completed', expect.anything())
    expect(onCompleted).toHaveBeenCalledOnce()
    expect(isLocked(continueButton())).toBe(true)
  })

  it('saves nothing when a completed quiz is done again, and leads on', async () => {
    const { onCompleted } = renderQuiz({ ...quiz, status: 'completed' })
    await userEvent.click(await screen.findByRole('button', { name: /A wooden spoon/ }))
    await userEvent.click(continueButton())
    expect(learning.postModuleState).not.toHaveBeenCalled()
    await userEvent.click(option(/A pot/))
    await userEvent.click(continueButton())
    expect(learning.postModuleState).not.toHaveBeenCalled()
    expect(onCompleted).toHaveBeenCalledOnce()
    await userEvent.click(continueButton())
    expect(onCompleted).toHaveBeenCalledOnce()
  })

  it('moves between the options with arrow keys and sends nothing until one is pressed', async () => {
    renderQuiz()
    const first = await screen.findByRole('button', { name: /A knife/ })
    first.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(option(/A wooden spoon/)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(option(/A fork/)).toHaveFocus()
    expect(requests.postQuizAnswer).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ')
    expect(option(/A wooden spoon Right answer/)).toHaveFocus()
    expect(requests.postQuizAnswer).toHaveBeenCalledOnce()
  })

  it('leads back from its first question without saving anything', async () => {
    const { onBack } = renderQuiz()
    await screen.findByRole('heading', { level: 1 })
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(onBack).toHaveBeenCalledOnce()
    expect(learning.postModuleState).not.toHaveBeenCalled()
  })
})

describe('the place in a quiz', () => {
  it('survives a reload and is forgotten when the quiz is completed', async () => {
    const { unmount } = renderQuiz()
    await userEvent.click(await screen.findByRole('button', { name: /A wooden spoon/ }))
    await userEvent.click(continueButton())
    expect(localStorage.getItem(positionKey)).not.toBeNull()
    unmount()

    renderQuiz()
    expect(await screen.findByText('Question 2 of 2')).toBeVisible()
    await userEvent.click(option(/A pot/))
    await userEvent.click(continueButton())
    expect(localStorage.getItem(positionKey)).toBeNull()
  })

  it('asks no question twice and leaves none out when they come in another order', async () => {
    const answered = [{ question: 5, option: 52 }]
    stored(lessonProgress, 'null-quiz-1002').keep({ answered })
    vi.mocked(requests.getQuizQuestions).mockResolvedValue(questions.toReversed())
    const { onCompleted } = renderQuiz()
    expect(await screen.findByRole('heading', { name: 'What holds hot soup?' })).toBeVisible()
    await userEvent.click(option(/A pot/))
    await userEvent.click(continueButton())
    expect(screen.getByRole('heading', { name: 'What stirs hot soup?' })).toBeVisible()
    expect(option(/A wooden spoon Right answer/)).toBeVisible()
    await userEvent.click(continueButton())
    expect(requests.postQuizAnswer).toHaveBeenCalledOnce()
    expect(onCompleted).toHaveBeenCalledOnce()
  })

  it('goes back to the question before, which shows its answer, and on again', async () => {
    const { onBack } = renderQuiz()
    await userEvent.click(await screen.findByRole('button', { name: /A wooden spoon/ }))
    await userEvent.click(continueButton())
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    const first = screen.getByRole('heading', { name: 'What stirs hot soup?' })
    expect(first).toHaveFocus()
    expect(option(/A wooden spoon Right answer/)).toBeVisible()
    await userEvent.click(continueButton())
    expect(screen.getByRole('heading', { name: 'What holds hot soup?' })).toBeVisible()
    expect(isLocked(continueButton())).toBe(true)
    expect(requests.postQuizAnswer).toHaveBeenCalledOnce()
    expect(onBack).not.toHaveBeenCalled()
  })

  it('still marks what was tried after going back a question and forward again', async () => {
    renderQuiz()
    await userEvent.click(await screen.findByRole('button', { name: /A wooden spoon/ }))
    await userEvent.click(continueButton())
    await userEvent.click(option(/A plate/))
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await userEvent.click(continueButton())
    expect(option(/A plate Tried/)).toBeVisible()
    expect(option(/A pot$/)).toBeVisible()
  })

  it('stays while an answer is on its way, and Back says why', async () => {
    renderQuiz()
    await userEvent.click(await screen.findByRole('button', { name: /A wooden spoon/ }))
    await userEvent.click(continueButton())
    vi.mocked(requests.postQuizAnswer).mockReturnValue(new Promise(() => {}))
    await userEvent.click(option(/A pot/))
    const back = screen.getByRole('button', { name: 'Back' })
    expect(isLocked(back)).toBe(true)
    expect(back).toHaveAccessibleDescription('Checking your answer…')
  })
})

describe('when something fails in a quiz', () => {
  const refused = new ApiError('no-response')

  it('keeps the question after an answer that did not arrive, and takes the next one', async () => {
    vi.mocked(requests.postQuizAnswer).mockRejectedValueOnce(refused)
    renderQuiz()
    await userEvent.click(await screen.findByRole('button', { name: /A wooden spoon/ }))
    expect(feedback()).toHaveTextContent('Error submitting answer')
    await userEvent.click(option(/A wooden spoon/))
    expect(feedback()).toHaveTextContent('Well done! You got it right!')
  })

  it('offers no reload of the page until the network is back', async () => {
    vi.mocked(requests.postQuizAnswer).mockRejectedValue(refused)
    renderQuiz()
    const knife = await screen.findByRole('button', { name: /A knife/ })
    act(() => onlineManager.setOnline(false))
    await userEvent.click(knife)
    expect(feedback()).toHaveTextContent('Check your internet.')
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    act(() => onlineManager.setOnline(true))
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  })

  it.each([
    ['cannot be sent', new ApiError('missing-id', { missing: 'question' })],
    ['cannot be checked', refused],
  ])('holds nobody at a question whose answer %s', async (_, error) => {
    vi.mocked(requests.postQuizAnswer).mockRejectedValue(error)
    const { onSkip } = renderQuiz()
    await userEvent.click(await screen.findByRole('button', { name: /A knife/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Go on without it' }))
    expect(onSkip).toHaveBeenCalledOnce()
    expect(learning.postModuleState).not.toHaveBeenCalled()
  })

  it('keeps the right answer after a failed save, and Continue saves again', async () => {
    vi.mocked(learning.postModuleState).mockRejectedValueOnce(refused)
    renderQuiz()
    await userEvent.click(await screen.findByRole('button', { name: /A wooden spoon/ }))
    await userEvent.click(continueButton())
    expect(feedback()).toHaveTextContent('Error updating state')
    expect(option(/A wooden spoon Right answer/)).toBeVisible()
    await userEvent.click(continueButton())
    expect(screen.getByText('Question 2 of 2')).toBeVisible()
  })

  it('reloads the page with Retry after a failed save', async () => {
    vi.mocked(learning.postModuleState).mockRejectedValue(refused)
    renderQuiz()
    await userEvent.click(await screen.findByRole('button', { name: /A wooden spoon/ }))
    await userEvent.click(continueButton())
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(reloadPage).toHaveBeenCalledOnce()
  })

  it('names the missing parameters of an answer that cannot be sent', async () => {
    vi.mocked(requests.postQuizAnswer).mockRejectedValue(
      new ApiError('missing-id', { missing: 'question' }),
    )
    renderQuiz()
    await userEvent.click(await screen.findByRole('button', { name: /A knife/ }))
    expect(feedback()).toHaveTextContent('Error: Missing parameters')
    expect(isLocked(option(/A fork/))).toBe(false)
  })

  it.each([
    ['Error loading quiz questions', refused],
    ['Error loading quiz', new ApiError('invalid-answer')],
  ])('says %j below plain words, tries again and leads back', async (sentence, error) => {
    vi.mocked(requests.getQuizQuestions).mockRejectedValueOnce(error)
    const { onBack } = renderQuiz()
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'This lesson did not open' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }))
    expect(onBack).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Question 1 of 2')).toBeVisible()
  })

  it.each([[[]], [[{ id: 5, text: 'Nothing to choose?', options: [] }]]])(
    'says that there are no questions (%#)',
    async (none) => {
      vi.mocked(requests.getQuizQuestions).mockResolvedValue(none)
      renderQuiz()
      expect(await screen.findByRole('heading', { name: 'No questions available' })).toBeVisible()
    },
  )

  it('says that the quiz has no id, and offers no other try: that cannot help', async () => {
    vi.mocked(requests.getQuizQuestions).mockRejectedValue(
      new ApiError('missing-id', { missing: 'subskill' }),
    )
    renderQuiz(aModule({ id: null, type: 'quiz' }))
    expect(await screen.findByText('Quiz configuration error - Invalid data')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })
})
