import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { Icon, type IconName } from '../icons/Icon'

type SegmentedSwitchProps<Value extends string> = {
  /** Its name for screen readers. */
  label: string
  options: readonly { value: Value; label: string; icon: IconName }[]
  value: Value
  onChange: (value: Value) => void
}

/** A switch between two or three views of the same thing, such as Map and List. */
export function SegmentedSwitch<Value extends string>(props: SegmentedSwitchProps<Value>) {
  const { label, options, value, onChange } = props
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={label}
      value={value}
      onChange={(_, chosen: Value | null) => chosen !== null && onChange(chosen)}
    >
      {options.map((option) => (
        // Each button is a tab stop: nothing tells a learner that the arrow keys move between them.
        <ToggleButton key={option.value} value={option.value} tabIndex={0}>
          <Icon name={option.icon} size={20} />
          <span>{option.label}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
