import type { ModuleKey } from '@/domain/learning-path'
import { progressOf, useItem, type ModuleProgress } from '@/session/storage'

/** Forgets the place within a module that is completed. A quiz keeps its right answers, to show them where it is opened again. */
export function forgetPlace(module: ModuleKey): void {
  const item = progressOf(module)
  const { answered } = item.get() ?? {}
  if (answered) item.set({ answered, isFinished: true })
  else item.remove()
}

/** How far the learner is within a module, stored in the browser until it is completed. */
export function useModuleProgress(module: ModuleKey) {
  const item = progressOf(module)
  const progress: ModuleProgress = useItem(item) ?? {}
  return {
    progress,
    /** What is stored now, also by another tab since the last rendering. */
    read: (): ModuleProgress => item.get() ?? {},
    update: (changed: ModuleProgress): void => {
      item.set({ ...item.get(), ...changed })
    },
    remove: item.remove,
  }
}
