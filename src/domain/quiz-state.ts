/** The message below the options: the result of the last answer or save. */
export type QuizMessage =
  | 'almost-there'
  | 'none-right'
  | 'well-done'
  | 'missing-parameters'
  | 'answer-failed'
  | 'state-failed'

export type QuizState = {
  /** The index of the question, from 0. */
  question: number
  /**
   * asking: an option can be chosen · checking: the answer is being sent · wrong: marked for two
   * seconds, unless another one is chosen · right: Continue is unlocked · saving: Continue was pressed.
   */
  phase: 'asking' | 'checking' | 'wrong' | 'right' | 'saving'
  /** The index of the marked option, from 0. */
  chosen: number | null
  /** The indexes of the wrong options that were tried, by question. */
  tried: Readonly<Record<number, readonly number[]>>
  message: QuizMessage | null
}

export type QuizEvent =
  | { type: 'chosen'; option: number }
  | { type: 'checked'; isCorrect: boolean; options: number }
  | { type: 'check-failed'; message: 'missing-parameters' | 'answer-failed' }
  | { type: 'wrong-mark-ended' }
  | { type: 'continued' }
  | ({ type: 'saved' } & ShownQuestion)
  | ({ type: 'went-back' } & ShownQuestion)
  | { type: 'save-failed' }

/** A question to show. `chosen`: the index of its right option, if it was answered before. */
export type ShownQuestion = { question: number; chosen: number | null }

/** The state of a question when it appears. */
export function startAt(
  { question, chosen }: ShownQuestion,
  tried: QuizState['tried'] = {},
): QuizState {
  const isSolved = chosen !== null
  return {
    question,
    phase: isSolved ? 'right' : 'asking',
    chosen,
    tried,
    message: isSolved ? 'well-done' : null,
  }
}

/** A wrong option cannot be chosen again while it is marked; the others need not wait for that. */
export const canChoose = ({ phase, chosen }: QuizState, option: number): boolean =>
  phase === 'asking' || (phase === 'wrong' && option !== chosen)

/**
 * The reducer of a quiz. It ignores an event that does not belong to the phase, such as a second tap
 * while an answer is being sent, or a late response.
 */
export function quizReducer(state: QuizState, event: QuizEvent): QuizState {
  const { phase } = state
  switch (event.type) {
    case 'chosen':
      if (!canChoose(state, event.option)) return state
      return { ...state, phase: 'checking', chosen: event.option, message: null }
    case 'checked':
      if (phase !== 'checking') return state
      return event.isCorrect
        ? { ...state, phase: 'right', message: 'well-done' }
        : afterWrong(state, event.options)
    case 'check-failed':
      if (phase !== 'checking') return state
      return { ...state, phase: 'asking', chosen: null, message: event.message }
    case 'wrong-mark-ended':
      // Keep the message until the next try: slow readers need more than the two seconds of the mark.
      return phase === 'wrong' ? { ...state, phase: 'asking', chosen: null } : state
    case 'continued':
      return phase === 'right' ? { ...state, phase: 'saving', message: 'well-done' } : state
    case 'saved':
      return phase === 'saving' ? startAt(event, state.tried) : state
    case 'went-back':
      // While an answer or a save is on its way, its question stays.
      return phase === 'checking' || phase === 'saving' ? state : startAt(event, state.tried)
    case 'save-failed':
      return phase === 'saving' ? { ...state, phase: 'right', message: 'state-failed' } : state
  }
}

/** Once every option was tried and none was right, the message offers to go on: otherwise the quiz would never end. */
function afterWrong(state: QuizState, options: number): QuizState {
  const { question, chosen, tried } = state
  const wrong = [...new Set([...(tried[question] ?? []), chosen ?? 0])]
  return {
    ...state,
    phase: 'wrong',
    tried: { ...tried, [question]: wrong },
    message: wrong.length < options ? 'almost-there' : 'none-right',
  }
}
