import type { ReactNode } from 'react'
import styles from './CheckboxField.module.css'
import { ChoiceInput } from './ChoiceInput'

type CheckboxFieldProps = {
  children: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  name?: string
}

/** A checkbox with its words; both are the target. */
export function CheckboxField({ children, checked, onChange, name }: CheckboxFieldProps) {
  return (
    <label className={styles.field}>
      <ChoiceInput
        type="checkbox"
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  )
}
