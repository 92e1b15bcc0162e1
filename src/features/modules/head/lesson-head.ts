import { createContext } from 'react'
import type { ModulePosition } from '../completion/completion-rules'
import type { HintLook } from './useLessonHint'

/** What the head of every lesson shows, whatever its kind. */
export const LessonHeadContext = createContext<{
  /** Where the lesson stands on its path; null while that is unknown. */
  position: ModulePosition | null
  hint: HintLook
}>({ position: null, hint: 'none' })
