import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useIsKept } from '@/learner/kept/useKeptSkills'
import { useOpenSkillId } from '../useOpenSkillId'

/** What still works without a network on the present screen: all of it where its skill is kept on this device. */
export function useOfflineHint(): string {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const skillId = useOpenSkillId()
  const isKept = useIsKept()(String(skillId))
  const isOfSkill = pathname.toLowerCase().startsWith(paths.learningPath)
  return t(isKept && isOfSkill ? 'ui.offline.keptHint' : 'ui.offline.stripHint')
}
