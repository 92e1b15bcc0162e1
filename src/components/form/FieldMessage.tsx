import FormHelperText from '@mui/material/FormHelperText'
import type { ReactNode } from 'react'
import { Icon } from '@/components/icons/Icon'
import styles from './FieldMessage.module.css'

type FieldMessageProps = { id: string; kind: 'error' | 'ok'; children: ReactNode }

/** The sentence below a field: what to change, or that it is valid. */
export function FieldMessage({ id, kind, children }: FieldMessageProps) {
  return (
    <FormHelperText id={id} className={`${styles.message} ${styles[kind]}`}>
      <Icon name={kind === 'error' ? 'alert' : 'check'} size={20} />
      <span>{children}</span>
    </FormHelperText>
  )
}
