import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
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
  const input = useRef<HTMLInputElement>(null)
  // In a page that was there before the app, somebody may have ticked it already.
  const takeOver = useEffectEvent(() => {
    if (input.current && input.current.checked !== checked) onChange(input.current.checked)
  })
  useLayoutEffect(() => takeOver(), [])

  return (
    <label className={styles.field}>
      <ChoiceInput
        ref={input}
        type="checkbox"
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  )
}
