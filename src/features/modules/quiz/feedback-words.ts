import type { TFunction } from 'i18next'
import type { QuizNote, QuizProgress } from './quiz-progress'

/** What is said under the options in plain words: what the matter is, and what to do. */
export function feedbackWords(
  t: TFunction<'modules'>,
  { phase, note }: Pick<QuizProgress, 'phase' | 'note'>,
): string[] {
  if (phase === 'checking') return []
  return note === null ? [t('quiz.choose')] : noteWords(t, note)
}

function noteWords(t: TFunction<'modules'>, note: QuizNote): string[] {
  switch (note) {
    case 'almost-there':
      return [t('quiz.almostThere')]
    case 'none-right':
      return [t('quiz.noneRight'), t('quiz.noneRightHint')]
    case 'well-done':
      return [t('quiz.wellDone')]
    case 'kept':
      return [t('quiz.keptHint')]
    case 'missing-parameters':
      return [t('quiz.error.parametersPlain'), t('quiz.error.parametersHint')]
    case 'answer-failed':
      return [t('quiz.error.answerPlain'), t('quiz.error.answerHint')]
    case 'state-failed':
      return [t('quiz.error.statePlain'), t('quiz.error.stateHint')]
  }
}
