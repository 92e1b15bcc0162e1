import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/config/paths'
import { AppLink } from '@/ui/controls/AppLink'
import { ProgressBar } from '@/ui/controls/ProgressBar'
import type { PathNodes } from './path-nodes'
import styles from './PathProgress.module.css'

type PathProgressProps = {
  steps: PathNodes['steps']
  /** A lesson has just ended, which is a good moment to plan the next one. */
  isAfterLesson: boolean
  /** The way to keep the skill on this device. */
  keepSkill?: ReactNode
}

/** How much of the path is done, and after a lesson a link to the reminders. */
export function PathProgress({ steps, isAfterLesson, keepSkill }: PathProgressProps) {
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
      {isAfterLesson ? (
        <AppLink to={paths.reminders} className={styles.remind}>
          {t('remind')}
        </AppLink>
      ) : (
        keepSkill
      )}
    </>
  )
}
