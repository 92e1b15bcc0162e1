import { useTranslation } from 'react-i18next'
import type { ModuleType } from '@/api/learning'
import { useSetting } from '@/learner/settings/useSettings'
import { Note } from '@/ui/controls/Note'

/** How a lesson of this kind works, for who wants more hints (rules.md#ships). */
export function LessonHint({ type }: { type: ModuleType }) {
  const { t } = useTranslation('modules')
  const [hints] = useSetting('hints')
  return hints === 'full' && <Note kind="info">{t(`hint.${type}`)}</Note>
}
