import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { Icon } from '@/ui/art/Icon'
import { ProgressBar } from '@/ui/controls/ProgressBar'
import type { PathNodes } from './path-nodes'
import styles from './PathHead.module.css'

type PathHeadProps = { skillName: string; steps: PathNodes['steps'] }

/** The way back, the skill's name and how much of it is done. */
export function PathHead({ skillName, steps }: PathHeadProps) {
  const { t } = useTranslation('learning-path')
  const { done, total } = steps
  return (
    <header className={styles.head}>
      <Link to={paths.skillMap} className={styles.back}>
        <Icon name="arrow-left" size={20} />
        {t('backToMap')}
      </Link>
      <h1>{skillName || t('pageTitle')}</h1>
      <div className={styles.progress}>
        <ProgressBar
          label={t('progress.label')}
          percent={total === 0 ? 0 : (100 * done) / total}
          words={total === 0 ? t('progress.none') : t('progress.words', { done, total })}
        />
      </div>
    </header>
  )
}
