import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { learningPathQuery } from '@/api/learning-path'
import { paths } from '@/config/paths'
import timing from '@/config/timing.json'
import { afterModule, afterSkipped, lookAhead, type AfterModule } from '@/domain/completion'
import type { Module } from '@/domain/learning-path'
import { moduleLink } from '@/domain/module-address'
import { afterCompletion, type FeedbackState, type ModuleState } from '@/domain/navigation-state'
import { useIsHere } from '@/lib/useIsHere'
import { withTimeout } from '@/lib/with-timeout'

/** The ways out of a module. A screen calls it once, so that its learner is moved once. */
export function useLeaveModule({ skillId, module, finishesSkill = false }: ModuleState) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isLeaving, setLeaving] = useState(false)
  const isHere = useIsHere()
  /** By any way of this screen: the next one may still be loading. */
  const hasLeft = useRef(false)

  const open = (after: AfterModule, isSkillFinished: boolean, replace: boolean) => {
    if (after.kind === 'module') {
      const { to, state } = moduleLink({
        skillId,
        module: after.module,
        finishesSkill: isSkillFinished,
      })
      return navigate(to, { state, replace })
    }
    if (after.kind === 'feedback') {
      const state: FeedbackState = {
        skillId,
        subSkillId: after.subSkillId,
        moduleData: after.completed,
        finishesSkill: isSkillFinished,
      }
      return navigate(paths.lessonFeedback, { state, replace: true })
    }
    const { completed } = after
    const state = completed
      ? afterCompletion(skillId, completed, isSkillFinished)
      : { skillId, fromModule: true }
    return navigate(paths.learningPath, { state, replace })
  }

  const leave = async (completed: Module | null, replace = false) => {
    setLeaving(true)
    // Without the path, the module's own `nextModule` decides.
    const path = await withTimeout(
      queryClient.ensureQueryData(learningPathQuery(skillId)),
      timing.navigateWithoutResponseAfter,
    )
    if (hasLeft.current || !isHere.current) return
    hasLeft.current = true
    const after = completed ? afterModule(path, completed) : afterSkipped(path, module)
    const finishesNow = completed !== null && lookAhead(path, completed)?.finishesSkill === true
    await open(after, finishesSkill || finishesNow, replace)
  }

  return {
    isLeaving,
    goBack: () => {
      hasLeft.current = true
      void navigate(paths.learningPath, { state: { skillId } })
    },
    /** Opens what follows; `completed` is the module as it was before its save. */
    goOn: (completed: Module, replace?: boolean) => void leave(completed, replace),
    /** Opens the next module, without completing this one now. */
    skip: (replace?: boolean) => void leave(null, replace),
  }
}

export type LeaveModule = ReturnType<typeof useLeaveModule>
