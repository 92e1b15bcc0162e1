import { useTranslation } from 'react-i18next'
import { SegmentedSwitch } from '@/ui/controls/SegmentedSwitch'

export type MapOrList = 'map' | 'list'

type MapOrListSwitchProps = {
  /** What the two buttons decide, for those who hear it. */
  label: string
  view: MapOrList
  onChoose: (view: MapOrList) => void
}

/** Chooses between a map and its twin, the list. */
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
