import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { learningPathQuery } from '@/api/learning-path'
import { paths } from '@/config/paths'
import timing from '@/config/timing.json'
import { afterModule, type Outcome } from '@/domain/completion'
import { moduleLink } from '@/domain/module-address'
import { celebratingState, type FeedbackState, type ModuleState } from '@/domain/navigation-state'
import { useIsMounted } from '@/lib/useIsMounted'
import { withTimeout } from '@/lib/with-timeout'

/** The ways out of a module. A screen calls it once, so that its learner is moved once. */
export function useLeaveModule(current: ModuleState) {
  const { skillId, module } = current
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isLeaving, setLeaving] = useState(false)
  const isMounted = useIsMounted()
  /** By any way of this screen: the next one may still be loading. */
  const hasLeft = useRef(false)

  const goBack = () => {
    hasLeft.current = true
    void navigate(paths.learningPath, { state: { skillId } })
  }

  /** Opens what follows the module, in place of its history entry if `replace` is set. */
  const goOn = async (outcome: Outcome, { replace = false } = {}) => {
    setLeaving(true)
    // Without the path, the module's own `nextModule` decides.
    const path = await withTimeout(
      queryClient.ensureQueryData(learningPathQuery(skillId)),
      timing.navigateWithoutResponseAfter,
    )
    if (hasLeft.current || !isMounted.current) return
    hasLeft.current = true

    const after = afterModule(path, module, outcome)
    const finishesSkill = current.finishesSkill === true || after.finishesSkill
    if (after.kind === 'module') {
      const { to, state } = moduleLink({ skillId, module: after.module, finishesSkill })
      await navigate(to, { state, replace })
    } else if (after.kind === 'feedback') {
      const { subSkillId } = after
      const state: FeedbackState = { skillId, subSkillId, moduleData: module, finishesSkill }
      await navigate(paths.lessonFeedback, { state, replace: true })
    } else {
      const isSkipped = outcome === 'skipped'
      const state = isSkipped
        ? { skillId, fromModule: true }
        : celebratingState(skillId, module, finishesSkill)
      await navigate(paths.learningPath, { state, replace })
    }
  }

  return { isLeaving, goBack, goOn }
}
