import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { timing } from '@/config/timing'
import { pathLink } from '@/domain/addresses'
import { earnedOn, isTrophyDue } from '@/domain/completion'
import type { LearningPath } from '@/domain/learning-path'
import type { PathState } from '@/domain/navigation-state'
import type { PathNodes } from '@/domain/path-nodes'
import { completedModule, trophyModal, useItem } from '@/session/storage'
import type { useVoyage } from './useVoyage'

type Options = {
  skillId: number
  learningPath: LearningPath
  /** The path is being asked again, so it may be an old one. */
  isFetching: boolean
  pathNodes: PathNodes
  pathState: PathState
  voyage: ReturnType<typeof useVoyage>
}

/**
 * 'Great Job!' for the module of the history state, or for one that was earned and not celebrated yet, by whatever way the path
 * is opened, until it is answered. The trophy follows where what was earned has finished the skill, once per skill.
 */
export function useCelebration(options: Options) {
  const { skillId, learningPath, isFetching, pathNodes, pathState, voyage } = options
  const navigate = useNavigate()
  // It goes from the history at once, so that neither a reload nor Back celebrates it again.
  const [arrival, setArrival] = useState(pathState.justCompleted ? pathState : null)
  const [isTrophyOpen, setTrophyOpen] = useState(false)
  const completion = useItem(completedModule(skillId))
  const hadTrophy = useItem(trophyModal(skillId)) !== undefined
  const earned = earnedOn(learningPath, completion)
  const owed = earned && !earned.isAnswered ? earned : null
  const celebrated = arrival?.moduleData ?? owed
  const isGreatJobOpen = arrival !== null || celebrated !== null
  const finishesSkill = earned !== undefined && isTrophyDue(learningPath, hadTrophy)

  useEffect(() => {
    if (!pathState.justCompleted) return
    const { to, state } = pathLink(skillId)
    void navigate(to, { replace: true, state, preventScrollReset: true })
  }, [pathState.justCompleted, navigate, skillId])

  const isTrophyNext = finishesSkill && !isGreatJobOpen
  useEffect(() => {
    if (!isTrophyNext) return undefined
    const timer = setTimeout(() => setTrophyOpen(true), timing.trophyDelay)
    return () => clearTimeout(timer)
  }, [isTrophyNext, skillId])

  // While the path is asked again, the newer one may say that the skill is finished.
  const isOver = earned?.isAnswered === true && !finishesSkill && !isFetching
  useEffect(() => {
    if (isOver) completedModule(skillId).remove()
  }, [isOver, skillId])

  const current = pathNodes.nodes[pathNodes.currentIndex]
  // In an effect: a dialog of MUI that closes first gives the focus back to what had it before.
  const focusCurrent = useEffectEvent(() => {
    if (!voyage.isSailing) document.getElementById(current?.id ?? '')?.focus()
  })
  const isOpen = isGreatJobOpen || isTrophyOpen
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) focusCurrent()
    wasOpen.current = isOpen
  }, [isOpen])

  /** 'Great Job!' for a lesson that was done again also answers the one that is owed: it is not said twice in a row. */
  const answerGreatJob = () => {
    setArrival(null)
    if (completion) completedModule(skillId).set({ ...completion, isAnswered: true })
  }
  // On closing, not on opening: a reload in between shows it again.
  const closeTrophy = () => {
    trophyModal(skillId).set('true')
    setTrophyOpen(false)
  }
  const goOn = () => {
    answerGreatJob()
    voyage.goOn()
  }

  return {
    isGreatJobOpen,
    isTrophyOpen,
    /** The module, and its title in the history state for a path without it. */
    celebrated,
    title: arrival?.completedModule?.title ?? '',
    finishesSkill,
    /** Null if nothing follows. */
    onContinue: voyage.next || finishesSkill ? goOn : null,
    closeGreatJob: answerGreatJob,
    closeTrophy,
  }
}
