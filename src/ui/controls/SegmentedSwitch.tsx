import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { Icon, type IconName } from '../icons/Icon'

type SegmentedSwitchProps<Value extends string> = {
  /** What is chosen here, for screen readers. */
  label: string
  options: readonly { value: Value; label: string; icon: IconName }[]
  value: Value
  onChange: (value: Value) => void
}

/** Two or three ways to see the same thing, such as Map and List: one of them is always chosen. */
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
        // Each is a stop of the Tab key: nothing says that arrow keys, too, lead from one to the next.
        <ToggleButton key={option.value} value={option.value} tabIndex={0}>
          <Icon name={option.icon} size={20} />
          <span>{option.label}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
