import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { learningPathQuery } from '@/api/learning-path'
import { ensureData } from '@/api/query-client'
import { feedbackLink, moduleLink, pathLink } from '@/domain/addresses'
import { afterModule, earnedOn, type Outcome } from '@/domain/completion'
import { celebratingState, type ModuleState } from '@/domain/navigation-state'
import { isPathDone } from '@/domain/progress'
import { useIsMounted } from '@/lib/useIsMounted'
import { completedModule } from '@/session/storage'

/** The ways out of a module. A screen calls it once: each call has its own memory of whether the learner has left. */
export function useLeaveModule({ skillId, module }: ModuleState) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isLeaving, setLeaving] = useState(false)
  const isMounted = useIsMounted()
  /** By any way of this screen: the next one may still be loading. */
  const hasLeft = useRef(false)

  const goBack = () => {
    hasLeft.current = true
    const { to, state } = pathLink(skillId)
    void navigate(to, { state })
  }

  /** Opens what follows the module, in place of its history entry if `replace` is set. */
  const goOn = async (outcome: Outcome, { replace = false } = {}) => {
    setLeaving(true)
    const path = await ensureData(queryClient, learningPathQuery(skillId)).catch(() => undefined)
    if (hasLeft.current || !isMounted.current) return
    hasLeft.current = true

    const after = afterModule(path, module, outcome)
    if (after.kind === 'module') {
      // The next lesson counts as the answer to Great Job, but not where the skill is finished: its trophy is still to come.
      const completion = completedModule(skillId)
      const isEarned = path !== undefined && earnedOn(path, completion.get()) !== undefined
      if (isEarned && !isPathDone(path.subSkills)) completion.remove()
      const { to, state } = moduleLink({ skillId, module: after.module })
      await navigate(to, { state, replace })
    } else if (after.kind === 'feedback') {
      const { subSkillId } = after
      const { to, state } = feedbackLink({ skillId, subSkillId, moduleData: module })
      await navigate(to, { state, replace: true })
    } else {
      const isSkipped = outcome === 'skipped'
      const shown = isSkipped ? { fromModule: true } : celebratingState(skillId, module)
      const { to, state } = pathLink(skillId, shown)
      await navigate(to, { state, replace })
    }
  }

  return { isLeaving, goBack, goOn }
}
