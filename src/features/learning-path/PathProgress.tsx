import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '@/ui/controls/ProgressBar'
import type { PathNodes } from './path-nodes'
import styles from './PathProgress.module.css'

type PathProgressProps = {
  steps: PathNodes['steps']
  /** The way to keep the skill on this device. */
  keepSkill?: ReactNode
}

/** How much of the path is done. */
export function PathProgress({ steps, keepSkill }: PathProgressProps) {
  const { t } = useTranslation('learning-path')
  const { done, total } = steps
  return (
    <>
      <div className={styles.bar}>
        <ProgressBar
          label={t('progress.label')}
          percent={total === 0 ? 0 : (100 * done) / total}
          words={total === 0 ? t('progress.none') : t('progress.words', { done, total })}
        />
      </div>
      {keepSkill}
    </>
  )
}
