import {
  isSameLesson,
  type FinishedLesson,
  type UncheckedAnswer,
} from '@/learner/kept/finished-lessons'
import { ApiError, isUnanswered } from '../transport/api-error'

/** Why saving stopped at a lesson. */
export type StopReason = 'no-answer' | 'gone' | 'refused' | 'wrong-answer'
export type Stopped = {
  lesson: FinishedLesson
  reason: StopReason
  /** The answers that were not right; none where they are known already. */
  wrong: readonly UncheckedAnswer[]
}

/** What became of saving: what the backend has now, in order, and the lesson at which it stopped. */
export type Saved = { lessons: FinishedLesson[]; stopped?: Stopped }

export type Saving = {
  /** What waits now, in order: another tab may have saved some meanwhile. */
  waiting: () => readonly FinishedLesson[]
  /** Whether an answer of a quiz is right. */
  check: (lesson: FinishedLesson, answer: UncheckedAnswer) => Promise<boolean>
  complete: (lesson: FinishedLesson) => Promise<void>
  /** Whether the path has come, and no longer holds the lesson. */
  isGone: (lesson: FinishedLesson) => Promise<boolean>
  /** It is saved: it no longer waits. */
  onSaved: (lesson: FinishedLesson) => void
}

/** "Not found" alone takes nothing away: a host in the middle of an update says so of everything. */
async function reasonOf(
  error: unknown,
  lesson: FinishedLesson,
  saving: Saving,
): Promise<StopReason> {
  if (isUnanswered(error)) return 'no-answer'
  const isUnknown = error instanceof ApiError && error.kind === 'not-found'
  return isUnknown && (await saving.isGone(lesson)) ? 'gone' : 'refused'
}

/** Saves one lesson, the answers of a quiz first; undefined where it is saved, else why not. */
async function saveOne(lesson: FinishedLesson, saving: Saving): Promise<Stopped | undefined> {
  if (lesson.isOpenAgain) return { lesson, reason: 'wrong-answer', wrong: [] }
  try {
    const wrong: UncheckedAnswer[] = []
    for (const answer of lesson.answers ?? [])
      if (!(await saving.check(lesson, answer))) wrong.push(answer)
    if (wrong.length > 0) return { lesson, reason: 'wrong-answer', wrong }
    await saving.complete(lesson)
    return undefined
  } catch (error) {
    return { lesson, reason: await reasonOf(error, lesson, saving), wrong: [] }
  }
}

/** Saves what waits, one after the other, until all is saved or one is not (rules.md#kept-skills). */
export async function saveFinished(saving: Saving): Promise<Saved> {
  const lessons: FinishedLesson[] = []
  for (;;) {
    // What was saved and could not be taken off the list is not saved for ever.
    const lesson = saving
      .waiting()
      .find((one) => !lessons.some(({ module }) => isSameLesson(module, one.module)))
    if (!lesson) return { lessons }
    const stopped = await saveOne(lesson, saving)
    if (stopped) return { lessons, stopped }
    lessons.push(lesson)
    saving.onSaved(lesson)
  }
}
