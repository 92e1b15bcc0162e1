import { useLocation, useNavigate } from 'react-router-dom'
import { useAskAfterOtherTab, useIsPathFromDevice } from '@/api/learning.queries'
import { paths } from '@/config/paths'
import { SaveStrip, type SaveStripProps } from '@/features/kept-skills/SaveStrip'
import type { FinishedLesson } from '@/learner/kept/finished-lessons'
import { stored } from '@/learner/stored'
import { celebration } from '@/learner/stored-things'
import { moduleAddress } from '@/navigation/module-address'
import { afterCompletion, readModuleState } from '@/navigation/navigation-state'
import { useOpenSkillId } from '../useOpenSkillId'
import { asksToSave, bare } from './asks-to-save'

export type SaveFinishedProps = Pick<SaveStripProps, 'waiting' | 'onNotNow'>

/** What was finished on this device, to save; then the joy over it, on its path. */
export function SaveFinished(props: SaveFinishedProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isOnPath = bare(pathname) === paths.learningPath
  const isAway = useIsPathFromDevice(useOpenSkillId()) && isOnPath
  // A path does so itself.
  useAskAfterOtherTab(!isOnPath)

  const onSaved = ({ skillId, rating, module }: FinishedLesson) => {
    const moduleData = readModuleState({ skillId, module })?.module
    if (!moduleData) return undefined
    const done = afterCompletion(skillId, moduleData)
    // Who went on meanwhile stays where they are; the joy waits on the path.
    const isStill = asksToSave(window.location.pathname)
    if (rating !== undefined || !isStill) stored(celebration, skillId).keep(done)
    if (!isStill) return undefined
    if (rating === undefined) return void navigate(paths.learningPath, { state: done })
    return void navigate(paths.lessonRating, { state: { skillId, subSkillId: rating, moduleData } })
  }

  return (
    <SaveStrip
      {...props}
      isAway={isAway}
      onSaved={onSaved}
      onLookAgain={({ skillId, module }) => {
        const state = readModuleState({ skillId, module })
        if (state) void navigate(moduleAddress(state), { state })
      }}
    />
  )
}
