import { useTranslation } from 'react-i18next'
import { SegmentedSwitch } from '@/ui/controls/SegmentedSwitch'

export type MapOrList = 'map' | 'list'

type MapOrListSwitchProps = {
  /** Its name for screen readers. */
  label: string
  view: MapOrList
  onChoose: (view: MapOrList) => void
}

/** Switches between the map and the list of the same items. */
export function MapOrListSwitch({ label, view, onChoose }: MapOrListSwitchProps) {
  const { t } = useTranslation()
  return (
    <SegmentedSwitch
      label={label}
      options={[
        { value: 'map', label: t('ui.view.map'), icon: 'map' },
        { value: 'list', label: t('ui.view.list'), icon: 'list' },
      ]}
      value={view}
      onChange={onChoose}
    />
  )
}
