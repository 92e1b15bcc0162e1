import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { pass, soon } from '@tests/support/clock'
import { hold } from '@tests/support/hold'
import { openLesson } from '@tests/support/open-lesson'
import { pressTwice } from '@tests/support/press-twice'
import { spyOnReload } from '@tests/support/reload'
import { standInSpeech } from '@tests/support/speech'

/** A quiz of sam, and one that is completed. */
const quiz = 1004
const completedQuiz = 1002
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

const ask = (answer: unknown) =>
  backend.use(http.get('*/api/quiz/questions', () => HttpResponse.json(answer as object)))
type Answer = { selectedOptionId: number }
const check = (isCorrect: (option: number) => boolean) =>
  backend.use(
    http.post<never, Answer>('*/api/quiz/answers', async ({ request }) =>
      HttpResponse.json({ isCorrect: isCorrect((await request.json()).selectedOptionId) }),
    ),
  )

beforeEach(() => {
  ask({ questions })
  check((option) => option === 52 || option === 61)
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const option = (name: string | RegExp) => screen.findByRole('button', { name })
const continueButton = () => screen.getByRole('button', { name: 'Continue' })
const press = async (name: string | RegExp) => fireEvent.click(await option(name))
const answers = () => backend.requestsTo('POST /api/quiz/answers').map(({ body }) => body)
const states = () => backend.requestsTo('POST /api/subskill/update-state').map(({ body }) => body)
const refusal = () => HttpResponse.json({ message: 'Not now' }, { status: 403 })
const lost = () => HttpResponse.error()
/** Only a lost answer speaks of the internet. */
const adviceAfter = (response: () => Response) =>
  response === lost ? /^Check your internet\. Then/ : /^Wait a moment\. Then/
const fail = (call: string, response: () => Response) =>
  backend.use(http.post(call, response, { once: true }))
const inProgress = { subskill_id: quiz, state: 'in_progress' }

/** What the browser has stored of the quiz. */
const progress = (): unknown => {
  const key = Object.keys(localStorage).find((one) => one.startsWith('progress_'))
  return JSON.parse(localStorage.getItem(key ?? '') ?? '{}')
}

describe('a question', () => {
  test('shows its options, sends one answer at a time, and a right one opens Continue', async () => {
    let respond: (response: Response) => void = () => {}
    const response = new Promise<Response>((resolve) => (respond = resolve))
    backend.use(http.post('*/api/quiz/answers', () => response))
    await openLesson(quiz)
    await heading('What stirs hot soup?')
    expect(screen.getByText('Question 1 of 2')).toBeVisible()
    expect(await option('A A knife')).toBeVisible()
    expect(await option('C A fork')).toBeVisible()
    expect(continueButton()).toHaveAttribute('aria-disabled', 'true')
    expect(continueButton()).toHaveAccessibleDescription('Choose an answer. Then you can continue.')

    vi.useFakeTimers({ shouldAdvanceTime: true })
    await pressTwice(await option(/spoon/))
    await press(/knife/)
    expect(screen.getByText('Checking your answer…').tagName).toBe('P')
    expect(continueButton()).toHaveAccessibleDescription('Checking your answer…')
    await pass(8000)
    expect(screen.getByText(/^This takes longer than usual\./)).toBeVisible()
    respond(HttpResponse.json({ isCorrect: true }))
    expect(await option('B A wooden spoon Right answer')).toBeVisible()
    expect(screen.getByText('Well done! You got it right!')).toBeVisible()
    expect(continueButton()).not.toHaveAttribute('aria-disabled')
    expect(continueButton()).toHaveFocus()
    expect(await option(/knife/)).toHaveAttribute('aria-disabled', 'true')
    // Not by the praise of another one.
    expect(await option(/knife/)).toHaveAccessibleDescription('This question is answered.')
    expect(answers()).toEqual([{ quizId: quiz, questionId: 5, selectedOptionId: 52 }])
    expect(states()).toEqual([])
  })

  test('leaves the focus where the learner has gone while an answer is checked', async () => {
    const respond = hold('/api/quiz/answers')
    await openLesson(quiz)
    await press(/spoon/)
    const back = screen.getByRole('button', { name: 'Back' })
    back.focus()
    respond()
    expect(await option(/spoon Right answer/)).toBeVisible()
    expect(continueButton()).not.toHaveAttribute('aria-disabled')
    expect(back).toHaveFocus()
  })

  test('marks a wrong answer for two seconds, and leads on where none was right', async () => {
    check(() => false)
    await openLesson(quiz)
    await option(/knife/)
    vi.useFakeTimers()
    const named = (name: string | RegExp) => screen.getByRole('button', { name })
    const almost = () => screen.queryByText('Almost there! Give it another shot.')
    fireEvent.click(named('A A knife'))
    await soon(() => named(/knife Not this one/))
    expect(almost()).toBeVisible()
    await pass(1999)
    expect(named(/Not this one/)).toBeVisible()
    await pass(1)
    expect(named(/knife Tried/)).toBeVisible()
    expect(almost()).toBeVisible()
    expect(continueButton()).toHaveAttribute('aria-disabled', 'true')

    for (const name of ['B A wooden spoon', 'C A fork']) {
      fireEvent.click(named(name))
      expect(almost()).toBeNull()
      await soon(() => named(`${name} Not this one`))
      await pass(2000)
    }
    vi.useRealTimers()
    expect(screen.getByText('None of these answers was right')).toBeVisible()
    fireEvent.click(named('Go on without it'))
    expect(await heading('Lay out your tools')).toBeVisible()
    expect(states()).toEqual([])
  })

  test('takes another answer while a wrong one is marked, and no second click of a double click', async () => {
    await openLesson(quiz)
    await option(/knife/)
    vi.useFakeTimers()
    const named = (name: RegExp) => screen.getByRole('button', { name })
    fireEvent.click(named(/knife/))
    const marked = await soon(() => named(/knife Not this one/))
    fireEvent.click(marked, { detail: 2 })
    fireEvent.click(marked)
    fireEvent.click(named(/fork/), { detail: 2 })
    expect(marked).toHaveTextContent('Not this one')
    await pass(1500)
    fireEvent.click(named(/fork/))
    expect(named(/knife Tried/)).toHaveAttribute('aria-disabled', 'true')
    await soon(() => named(/fork Not this one/))
    await pass(1500)
    expect(named(/fork Not this one/)).toBeVisible()
    fireEvent.click(named(/spoon/))
    await soon(() => named(/spoon Right answer/))
    await pass(2000)
    expect(named(/spoon Right answer/)).toBeVisible()
    const chosen = [51, 53, 52].map((selectedOptionId) =>
      expect.objectContaining({ selectedOptionId }),
    )
    expect(answers()).toEqual(chosen)
  })
})

test('a wrong answer leads to the lesson before, and from there back to its question', async () => {
  const modules = [
    { id: 1003, type: 'video', status: 'completed', title: 'Clean hands, ready tools' },
    // It moves on when it is opened.
    { id: 1099, type: 'challenge', status: 'completed', title: 'Wash your hands' },
    { id: quiz, type: 'quiz', status: 'in_progress' },
  ]
  const subskills = [{ id: 102, modules }]
  backend.use(http.get('*/api/subskills', () => HttpResponse.json({ subskills })))
  const { user } = await openLesson(quiz)
  await press(/spoon/)
  await option(/Right answer/)
  await user.click(continueButton())
  await press(/plate/)
  expect(await screen.findByText('This is not the answer. Choose another one.')).toBeVisible()
  await user.click(await screen.findByRole('link', { name: 'See the lesson that explains it' }))
  expect(await heading('Clean hands, ready tools')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  await user.click(await option('Back to your question'))
  expect(await heading('What holds hot soup?')).toBeVisible()
  expect(await option(/plate Tried/)).toBeVisible()
  expect(states()).toEqual([inProgress])
})

describe('the questions of a quiz', () => {
  test('come one after the other, Back leads to the one before, and the last one to the next lesson', async () => {
    const { user } = await openLesson(quiz)
    await press(/spoon/)
    await option(/Right answer/)
    await user.click(continueButton())
    expect(await heading('What holds hot soup?')).toHaveFocus()
    expect(states()).toEqual([inProgress])
    expect(continueButton()).toHaveAttribute('aria-disabled', 'true')

    await press(/plate/)
    await option(/Not this one/)
    await press('Back')
    expect(await heading('What stirs hot soup?')).toHaveFocus()
    expect(await option(/spoon Right answer/)).toBeVisible()
    await user.click(continueButton())
    expect(await option(/plate Tried/)).toBeVisible()

    await press(/pot/)
    await option(/Right answer/)
    await user.dblClick(continueButton())
    expect(await heading('Lay out your tools')).toBeVisible()
    expect(answers()).toHaveLength(3)
    expect(states()).toEqual([inProgress, inProgress, { ...inProgress, state: 'completed' }])
  })

  test('are no more read aloud once another one is shown', async () => {
    const said = standInSpeech({ lasts: 60_000 })
    await openLesson(quiz)
    await press(/spoon/)
    await option(/Right answer/)
    await press('Listen')
    await waitFor(() => expect(said).toHaveLength(1))
    const cancel = vi.spyOn(window.speechSynthesis, 'cancel')
    fireEvent.click(continueButton())
    await heading('What holds hot soup?')
    expect(cancel).toHaveBeenCalled()
    expect(await option('Listen')).toBeVisible()
    expect(said).toHaveLength(1)
  })

  test('cannot be changed while one is being saved, which Back says', async () => {
    await openLesson(quiz)
    await press(/spoon/)
    await option(/Right answer/)
    fireEvent.click(continueButton())
    await heading('What holds hot soup?')
    await press(/pot/)
    await option(/pot Right answer/)
    hold('/api/subskill/update-state')
    fireEvent.click(continueButton())
    const back = screen.getByRole('button', { name: 'Back' })
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'true'))
    expect(back).toHaveAccessibleDescription(/Saving…/)
    fireEvent.click(back)
    expect(screen.getByText('Question 2 of 2')).toBeVisible()
  })

  test('stay where they are over a switch of the language and a reload', async () => {
    const { user, unmount } = await openLesson(quiz)
    await press(/spoon/)
    await option(/Right answer/)
    // In another order.
    const spanish = [{ id: 6, text: '¿Y esto?', options: [{ id: 61, text: 'Una olla' }] }]
    spanish.push({ id: 5, text: '¿Con qué?', options: [{ id: 52, text: 'Una cuchara' }] })
    ask({ questions: spanish })
    await user.click(screen.getByRole('button', { name: /Español/ }))
    expect(await heading('¿Con qué?')).toBeVisible()
    expect(screen.getByText('Pregunta 1 de 2')).toBeVisible()
    expect(await option('B Una cuchara Respuesta correcta')).toBeVisible()
    expect(screen.getByText('¡Bien hecho! ¡Acertaste!')).toBeVisible()
    await press('Continuar')
    await heading('¿Y esto?')
    unmount()

    ask({ questions })
    await openLesson(quiz)
    expect(await heading('What holds hot soup?')).toBeVisible()
    expect(screen.getByText('Question 2 of 2')).toBeVisible()
    expect(states()).toEqual([inProgress])
  })
})

describe('a finished quiz', () => {
  const finished = () => screen.findByText('You finished this quiz.')

  test('says so and leads on without a call', async () => {
    await openLesson(completedQuiz)
    expect(await finished()).toBeVisible()
    fireEvent.click(continueButton())
    expect(await screen.findByText(/^You did this challenge before/)).toBeVisible()
    expect(states()).toEqual([])
  })

  test('can be done again, which saves nothing in the browser or on the server', async () => {
    const { user, unmount } = await openLesson(completedQuiz)
    await user.click(await option('Do it again'))
    expect(await heading('What stirs hot soup?')).toHaveFocus()
    await press(/spoon/)
    await option(/Right answer/)
    await user.click(continueButton())
    await heading('What holds hot soup?')
    await press('Back')
    expect(await option(/spoon Right answer/)).toBeVisible()
    expect(progress()).toEqual({})
    unmount()
    await openLesson(completedQuiz)
    expect(await finished()).toBeVisible()
    expect(states()).toEqual([])
  })

  test('that is done again and not checked has no Retry, whose reload would lose its answers', async () => {
    const { user } = await openLesson(completedQuiz)
    await user.click(await option('Do it again'))
    await heading('What stirs hot soup?')
    fail('*/api/quiz/answers', lost)
    await press(/spoon/)
    expect(await screen.findByText('Error submitting answer')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    expect(await option(/spoon/)).not.toHaveAttribute('aria-disabled')
  })

  test('opened again shows the answers that were right in this browser', async () => {
    const first = await openLesson(quiz)
    await press(/spoon/)
    await option(/Right answer/)
    fireEvent.click(continueButton())
    await heading('What holds hot soup?')
    await press(/pot/)
    await option(/Right answer/)
    fireEvent.click(continueButton())
    await heading('Lay out your tools')
    first.unmount()
    const { user } = await openLesson(quiz)
    expect(await finished()).toBeVisible()
    const list = await screen.findByRole('list', { name: 'Your right answers' })
    const rows = within(list).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      'What stirs hot soup?A wooden spoon',
      'What holds hot soup?A pot',
    ])
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await user.click(await screen.findByRole('button', { name: 'Log out' }))
    await heading('Sign in')
  })

  test('has nothing to save of what another window had left', async () => {
    const first = await openLesson(quiz)
    await press(/spoon/)
    await option(/Right answer/)
    first.unmount()
    expect(progress()).toMatchObject({ unsaved: 5 })
    const modules = [{ id: quiz, type: 'quiz', status: 'completed' }]
    const subskills = [{ id: 102, modules }]
    backend.use(http.get('*/api/subskills', () => HttpResponse.json({ subskills })))
    await openLesson(quiz)
    expect(await finished()).toBeVisible()
    expect(progress()).toMatchObject({ isFinished: true })
    expect(progress()).not.toHaveProperty('unsaved')
  })
})

describe('a quiz that does not open', () => {
  test('says why, leads back, and Retry loads it', async () => {
    backend.use(http.get('*/api/quiz/questions', refusal, { once: true }))
    const { user } = await openLesson(quiz)
    expect(await screen.findByText('Error loading quiz questions')).toBeVisible()
    expect(await option('Go Back')).toBeVisible()
    for (const [answer, sentence] of [
      [{ questions: 'none' }, 'Error loading quiz'],
      [[], 'No questions available'],
      [[{ id: 5, text: 'Nothing to choose?', options: null }], 'No questions available'],
    ] as const) {
      ask(answer)
      const asked = backend.requestsTo('GET /api/quiz/questions').length
      await user.click(await option('Retry'))
      expect(await screen.findByText(sentence)).toBeVisible()
      expect(backend.requestsTo('GET /api/quiz/questions')).toHaveLength(asked + 1)
    }
    ask({ questions })
    await user.click(await option('Retry'))
    expect(await heading('What stirs hot soup?')).toBeVisible()
  })
})

describe('an answer that is not checked', () => {
  test('can be chosen again; Retry reloads the page, and the next lesson can be opened', async () => {
    await openLesson(quiz)
    for (const [tries, response] of [lost, refusal].entries()) {
      fail('*/api/quiz/answers', response)
      await press(/spoon/)
      await waitFor(() => expect(answers()).toHaveLength(tries + 1))
      expect(await screen.findByText('Error submitting answer')).toBeVisible()
      expect(screen.getByText(adviceAfter(response))).toBeVisible()
      expect(await option(/spoon/)).not.toHaveAttribute('aria-disabled')
    }
    const reload = spyOnReload()
    await press('Retry')
    expect(reload).toHaveBeenCalledOnce()
    await press('Go on without it')
    expect(await heading('Lay out your tools')).toBeVisible()
    expect(states()).toEqual([])
  })

  test('has no Retry where the browser stores nothing, since a reload would lose all', async () => {
    await openLesson(quiz)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    fail('*/api/quiz/answers', refusal)
    await press(/spoon/)
    expect(await screen.findByText('Error submitting answer')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  test('because it has no id says so, sends nothing, and leads on', async () => {
    ask([{ id: 5, text: 'Why?', options: [{ text: 'Because' }, 'Why not'] }])
    await openLesson(quiz)
    for (const name of ['A Because', 'B Why not']) {
      await press(name)
      expect(await screen.findByText('Error: Missing parameters')).toBeVisible()
      expect(await option(name)).not.toHaveAttribute('aria-disabled')
    }
    expect(await option('Go on without it')).toBeVisible()
    expect(answers()).toEqual([])
  })
})

test('a state that is not saved keeps the right answer, also over a reload, which no offline page offers', async () => {
  const first = await openLesson(quiz)
  await press(/spoon/)
  await option(/Right answer/)
  first.unmount()

  // It was right before Continue was pressed.
  const { unmount } = await openLesson(quiz)
  expect(await option(/spoon Right answer/)).toBeVisible()
  for (const [tries, response] of [lost, refusal].entries()) {
    fail('*/api/subskill/update-state', response)
    fireEvent.click(continueButton())
    await waitFor(() => expect(states()).toHaveLength(tries + 1))
    expect(await screen.findByText('Error updating state')).toBeVisible()
    const saved = response === lost ? 'It may not be saved yet.' : 'It is not saved yet.'
    expect(screen.getByText(`Your answer is right. ${saved}`)).toBeVisible()
    // Not in a toast as well.
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    expect(screen.getByText(adviceAfter(response))).toBeVisible()
    expect(screen.getByText('Right answer')).toBeVisible()
  }
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  const reload = spyOnReload()
  await press('Retry')
  expect(reload).toHaveBeenCalledOnce()
  unmount()

  await openLesson(quiz)
  expect(await screen.findByText('Question 1 of 2')).toBeVisible()
  expect(await option(/spoon Right answer/)).toBeVisible()
  fireEvent.click(continueButton())
  expect(await heading('What holds hot soup?')).toBeVisible()
  expect(states()).toHaveLength(3)
})

describe('a quiz that is left by Back', () => {
  const leave = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    await heading('Cook a simple recipe')
  }

  test('while an answer is checked opens with that answer', async () => {
    const respond = hold('/api/quiz/answers')
    const { unmount } = await openLesson(quiz)
    await press(/spoon/)
    await leave()
    respond(HttpResponse.json({ isCorrect: true }))
    await waitFor(() => expect(progress()).toMatchObject({ unsaved: 5 }))
    unmount()
    await openLesson(quiz)
    expect(await option(/spoon Right answer/)).toBeVisible()
  })

  test('while Continue is saved opens at the next question', async () => {
    const respond = hold('/api/subskill/update-state')
    const { unmount } = await openLesson(quiz)
    await press(/spoon/)
    await option(/Right answer/)
    fireEvent.click(continueButton())
    await waitFor(() => expect(states()).toHaveLength(1))
    await leave()
    respond(HttpResponse.json({ updatedState: 'in_progress' }))
    await waitFor(() => expect(progress()).not.toHaveProperty('unsaved'))
    unmount()
    await openLesson(quiz)
    expect(await heading('What holds hot soup?')).toBeVisible()
  })
})

test('a quiz that another window has finished meanwhile goes on, and is finished on the path too', async () => {
  fail('*/api/subskill/update-state', () => HttpResponse.json({ updatedState: 'completed' }))
  await openLesson(quiz)
  await press(/wooden spoon/)
  await waitFor(() => expect(continueButton()).not.toHaveAttribute('aria-disabled'))
  hold('/api/subskills')
  fireEvent.click(continueButton())
  expect(await heading('What holds hot soup?')).toBeVisible()
  expect(screen.queryByText(/not saved/)).toBeNull()
  expect(progress()).toMatchObject({ isFinished: true })
  expect(states()).toEqual([inProgress])
  await press(/pot/)
  await waitFor(() => expect(continueButton()).not.toHaveAttribute('aria-disabled'))
  fireEvent.click(continueButton())
  await waitFor(() => expect(progress()).not.toHaveProperty('unsaved'))
  expect(progress()).toMatchObject({ answered: [{ question: 5 }, { question: 6 }] })
  expect(states()).toEqual([inProgress])
})
