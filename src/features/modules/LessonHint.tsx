import { useTranslation } from 'react-i18next'
import type { ModuleType } from '@/api/learning'
import { useSetting } from '@/learner/settings/useSettings'
import { Note } from '@/ui/controls/Note'
import { InOther } from '@/ui/peek/InOther'
import { useTextPeek } from '@/ui/peek/usePeek'
import { Listen } from '@/ui/speech/Listen'
import styles from './LessonHint.module.css'

/** How a lesson of this kind works, for who wants more hints (rules.md#ships). */
export function LessonHint({ type }: { type: ModuleType }) {
  const { t } = useTranslation('modules')
  const [hints] = useSetting('hints')
  const peek = useTextPeek('modules', (texts) => [texts(`hint.${type}`)])
  if (hints === 'short') return null
  return (
    <div className={styles.hint}>
      <Listen name={t('listen.hint')} peek={peek}>
        <Note kind="info">{t(`hint.${type}`)}</Note>
        <InOther peek={peek} at={0} />
      </Listen>
    </div>
  )
}
