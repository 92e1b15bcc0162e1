import type { ComponentProps } from 'react'
import styles from './ChoiceInput.module.css'

type ChoiceInputProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'className'> & {
  type: 'checkbox' | 'radio'
  /** Side of the box in px. */
  size?: 28 | 34
}

/** A native checkbox or radio button with our mark: it belongs inside a label, which is the target. */
export function ChoiceInput({ size = 28, ...input }: ChoiceInputProps) {
  return <input {...input} className={`${styles.input} ${size === 34 ? styles.large : ''}`} />
}
