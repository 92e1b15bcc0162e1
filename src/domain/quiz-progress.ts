/** The message below the options: the result of the last answer or save. */
export type QuizMessage =
  | 'almost-there'
  | 'none-right'
  | 'well-done'
  | 'missing-parameters'
  | 'answer-failed'
  | 'state-failed'

export type QuizProgress = {
  /** The index of the question, from 0. */
  question: number
  /**
   * asking: an option can be chosen · checking: the answer is being sent · wrong: marked for two
   * seconds · right: Continue is unlocked · saving: Continue was pressed.
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
  | ({ type: 'saved' } & QuizPlace)
  | ({ type: 'went-back' } & QuizPlace)
  | { type: 'save-failed' }

/** A question to show. `chosen`: the index of its right option, if it was answered before. */
export type QuizPlace = { question: number; chosen: number | null }

/** The state of a question when it appears. */
export function startAt(
  { question, chosen }: QuizPlace,
  tried: QuizProgress['tried'] = {},
): QuizProgress {
  const isSolved = chosen !== null
  return {
    question,
    phase: isSolved ? 'right' : 'asking',
    chosen,
    tried,
    message: isSolved ? 'well-done' : null,
  }
}

/**
 * The reducer of a quiz. It ignores an event that does not belong to the phase, such as a second tap
 * while an answer is being sent, or a late response.
 */
export function quizProgress(progress: QuizProgress, event: QuizEvent): QuizProgress {
  const { phase } = progress
  switch (event.type) {
    case 'chosen':
      if (phase !== 'asking') return progress
      return { ...progress, phase: 'checking', chosen: event.option, message: null }
    case 'checked':
      if (phase !== 'checking') return progress
      return event.isCorrect
        ? { ...progress, phase: 'right', message: 'well-done' }
        : afterWrong(progress, event.options)
    case 'check-failed':
      if (phase !== 'checking') return progress
      return { ...progress, phase: 'asking', chosen: null, message: event.message }
    case 'wrong-mark-ended':
      // Keep the message until the next try: slow readers need more than the two seconds of the mark.
      return phase === 'wrong' ? { ...progress, phase: 'asking', chosen: null } : progress
    case 'continued':
      return phase === 'right' ? { ...progress, phase: 'saving', message: 'well-done' } : progress
    case 'saved':
      return phase === 'saving' ? startAt(event, progress.tried) : progress
    case 'went-back':
      // While an answer or a save is on its way, its question stays.
      return phase === 'checking' || phase === 'saving' ? progress : startAt(event, progress.tried)
    case 'save-failed':
      return phase === 'saving'
        ? { ...progress, phase: 'right', message: 'state-failed' }
        : progress
  }
}

/** Once every option was tried and none was right, the message offers to go on: otherwise the quiz would never end. */
function afterWrong(progress: QuizProgress, options: number): QuizProgress {
  const { question, chosen, tried } = progress
  const wrong = [...new Set([...(tried[question] ?? []), chosen ?? 0])]
  return {
    ...progress,
    phase: 'wrong',
    tried: { ...tried, [question]: wrong },
    message: wrong.length < options ? 'almost-there' : 'none-right',
  }
}
