import { Icon, type IconName } from '../icons/Icon'
import { PlainButton } from './PlainButton'
import styles from './SegmentedSwitch.module.css'

type SegmentedSwitchProps<Value extends string> = {
  /** What is chosen here, for screen readers. */
  label: string
  options: readonly { value: Value; label: string; icon: IconName }[]
  value: Value
  onChange: (value: Value) => void
}

/** Two or three ways to see the same thing, such as Map and List. */
export function SegmentedSwitch<Value extends string>(props: SegmentedSwitchProps<Value>) {
  const { label, options, value, onChange } = props
  return (
    <div role="group" aria-label={label} className={styles.switch}>
      {options.map((option) => (
        <PlainButton
          key={option.value}
          className={styles.option}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          <Icon name={option.icon} size={20} />
          {option.label}
        </PlainButton>
      ))}
    </div>
  )
}
