import type { Language } from '@/i18n/languages'
import { isSameLesson, withoutFinished, type FinishedLesson } from '@/learner/kept/finished-lessons'
import { session } from '@/learner/session'
import { stored } from '@/learner/stored'
import { finishedHere } from '@/learner/stored-things'
import { sizeOfSkill } from './kept/keep-skill'
import { patience } from './kept/patience'
import { saveFinished, type Saved } from './kept/save-finished'
import { soon } from './kept/soon'
import { isNoSubSkills, postModuleState } from './learning'
import { requestPath, useModuleSaved } from './learning.queries'
import { postQuizAnswer } from './modules'
import { requests } from './modules.queries'
import { lessonsOf } from './path-progress'
import { ApiError } from './transport/api-error'
import { isSameId, type Id } from './transport/call'
import { useRead } from './transport/useRead'
import { useWrite } from './transport/useWrite'

/** About how large a skill is in these languages, before it is kept on this device. */
export const useSkillSize = (skillId: number, languages: readonly Language[], isWanted: boolean) =>
  useRead({
    queryKey: ['skill-size', skillId, ...languages],
    queryFn: ({ signal }) => sizeOfSkill({ skillId, languages, signal }),
    enabled: isWanted,
  })

/** Whether the path has come, and no longer holds the lesson. */
async function isGone({ skillId, module }: FinishedLesson, signal: AbortSignal): Promise<boolean> {
  try {
    const { subSkills } = await soon((until) => requestPath(skillId, { signal: until }), signal)
    const modules = subSkills.flatMap(lessonsOf)
    return !modules.some((one) => isSameLesson(one, module))
  } catch (error) {
    return isNoSubSkills(error)
  }
}

/** False, as for a wrong answer, where the quiz has another question by now. Else throws the error. */
async function isReplaced(error: unknown, quizId: Id | null, question: Id, signal: AbortSignal) {
  if (!(error instanceof ApiError) || error.kind !== 'not-found') throw error
  const questions = await soon((until) => requests.quiz(quizId, { signal: until }), signal)
  if (questions.some(({ id }) => id !== null && isSameId(id, question))) throw error
  return false
}

const lockName = 'norte-saving'

/** One tab saves at a time, where the browser lets tabs agree; 'elsewhere' in the others. */
async function alone<T>(work: () => Promise<T>): Promise<T | 'elsewhere'> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(lockName, { ifAvailable: true }, async (lock) =>
    lock ? work() : ('elsewhere' as const),
  )
}

type SaveFinished = {
  /** How many are saved. */
  tell: (count: number) => void
  /** This one stays as it is, where the learner wants the others saved. */
  but?: FinishedLesson | undefined
}

/** Saves the lessons that were finished on this device, in order. Sent by a press only. */
export function useSaveFinished(onEnd: (saved: Saved) => void) {
  const shown = useModuleSaved()
  const write = useWrite({
    send: ({ tell, but }: SaveFinished, signal) => {
      const list = stored(finishedHere)
      const take = (lesson: FinishedLesson) =>
        list.change((all = []) => withoutFinished(all, lesson.module))
      const keeping: Promise<void>[] = []
      const owner = session.userKey()
      const isBut = ({ module }: FinishedLesson) => but && isSameLesson(module, but.module)
      const isOwn = () => session.userKey() === owner
      const send = async <T>(write: (until: AbortSignal) => Promise<T>) => {
        if (!isOwn()) throw new ApiError('missing-token')
        return soon(write, signal)
      }
      let count = 0
      // The learner asks for it now, maybe on another network.
      patience.renew()
      return alone(async () => {
        const saved = await saveFinished({
          waiting: () => (isOwn() ? (list.read() ?? []) : []).filter((one) => !isBut(one)),
          check: ({ module: { contentId } }, { question, option }) => {
            const answer = {
              quizId: contentId,
              questionId: question,
              selectedOptionId: option,
            }
            return send((until) => postQuizAnswer(answer, until)).catch((error: unknown) =>
              isReplaced(error, contentId, question, signal),
            )
          },
          complete: ({ module }) =>
            send((until) => postModuleState(module.contentId, 'completed', until)),
          isGone: (lesson) => isGone(lesson, signal),
          onSaved: (lesson) => {
            // Another learner's list and paths are not touched: it waits, and is saved once more.
            if (!isOwn()) return
            const known = shown.find((module) => isSameLesson(module, lesson.module))
            keeping.push(
              known ? shown.show(known, 'completed') : shown.keep(lesson.module, 'completed'),
            )
            take(lesson)
            tell((count += 1))
          },
        })
        await Promise.all(keeping)
        return isOwn() ? saved : 'signed-out'
      })
    },
    // What is not saved still waits, and is asked for again.
    notSaved: null,
    onSaved: (saved) => {
      if (saved === 'signed-out') return
      if (saved === 'elsewhere') {
        // Once the other tab has ended, what still waits is asked for here as well.
        void navigator.locks.request(lockName, async () => write.forget())
        return
      }
      if (saved.lessons.length > 0) shown.askAgain('completed')
      onEnd(saved)
    },
  })
  return write
}
