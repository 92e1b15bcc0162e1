import { useTranslation } from 'react-i18next'
import { useReactFlow } from 'reactflow'
import { IconButton } from '../controls/IconButton'
import type { IconName } from '../icons/Icon'
import styles from './FlowControls.module.css'

/** Buttons to zoom in, zoom out and fit the whole chart. */
export function FlowControls({ onCentre }: { onCentre: () => void }) {
  const { t } = useTranslation()
  const { zoomIn, zoomOut } = useReactFlow()
  return (
    <div className={styles.controls} role="group" aria-label={t('ui.chart.controls')}>
      <Control icon="plus" name={t('ui.chart.zoomIn')} onPress={() => void zoomIn()} />
      <Control icon="minus" name={t('ui.chart.zoomOut')} onPress={() => void zoomOut()} />
      <Control icon="centre" name={t('ui.chart.centre')} onPress={onCentre} />
    </div>
  )
}

type ControlProps = { icon: IconName; name: string; onPress: () => void }

function Control({ icon, name, onPress }: ControlProps) {
  return (
    <IconButton
      className={styles.control}
      icon={icon}
      label={name}
      title={name}
      onClick={onPress}
    />
  )
}
