import type { ComponentProps } from 'react'
import styles from './pressable.module.css'

/** A button without a look of its own: what its class says is all there is to see. */
export function PlainButton({ className = '', ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={`${styles.pressable} ${className}`} />
}
