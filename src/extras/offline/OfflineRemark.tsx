import type { BandProps } from '@/ui/extras/extras'
import { KeepSkill } from './KeepSkill'
import { rememberedLearner } from './learner'
import { NotSaved } from './NotSaved'
import './texts/texts'

/** On a path, whether its skill is kept on this device; on map and path, what is not saved yet. */
export function OfflineRemark({ skillId }: BandProps) {
  const learner = rememberedLearner()
  if (learner === undefined) return null
  return (
    <>
      {skillId !== null && <KeepSkill key={skillId} learner={learner} skillId={skillId} />}
      <NotSaved />
    </>
  )
}
