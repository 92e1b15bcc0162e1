import { useEffect, useEffectEvent, useReducer } from 'react'
import { useSaveModuleState } from '@/api/learning.queries'
import { postQuizAnswer, type QuizAnswer, type QuizQuestion } from '@/api/modules'
import { signalFor, useSend } from '@/api/transport/useSend'
import timing from '@/config/timing.json'
import { isSameId } from '@/domain/ids'
import { answerFailure, firstOpen, rightOption, stateToSave } from '@/domain/quiz'
import { quizProgress, startAt } from '@/domain/quiz-progress'
import type { ModuleViewProps } from '@/screens/module/lesson'
import { useModuleProgress } from '@/screens/module/useModuleProgress'

/**
 * The state of an open quiz and its actions. Each answer and each state is sent once; what was answered right is stored
 * in the browser until the quiz is completed.
 */
export function useQuiz(props: ModuleViewProps & { questions: readonly QuizQuestion[] }) {
  const { module, questions, onCompleted } = props
  const { contentId } = module
  const { progress: stored, note, forget } = useModuleProgress(module)
  const { answered = [] } = stored
  const placeOf = (place: number) => ({
    question: place,
    chosen: rightOption(questions[place], answered),
  })
  const open = firstOpen(questions, answered)
  const [progress, dispatch] = useReducer(quizProgress, placeOf(open), startAt)
  const { phase, chosen, question: index } = progress
  const question = questions[index]
  /** The options that were tried on this question. */
  const wrong = progress.tried[index] ?? []

  const resume = useEffectEvent((place: number) => dispatch({ type: 'resumed', ...placeOf(place) }))
  useEffect(() => resume(open), [open])

  useEffect(() => {
    if (phase !== 'wrong') return undefined
    const timer = setTimeout(() => dispatch({ type: 'wrong-mark-ended' }), timing.wrongAnswerReset)
    return () => clearTimeout(timer)
  }, [phase])

  const options = question?.options ?? []
  const answer = useSend(
    {
      mutationKey: ['quiz-answer'],
      mutationFn: (chosenOne: QuizAnswer) => postQuizAnswer(chosenOne, signalFor(chosenOne)),
      meta: { notSaved: 'answer' },
    },
    {
      onSuccess: (isCorrect) => dispatch({ type: 'checked', isCorrect, options: options.length }),
      onError: (error) => dispatch({ type: 'check-failed', note: answerFailure(error) }),
    },
  )

  const choose = (option: number) => {
    if (phase !== 'asking' || !question) return
    dispatch({ type: 'chosen', option })
    const selectedOptionId = options[option]?.id ?? null
    answer.send({ quizId: contentId, questionId: question.id, selectedOptionId })
  }

  const next = index + 1
  const isLast = next >= questions.length
  /** Stores the right answer on the screen. */
  const storeAnswer = () => {
    const id = question?.id ?? null
    const option = options[chosen ?? -1]?.id ?? null
    if (id === null || option === null) return
    const others = answered.filter((one) => !isSameId(one.question, id))
    note({ answered: [...others, { question: id, option }] })
  }

  const moveOn = () => {
    if (isLast) {
      forget()
      onCompleted()
    } else {
      storeAnswer()
      dispatch({ type: 'saved', ...placeOf(next) })
    }
  }

  const isWaiting = phase === 'checking' || phase === 'saving'
  const goBack = () => {
    if (phase === 'right') storeAnswer()
    dispatch({ type: 'went-back', ...placeOf(index - 1) })
  }

  const save = useSaveModuleState(module, {
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
  return { ...progress, index, question, wrong, choose, onContinue, goBack, isWaiting, write }
}
