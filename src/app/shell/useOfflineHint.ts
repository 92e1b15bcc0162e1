import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useKeptSkills } from '@/learner/kept/useKeptSkills'
import { currentSkillId } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'

/** What still works without a network on the present screen: all of it where its skill is kept on this device. */
export function useOfflineHint(): string {
  const { t } = useTranslation()
  const { pathname, state } = useLocation()
  const current = useStored(currentSkillId).value
  const given: unknown = state?.skillId
  const skillId = given ?? current
  const isKept = useKeptSkills().some((one) => one.skillId === skillId && one.isWhole)
  const isOfSkill = pathname.toLowerCase().startsWith(paths.learningPath)
  return t(isKept && isOfSkill ? 'ui.offline.keptHint' : 'ui.offline.stripHint')
}
