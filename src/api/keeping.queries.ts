import type { Language } from '@/i18n/languages'
import { isSameLesson, withoutFinished, type FinishedLesson } from '@/learner/kept/finished-lessons'
import { stored } from '@/learner/stored'
import { finishedHere } from '@/learner/stored-things'
import { sizeOfSkill } from './kept/keep-skill'
import { patience } from './kept/patience'
import { saveFinished, type Saved } from './kept/save-finished'
import { soon } from './kept/soon'
import { postModuleState } from './learning'
import { useModuleSaved } from './learning.queries'
import { postQuizAnswer } from './modules'
import { useRead } from './transport/useRead'
import { useWrite } from './transport/useWrite'

/** About how large a skill is in these languages, before it is kept on this device. */
export const useSkillSize = (skillId: number, languages: readonly Language[], isWanted: boolean) =>
  useRead({
    queryKey: ['skill-size', skillId, ...languages],
    queryFn: ({ signal }) => sizeOfSkill({ skillId, languages, signal }),
    enabled: isWanted,
  })

const lockName = 'norte-saving'

/** One tab saves at a time, where the browser lets tabs agree; 'elsewhere' in the others. */
async function alone<T>(work: () => Promise<T>): Promise<T | 'elsewhere'> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(lockName, { ifAvailable: true }, async (lock) =>
    lock ? work() : ('elsewhere' as const),
  )
}

/** Saves the lessons that were finished on this device, in order; tells how many are saved. Sent by a press only. */
export function useSaveFinished(onEnd: (saved: Saved) => void) {
  const shown = useModuleSaved()
  const write = useWrite({
    send: (tell: (count: number) => void, signal) => {
      const list = stored(finishedHere)
      const take = (lesson: FinishedLesson) =>
        list.change((all = []) => withoutFinished(all, lesson.module))
      const keeping: Promise<void>[] = []
      let count = 0
      // The learner asks for it now, maybe on another network.
      patience.renew()
      return alone(async () => {
        const saved = await saveFinished({
          waiting: () => list.read() ?? [],
          check: ({ module }, { question, option }) =>
            soon(
              (until) =>
                postQuizAnswer(
                  { quizId: module.contentId, questionId: question, selectedOptionId: option },
                  until,
                ),
              signal,
            ),
          complete: ({ module }) =>
            soon((until) => postModuleState(module.contentId, 'completed', until), signal),
          onSaved: (lesson) => {
            const known = shown.find(
              (module) =>
                module.type !== null &&
                isSameLesson({ ...module, type: module.type }, lesson.module),
            )
            if (known) keeping.push(shown.show(known, 'completed'))
            take(lesson)
            tell((count += 1))
          },
        })
        await Promise.all(keeping)
        return saved
      })
    },
    // What is not saved still waits, and is asked for again.
    notSaved: null,
    onSaved: (saved) => {
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
