import { useEffect, useReducer } from 'react'
import { useSaveModuleState } from '@/api/learning.queries'
import type { QuizQuestion } from '@/api/modules'
import { useAnswerQuestion } from '@/api/modules.queries'
import type { Id } from '@/api/transport/call'
import timing from '@/config/timing.json'
import { chosenAnswers } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { lessonPart } from '@/navigation/lesson-part'
import { useFinishHere } from '../completion/useFinishHere'
import type { ModuleViewProps } from '../module-view'
import { useLessonProgress } from '../useLessonProgress'
import { nextToAsk, uncheckedOf } from './kept-answers'
import { quizProgress, startAt } from './quiz-progress'
import { answerFailure, stateToSave, withinQuiz } from './quiz-rules'

/**
 * The state of an open quiz and its actions. Each answer and each state is sent once; the position is stored in the
 * browser until the quiz is completed. In a kept skill an answer without a
 * response is stored, too, and the quiz is finished on this device (rules.md#kept-skills).
 */
export function useQuiz(props: ModuleViewProps & { questions: readonly QuizQuestion[] }) {
  const { module, questions, onCompleted, onSkip } = props
  const { contentId } = module
  const here = useFinishHere(props)
  const chosen = useStored(chosenAnswers, lessonPart(module))
  const place = useLessonProgress(module)
  const kept = place.progress.question ?? 0
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

  const keepAnswer = (option: Id, isRight: boolean) =>
    chosen.change((all = {}) => ({ ...all, [String(question?.id)]: { option, isRight } }))
  /** Of a quiz that was done without an answer in part. */
  const checked = (option: Id | null, isRight: boolean) => {
    if (chosen.value === undefined || option === null) return
    if (isRight) keepAnswer(option, true)
    else chosen.change(({ [String(question?.id)]: _wrong, ...others } = {}) => others)
  }

  const choose = (place: number) => {
    if ((phase !== 'asking' && phase !== 'kept') || !question) return
    dispatch({ type: 'chosen', option: place })
    const option = question.options[place]?.id ?? null
    const sent = { quizId: contentId, questionId: question.id, selectedOptionId: option }
    answer.send(
      { ...sent, isShort: here.isKept },
      {
        onSaved: (isCorrect) => {
          checked(option, isCorrect)
          dispatch({ type: 'checked', isCorrect, options: question.options.length })
        },
        onFailed: (error) => {
          if (option !== null && here.isWayOut(error)) {
            keepAnswer(option, false)
            dispatch({ type: 'kept' })
          } else dispatch({ type: 'check-failed', note: answerFailure(error) })
        },
      },
    )
  }

  const finishHere = () => {
    place.forget()
    here.finish(uncheckedOf(questions, chosen.value))
    onSkip()
  }

  const next = nextToAsk(questions, index, chosen.value)
  const isLast = next >= questions.length
  const moveOn = () => {
    if (isLast) {
      place.forget()
      chosen.forget()
      here.forget()
      onCompleted()
    } else {
      place.note({ question: next })
      dispatch({ type: 'saved', next })
    }
  }

  const onContinue = () => {
    if (phase !== 'right' && phase !== 'kept') return
    const isUnchecked = uncheckedOf(questions, chosen.value).length > 0
    if (isLast && (isUnchecked || here.isFirst)) return finishHere()
    // What is in order is saved in order.
    if (isUnchecked || here.isFirst) return moveOn()
    dispatch({ type: 'continued' })
    const state = stateToSave(isLast, module.status)
    if (state === null) return moveOn()
    save.send(
      { module, state, isShort: here.isKept },
      {
        onSaved: moveOn,
        onFailed: (error) => {
          if (!here.isWayOut(error)) dispatch({ type: 'save-failed' })
          else if (isLast) finishHere()
          else moveOn()
        },
      },
    )
  }

  const write = phase === 'checking' ? answer : save
  return { ...progress, index, question, choose, onContinue, write }
}
