import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathLink } from '@/domain/addresses'
import type { PathState } from '@/domain/navigation-state'
import { introductionId, type PathNode, type PathNodes } from '@/domain/path-nodes'

type Options = {
  skillId: number
  pathNodes: PathNodes
  pathState: PathState
  /** A lesson was opened from this path. */
  isIntroduced: boolean
}

/** The node whose details are open: the pressed one, or the introduction where the history state asks for it. */
export function useOpenNode({ skillId, pathNodes, pathState, isIntroduced }: Options) {
  const navigate = useNavigate()
  const { opensIntroduction = false } = pathState
  const [pressedId, setPressedId] = useState<string | null>(null)
  // Back from the first lesson brings the history state again. It stays open while that lesson loads.
  const [wasIntroduced] = useState(isIntroduced)
  const openId = pressedId ?? (opensIntroduction && !wasIntroduced ? introductionId : null)
  const openNode = pathNodes.nodes.find(({ id }) => id === openId)

  const setOpen = useCallback(
    (id: string | null) => {
      setPressedId(id)
      // A reload should not open the introduction again.
      if (opensIntroduction) {
        const { to, state } = pathLink(skillId)
        void navigate(to, { replace: true, state, preventScrollReset: true })
      }
    },
    [opensIntroduction, navigate, skillId],
  )
  const showNode = useCallback((node: PathNode) => setOpen(node.id), [setOpen])
  const closeNode = useCallback(() => setOpen(null), [setOpen])

  return { openNode, showNode, closeNode }
}
