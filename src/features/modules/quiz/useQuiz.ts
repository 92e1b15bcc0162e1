import { useEffect, useReducer } from 'react'
import { useSaveModuleState } from '@/api/learning.queries'
import type { QuizQuestion } from '@/api/modules'
import { useAnswerQuestion } from '@/api/modules.queries'
import timing from '@/config/timing.json'
import type { ModuleViewProps } from '../module-view'
import { useLessonProgress } from '../useLessonProgress'
import { quizProgress, startAt } from './quiz-progress'
import { answerFailure, stateToSave, withinQuiz } from './quiz-rules'

/**
 * The state of an open quiz and its actions. Each answer and each state is sent once; the position is stored in the
 * browser until the quiz is completed.
 */
export function useQuiz(props: ModuleViewProps & { questions: readonly QuizQuestion[] }) {
  const { module, skillId, questions, onCompleted } = props
  const { contentId } = module
  const place = useLessonProgress(module)
  const kept = place.progress.question ?? 0
  const [progress, dispatch] = useReducer(quizProgress, kept, startAt)
  const { phase } = progress
  const index = withinQuiz(progress.question, questions.length)
  const question = questions[index]

  useEffect(() => dispatch({ type: 'resumed', question: kept }), [kept])

  useEffect(() => {
    if (phase !== 'wrong') return undefined
    const timer = setTimeout(() => dispatch({ type: 'wrong-mark-ended' }), timing.wrongAnswerReset)
    return () => clearTimeout(timer)
  }, [phase])

  const options = question?.options ?? []
  const answer = useAnswerQuestion({
    onSuccess: (isCorrect) => dispatch({ type: 'checked', isCorrect, options: options.length }),
    onError: (error) => dispatch({ type: 'check-failed', note: answerFailure(error) }),
  })

  const choose = (place: number) => {
    if (phase !== 'asking' || !question) return
    dispatch({ type: 'chosen', option: place })
    const selectedOptionId = options[place]?.id ?? null
    answer.send({ quizId: contentId, questionId: question.id, selectedOptionId })
  }

  const next = index + 1
  const isLast = next >= questions.length
  const moveOn = () => {
    if (isLast) {
      place.forget()
      onCompleted()
    } else {
      place.note({ question: next })
      dispatch({ type: 'saved', next })
    }
  }

  const save = useSaveModuleState(module, skillId, {
    onSuccess: moveOn,
    onError: () => dispatch({ type: 'save-failed' }),
  })

  const onContinue = () => {
    if (phase !== 'right') return
    dispatch({ type: 'continued' })
    const state = stateToSave(isLast, module.status)
    if (state === null) moveOn()
    else save.send(state)
  }

  const write = phase === 'checking' ? answer : save
  return { ...progress, index, question, choose, onContinue, write }
}
