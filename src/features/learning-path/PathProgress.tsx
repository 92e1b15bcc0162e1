import { useTranslation } from 'react-i18next'
import { ProgressBar } from '@/ui/controls/ProgressBar'
import type { PathNodes } from './path-nodes'
import styles from './PathProgress.module.css'

/** How much of the path is done. */
export function PathProgress({ steps }: Pick<PathNodes, 'steps'>) {
  const { t } = useTranslation('learning-path')
  const { done, total } = steps
  return (
    <div className={styles.bar}>
      <ProgressBar
        label={t('progress.label')}
        percent={total === 0 ? 0 : (100 * done) / total}
        words={total === 0 ? t('progress.none') : t('progress.words', { done, total })}
      />
    </div>
  )
}
