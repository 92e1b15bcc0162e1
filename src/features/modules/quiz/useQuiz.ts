import { useEffect, useReducer } from 'react'
import { useUserKey } from '@/api/account.queries'
import type { LearningModule } from '@/api/learning'
import { useSaveModuleState } from '@/api/learning.queries'
import type { QuizQuestion } from '@/api/modules'
import { useAnswerQuestion } from '@/api/modules.queries'
import { lessonDrafts } from '../lesson-drafts'
import { quizProgress, startAt, wrongAnswerMs } from './quiz-progress'
import { answerFailure, quizPositionKey, stateToSave, toQuestion, withinQuiz } from './quiz-rules'

const keptQuestion = (key: string | null) => toQuestion(key && lessonDrafts.read(key))

/**
 * A quiz that is being done: where the learner is, and what they can do now. Answers and states are
 * sent once each; the place is kept in this browser until the quiz is completed.
 */
export function useQuiz(
  module: LearningModule,
  questions: readonly QuizQuestion[],
  onCompleted: () => void,
) {
  const positionKey = quizPositionKey(useUserKey(), module.contentId)
  const [progress, dispatch] = useReducer(quizProgress, positionKey, (key) =>
    startAt(keptQuestion(key)),
  )
  const { phase } = progress
  const answer = useAnswerQuestion()
  const save = useSaveModuleState()
  const index = withinQuiz(progress.question, questions.length)
  const question = questions[index]

  useEffect(() => {
    dispatch({ type: 'resumed', question: keptQuestion(positionKey) })
  }, [positionKey])

  useEffect(() => {
    if (phase !== 'wrong') return undefined
    const timer = setTimeout(() => dispatch({ type: 'wrong-mark-ended' }), wrongAnswerMs)
    return () => clearTimeout(timer)
  }, [phase])

  const choose = (option: number) => {
    if (phase !== 'asking' || !question) return
    dispatch({ type: 'chosen', option })
    answer.mutate(
      {
        quizId: module.contentId,
        questionId: question.id,
        selectedOptionId: question.options[option]?.id ?? null,
      },
      {
        onSuccess: (isCorrect) => dispatch({ type: 'checked', isCorrect }),
        onError: (error) => dispatch({ type: 'check-failed', note: answerFailure(error) }),
      },
    )
  }

  const moveOn = () => {
    const next = index + 1
    if (next < questions.length) {
      if (positionKey) lessonDrafts.keep(positionKey, next)
      dispatch({ type: 'saved', next })
    } else {
      if (positionKey) lessonDrafts.remove(positionKey)
      onCompleted()
    }
  }

  const goOn = () => {
    if (phase !== 'right') return
    dispatch({ type: 'continued' })
    const state = stateToSave(index, questions.length, module.status)
    if (state === null) return moveOn()
    save.mutate(
      { contentId: module.contentId, state },
      { onSuccess: moveOn, onError: () => dispatch({ type: 'save-failed' }) },
    )
  }

  return { ...progress, index, question, choose, goOn }
}
