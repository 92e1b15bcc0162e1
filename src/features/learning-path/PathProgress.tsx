import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/config/paths'
import { BackLink } from '@/ui/controls/BackLink'
import { Button } from '@/ui/controls/Button'
import { ProgressBar } from '@/ui/controls/ProgressBar'
import { MapOrListSwitch, type MapOrList } from '@/ui/layout/MapOrListSwitch'
import { Listen } from '@/ui/speech/Listen'
import type { PathNodes } from './path-nodes'
import styles from './PathHead.module.css'

type PathHeadProps = {
  skillName: string
  steps: PathNodes['steps']
  /** A lesson has just ended: a good moment to think of the next one. */
  isAfterLesson: boolean
  /** What comes next. */
  nextStep: ReactNode
  view: MapOrList
  onChooseView: (view: MapOrList) => void
}

/** The way back, the skill's name, how much of it is done, and the switch to the list. */
export function PathHead(props: PathHeadProps) {
  const { skillName, steps, nextStep, isAfterLesson, view, onChooseView } = props
  const { t } = useTranslation('learning-path')
  const { done, total } = steps
  return (
    <header className={styles.head}>
      <BackLink to={paths.skillMap}>{t('backToMap')}</BackLink>
      <Listen name={skillName || t('pageTitle')}>
        <h1>{skillName || t('pageTitle')}</h1>
      </Listen>
      <div className={styles.progress}>
        <ProgressBar
          label={t('progress.label')}
          percent={total === 0 ? 0 : (100 * done) / total}
          words={total === 0 ? t('progress.none') : t('progress.words', { done, total })}
        />
      </div>
      {nextStep && <div className={styles.next}>{nextStep}</div>}
      {isAfterLesson && (
        <Button
          className={styles.remind}
          variant="plain"
          size="small"
          startIcon="calendar"
          to={paths.reminders}
        >
          {t('remind')}
        </Button>
      )}
      <div className={styles.switch}>
        <MapOrListSwitch label={t('showAs')} view={view} onChoose={onChooseView} />
      </div>
    </header>
  )
}
