import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import timing from '@/config/timing.json'
import type { Module } from '@/domain/learning-path'
import type { PathState } from '@/domain/navigation-state'
import { indexBefore, nextModule, type PathNodes } from '@/domain/path-nodes'
import { trophyModal, useItem } from '@/session/storage'
import { useCalm } from '@/theme/appearance'
import { useVoyage } from './useVoyage'

type Stage = 'none' | 'great-job' | 'sailing' | 'after-great-job' | 'trophy'

type Options = {
  skillId: number
  path: PathNodes
  pathState: PathState
  view: 'map' | 'list'
  openModule: (module: Module) => void
}

export type Celebration = ReturnType<typeof useCelebration>

/**
 * Opens 'Great Job!' once after a completion; its Continue lets the boat sail to the next node and opens the next module. If
 * the completion finished the skill, the trophy follows after 'Great Job!' is closed, once per skill; a learner who leaves
 * before sees it at the next visit.
 */
export function useCelebration({ skillId, path, pathState, view, openModule }: Options) {
  const navigate = useNavigate()
  const isCalm = useCalm()
  // The dialogs need it until they are closed, but it goes from the history at once, so that neither a reload nor Back
  // celebrates again.
  const [{ justCompleted, finishesSkill, moduleData, completedModule }] = useState(pathState)
  const mark = useItem(trophyModal(skillId))
  const isTrophyNext = mark === 'next' || (mark === undefined && justCompleted && finishesSkill)
  const [stage, setStage] = useState<Stage>(() => {
    if (justCompleted) return 'great-job'
    return isTrophyNext ? 'after-great-job' : 'none'
  })

  useEffect(() => {
    if (justCompleted) void navigate(paths.learningPath, { replace: true, state: { skillId } })
  }, [justCompleted, navigate, skillId])

  useEffect(() => {
    if (isTrophyNext) trophyModal(skillId).set('next')
  }, [isTrophyNext, skillId])

  useEffect(() => {
    if (stage !== 'after-great-job' || !isTrophyNext) return undefined
    const timer = setTimeout(() => {
      trophyModal(skillId).set('true')
      setStage('trophy')
    }, timing.trophyDelay)
    return () => clearTimeout(timer)
  }, [stage, isTrophyNext, skillId])

  const current = path.nodes[path.currentIndex]
  // MUI has given the focus back by then.
  const focusCurrent = useEffectEvent(() => document.getElementById(current?.id ?? '')?.focus())
  useEffect(() => {
    if (stage === 'after-great-job') focusCurrent()
  }, [stage])

  const next = current ? nextModule(current) : null
  const openNext = () => {
    setStage('none')
    if (next) openModule(next)
  }
  useVoyage(stage === 'sailing', openNext)

  const nodeBefore = indexBefore(path)
  const canSail = view === 'map' && !isCalm && nodeBefore !== path.currentIndex
  const closeGreatJob = () => setStage('after-great-job')
  const goOn = () => {
    if (!next) closeGreatJob()
    else if (canSail) setStage('sailing')
    else openNext()
  }

  return {
    stage,
    /** As the history state names them. */
    moduleData,
    completedModule,
    /** The module that follows; null when all are completed. */
    next,
    /** The index of the node with the boat. */
    boatAt: stage === 'great-job' ? nodeBefore : path.currentIndex,
    /** The light of the trophy sweeps. */
    isWinning: isTrophyNext && stage !== 'great-job',
    /** Null if nothing follows. */
    onContinue: next || isTrophyNext ? goOn : null,
    closeGreatJob,
    closeTrophy: () => setStage('none'),
  }
}
