import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useReducer, useState } from 'react'
import { isMissingId, isUnanswered } from '@/api/errors'
import { learningPathQuery } from '@/api/learning-path'
import { submitAnswer } from '@/api/modules'
import { timing } from '@/config/timing'
import { moduleLink } from '@/domain/addresses'
import { isSameId, type Id } from '@/domain/ids'
import { explanationOf, isCompleted, type Module } from '@/domain/learning-path'
import type { ModuleState } from '@/domain/navigation-state'
import { firstQuestion, rightOption, stateToSave, triedOptions, type Question } from '@/domain/quiz'
import { canChoose, quizReducer, startAt } from '@/domain/quiz-state'
import { forgetModuleProgress, type ModuleProgress } from '@/session/storage'
import { useLeaveModule } from '../useLeaveModule'
import { useModuleProgress } from '../useModuleProgress'
import { useSaveModule } from '../useSaveModule'

/**
 * An open quiz and what a learner can do. Continue saves the state of the module after each question; what was answered
 * right is stored until the quiz is completed.
 */
export function useQuiz(current: ModuleState, questions: readonly Question[], onBegin: () => void) {
  const { skillId, module } = current
  const leave = useLeaveModule(current)
  const { data: path } = useQuery(learningPathQuery(skillId))
  const { read, update, isAgain } = useQuizProgress(module)
  // A save may take long, so what is stored is read when it is needed.
  const answered = () => read().answered ?? []
  const shownAt = (question: number) => ({
    question,
    chosen: rightOption(questions[question], answered()),
  })
  const [quiz, dispatch] = useReducer(quizReducer, null, () =>
    startAt(
      shownAt(firstQuestion(questions, answered(), read().unsaved)),
      triedOptions(questions, read().tried ?? []),
    ),
  )
  const { phase } = quiz
  const question = questions[quiz.question]
  const options = question?.options ?? []
  const answer = useMutation({
    mutationFn: submitAnswer,
    // Here, so that an answer is kept also when the quiz was left meanwhile.
    onSuccess: (isCorrect, { questionId, selectedOptionId }) => {
      storeAnswer(isCorrect, questionId, selectedOptionId)
    },
  })
  // The quiz says a failure itself.
  const save = useSaveModule(undefined)

  useEffect(() => {
    if (phase !== 'wrong') return undefined
    const timer = setTimeout(() => dispatch({ type: 'wrong-mark-ended' }), timing.wrongAnswerReset)
    return () => clearTimeout(timer)
  }, [phase])

  /** Stores an answer at once: until Continue is saved after a right one, the quiz opens at its question again. */
  const storeAnswer = (isCorrect: boolean, id: Id | null, option: Id | null) => {
    if (id === null || option === null) return
    const answer = { question: id, option }
    if (!isCorrect) {
      update({ tried: [...(read().tried ?? []), answer] })
      return
    }
    const others = answered().filter((one) => !isSameId(one.question, id))
    update({ answered: [...others, answer], unsaved: id })
  }

  const choose = (option: number) => {
    if (!canChoose(quiz, option) || !question) return
    onBegin()
    dispatch({ type: 'chosen', option })
    const selectedOptionId = options[option]?.id ?? null
    answer.mutate(
      { quizId: module.id, questionId: question.id, selectedOptionId },
      {
        onSuccess: (isCorrect) => {
          dispatch({ type: 'checked', isCorrect, options: options.length })
        },
        onError: (error) => {
          const message = isMissingId(error) ? 'missing-parameters' : 'answer-failed'
          dispatch({ type: 'check-failed', message })
        },
      },
    )
  }

  const next = quiz.question + 1
  const isLast = next >= questions.length
  const openNext = () => {
    if (isLast) void leave.goOn('completed')
    else dispatch({ type: 'saved', ...shownAt(next) })
  }

  const saveAndContinue = () => {
    if (phase !== 'right') return
    onBegin()
    dispatch({ type: 'continued' })
    const state = stateToSave(isLast, module.status)
    if (state === null) {
      if (isLast) forgetModuleProgress(module)
      else update({ unsaved: undefined })
      openNext()
    } else {
      save.mutate(
        { skillId, module, state },
        { onSuccess: openNext, onError: () => dispatch({ type: 'save-failed' }) },
      )
    }
  }

  /** To the question before; from the first one back to the path. */
  const goBack = () => {
    if (quiz.question === 0) leave.goBack()
    else dispatch({ type: 'went-back', ...shownAt(quiz.question - 1) })
  }

  const lesson = explanationOf(path, module)
  return {
    ...quiz,
    /** To the lesson that the quiz asks about. Done again, the quiz would not open at its question afterwards. */
    lessonAgain:
      lesson && !isCompleted(module)
        ? moduleLink({ skillId, module: lesson, isForQuestion: isCompleted(lesson) })
        : null,
    choose,
    saveAndContinue,
    goBack,
    skip: () => void leave.goOn('skipped'),
    isLeaving: leave.isLeaving,
    isAgain,
    isUnanswered: isUnanswered(quiz.message === 'state-failed' ? save.error : answer.error),
  }
}

/** What was answered, as it is stored; a quiz that is done again keeps it only until it is left. */
function useQuizProgress(module: Module) {
  // Completed elsewhere meanwhile, it keeps its answers.
  const stored = useModuleProgress(module, false)
  const [isAgain] = useState(isCompleted(module))
  const [again, setAgain] = useState<ModuleProgress>({})
  const { read, update } = stored
  if (!isAgain) return { read, update, isAgain }
  return {
    read: () => again,
    update: (changed: ModuleProgress) => setAgain((before) => ({ ...before, ...changed })),
    isAgain,
  }
}
