import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ContinueBar } from '@/components/continue-bar/ContinueBar'
import { BackLink } from '@/components/controls/BackLink'
import { firstMouseClickOnly } from '@/components/controls/first-click'
import { Icon } from '@/components/icons/Icon'
import type { Id } from '@/domain/ids'
import styles from './ChartPage.module.css'
import { useBarHeight } from './useBarHeight'
import { useWide } from './useMediaQuery'

type ChartPageProps = {
  back?: { to: string; words: string }
  title: string
  /** The name of the switch between chart and list, for screen readers. */
  showAs: string
  view: MapOrList
  onChooseView: (view: MapOrList) => void
  /** How far the learner is, in a thin line. */
  progress?: ReactNode
  /** The skill whose path is on the screen; null on the map. */
  skillId: Id | null
  /** The chart, or its list. */
  children: ReactNode
}

/**
 * The page of a chart or its list, with a head above the chart that never covers it. On a phone the Continue bar is
 * at the bottom of the viewport; in the DOM it still follows the heading.
 */
export function ChartPage(props: ChartPageProps) {
  const { back, title, showAs, view, onChooseView, progress, skillId, children } = props
  const bar = useBarHeight(!useWide())

  return (
    <div className={view === 'map' ? `${styles.page} ${styles.onSea}` : styles.page}>
      {back && (
        <div className={styles.back}>
          <BackLink to={back.to}>{back.words}</BackLink>
        </div>
      )}
      <div className={styles.title}>
        <h1>{title}</h1>
        <MapOrListSwitch label={showAs} view={view} onChoose={onChooseView} />
      </div>
      <div className={styles.progress}>
        {progress && <div className={styles.bar}>{progress}</div>}
      </div>
      <div ref={bar} className={styles.continue} onClickCapture={firstMouseClickOnly}>
        <ContinueBar skillId={skillId} />
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  )
}

type MapOrList = 'map' | 'list'

type MapOrListSwitchProps = {
  /** Its name for screen readers. */
  label: string
  view: MapOrList
  onChoose: (view: MapOrList) => void
}

/** Switches between the map and the list of the same items. */
function MapOrListSwitch({ label, view, onChoose }: MapOrListSwitchProps) {
  const { t } = useTranslation()
  return (
    <ToggleButtonGroup
      exclusive
      className={styles.switch}
      aria-label={label}
      value={view}
      // Null for a press on what is shown already.
      onChange={(_, chosen: MapOrList | null) => chosen && onChoose(chosen)}
    >
      {(['map', 'list'] as const).map((option) => (
        // Each button is a tab stop: nothing tells a learner that the arrow keys move between them.
        <ToggleButton key={option} value={option} tabIndex={0}>
          <Icon name={option} size={20} />
          <span>{t(`ui.view.${option}`)}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
