import { useEffect, useReducer } from 'react'
import type { LearningModule } from '@/api/learning'
import { useSaveModuleState } from '@/api/learning.queries'
import type { QuizQuestion } from '@/api/modules'
import { useAnswerQuestion } from '@/api/modules.queries'
import timing from '@/config/timing.json'
import { quizPosition } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { lessonPart } from '../lesson-part'
import { quizProgress, startAt } from './quiz-progress'
import { answerFailure, stateToSave, withinQuiz } from './quiz-rules'

/**
 * The state of an open quiz and its actions. Each answer and each state is sent once; the position is stored in the
 * browser until the quiz is completed.
 */
export function useQuiz(
  module: LearningModule,
  questions: readonly QuizQuestion[],
  onCompleted: () => void,
) {
  const { contentId } = module
  const position = useStored(quizPosition, lessonPart(module))
  const kept = position.value ?? 0
  const [progress, dispatch] = useReducer(quizProgress, kept, startAt)
  const { phase } = progress
  const answer = useAnswerQuestion()
  const save = useSaveModuleState()
  const index = withinQuiz(progress.question, questions.length)
  const question = questions[index]

  useEffect(() => dispatch({ type: 'resumed', question: kept }), [kept])

  useEffect(() => {
    if (phase !== 'wrong') return undefined
    const timer = setTimeout(() => dispatch({ type: 'wrong-mark-ended' }), timing.wrongAnswerReset)
    return () => clearTimeout(timer)
  }, [phase])

  const choose = (option: number) => {
    if (phase !== 'asking' || !question) return
    dispatch({ type: 'chosen', option })
    answer.send(
      {
        quizId: contentId,
        questionId: question.id,
        selectedOptionId: question.options[option]?.id ?? null,
      },
      {
        onSaved: (isCorrect) =>
          dispatch({ type: 'checked', isCorrect, options: question.options.length }),
        onFailed: (error) => dispatch({ type: 'check-failed', note: answerFailure(error) }),
      },
    )
  }

  const moveOn = () => {
    const next = index + 1
    if (next < questions.length) {
      position.keep(next)
      dispatch({ type: 'saved', next })
    } else {
      position.forget()
      onCompleted()
    }
  }

  const onContinue = () => {
    if (phase !== 'right') return
    dispatch({ type: 'continued' })
    const state = stateToSave(index, questions.length, module.status)
    if (state === null) return moveOn()
    save.send(
      { module, state },
      { onSaved: moveOn, onFailed: () => dispatch({ type: 'save-failed' }) },
    )
  }

  const write = phase === 'checking' ? answer : save
  return { ...progress, index, question, choose, onContinue, write }
}
