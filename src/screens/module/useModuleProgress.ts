import { useState } from 'react'
import type { ModuleKey } from '@/domain/learning-path'
import { moduleProgress, useItem, type ModuleProgress } from '@/session/storage'

export type StoredProgress = ReturnType<typeof useModuleProgress>

/**
 * How far the learner is within a module, stored in the browser until it is completed (`forgetModuleProgress`). A finished one
 * has and stores none, else the log-out dialog would call it begun.
 */
export function useModuleProgress(module: ModuleKey, isFinished: boolean) {
  const item = moduleProgress(module)
  const stored = useItem(item)
  const progress: ModuleProgress = isFinished ? {} : (stored ?? {})
  const [isKept, setKept] = useState(true)
  return {
    progress,
    /** False if the browser refused to store it: then it lasts until the page is left. */
    isKept,
    /** What is stored now, also by another tab since the last rendering. */
    read: (): ModuleProgress => item.get() ?? {},
    update: (changed: ModuleProgress): void => {
      if (!isFinished) setKept(item.set({ ...item.get(), ...changed }))
    },
  }
}
