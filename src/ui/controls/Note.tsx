import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/Icon'
import { TextInSpan } from '../layout/TextInSpan'
import styles from './Note.module.css'

export type NoteKind = 'info' | 'success' | 'warning' | 'error'

export const noteIcons: Record<NoteKind, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert',
}

type NoteProps = {
  kind: NoteKind
  /** Another picture than the kind's own. */
  icon?: IconName | undefined
  /** The message in one bold sentence; `children` says what to do next. */
  title?: ReactNode
  children?: ReactNode
  /** What was said elsewhere, word for word: it stands last, small. */
  detail?: ReactNode
  /** `status` or `alert` for a message that appears after an action. */
  role?: 'status' | 'alert'
  id?: string
}

/** A message in the page: colour, icon and words say the same. */
export function Note({
  kind,
  icon = noteIcons[kind],
  title,
  children,
  detail,
  role,
  id,
}: NoteProps) {
  return (
    <Alert
      id={id}
      severity={kind}
      icon={<Icon name={icon} />}
      // Without one of its own MUI makes every note an alert.
      slotProps={{ root: { role }, message: { className: styles.words } }}
    >
      {title && <b>{title}</b>}
      <TextInSpan>{children}</TextInSpan>
      {detail && <small>{detail}</small>}
    </Alert>
  )
}
