import type { Stopped } from '@/api/kept/save-finished'
import {
  withOpenAgain,
  withoutFinished,
  type FinishedLesson,
} from '@/learner/kept/finished-lessons'
import { stored } from '@/learner/stored'
import { chosenAnswers, finishedHere, lessonProgress } from '@/learner/stored-things'
import { lessonPart } from '@/navigation/lesson-part'

/**
 * What becomes of the lesson at which saving stopped: a quiz is at the question whose answer was wrong, and asks only what
 * is not known to be right; what is gone from the path waits no longer.
 */
export function openAgain({ lesson, reason, wrong }: Stopped): void {
  const finished = stored(finishedHere)
  if (reason === 'gone') finished.change((all = []) => withoutFinished(all, lesson.module))
  const [first] = wrong
  if (!first) return
  const part = lessonPart(lesson.module)
  const right = (lesson.answers ?? []).filter((answer) => !wrong.includes(answer))
  stored(chosenAnswers, part).change((all = {}) => ({
    ...Object.fromEntries(Object.entries(all).filter(([, { isRight }]) => isRight)),
    ...Object.fromEntries(
      right.map(({ question, option }) => [String(question), { option, isRight: true }]),
    ),
  }))
  stored(lessonProgress, part).change((before) => ({ ...before, question: first.place }))
  finished.change((all = []) => withOpenAgain(all, lesson.module))
}

/** What was stored while a lesson was done goes once it is saved, as it does online: it can be done again from its start. */
export function forgetDrafts({ module }: FinishedLesson): void {
  const part = lessonPart(module)
  stored(chosenAnswers, part).forget()
  stored(lessonProgress, part).forget()
}
