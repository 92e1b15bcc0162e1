/** The one note under the options: what the last try or the last save came to. */
export type QuizNote =
  | 'almost-there'
  | 'none-right'
  | 'well-done'
  | 'kept'
  | 'missing-parameters'
  | 'answer-failed'
  | 'state-failed'

export type QuizProgress = {
  /** The question, counted from 0. */
  question: number
  /**
   * asking: an option can be chosen · checking: the answer is on its way · wrong: marked for two
   * seconds · right: Continue is open · kept: nothing answers, the choice is kept and Continue is open · saving:
   * Continue was pressed.
   */
  phase: 'asking' | 'checking' | 'wrong' | 'right' | 'kept' | 'saving'
  /** The option that carries a mark, counted from 0. */
  chosen: number | null
  /** The options that were not right, in the order of the tries. */
  wrong: readonly number[]
  note: QuizNote | null
}

export type QuizEvent =
  | { type: 'resumed'; question: number }
  | { type: 'chosen'; option: number }
  | { type: 'checked'; isCorrect: boolean; options: number }
  | { type: 'check-failed'; note: 'missing-parameters' | 'answer-failed' }
  | { type: 'kept' }
  | { type: 'wrong-mark-ended' }
  | { type: 'continued' }
  | { type: 'saved'; next: number }
  | { type: 'save-failed' }

/** A question that nobody has tried yet. */
export function startAt(question: number): QuizProgress {
  return { question, phase: 'asking', chosen: null, wrong: [], note: null }
}

/**
 * A quiz as it goes on (rules.md#quiz). An event that does not belong to the phase changes
 * nothing: a second tap while an answer is on its way, or a late answer.
 */
export function quizProgress(progress: QuizProgress, event: QuizEvent): QuizProgress {
  const { phase } = progress
  switch (event.type) {
    case 'resumed':
      // The kept place may come late; a learner who has begun stays where they are.
      return isUntouched(progress) ? startAt(event.question) : progress
    case 'chosen':
      if (phase !== 'asking' && phase !== 'kept') return progress
      return { ...progress, phase: 'checking', chosen: event.option, note: null }
    case 'checked':
      if (phase !== 'checking') return progress
      return event.isCorrect
        ? { ...progress, phase: 'right', note: 'well-done' }
        : afterWrong(progress, event.options)
    case 'check-failed':
      if (phase !== 'checking') return progress
      return { ...progress, phase: 'asking', chosen: null, note: event.note }
    case 'kept':
      return phase === 'checking' ? { ...progress, phase: 'kept', note: 'kept' } : progress
    case 'wrong-mark-ended':
      // The words stay until the next try: slow readers need more than two seconds.
      return phase === 'wrong' ? { ...progress, phase: 'asking', chosen: null } : progress
    case 'continued':
      return phase === 'right' ? { ...progress, phase: 'saving', note: 'well-done' } : progress
    case 'saved':
      return phase === 'saving' || phase === 'kept' ? startAt(event.next) : progress
    case 'save-failed':
      return phase === 'saving' ? { ...progress, phase: 'right', note: 'state-failed' } : progress
  }
}

/** Who has tried every option and was never right would be held for ever: they may go on. */
function afterWrong(progress: QuizProgress, options: number): QuizProgress {
  const wrong = [...new Set([...progress.wrong, progress.chosen ?? 0])]
  return {
    ...progress,
    phase: 'wrong',
    wrong,
    note: wrong.length < options ? 'almost-there' : 'none-right',
  }
}

function isUntouched({ question, phase, note }: QuizProgress): boolean {
  return question === 0 && phase === 'asking' && note === null
}
