import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/icons/Icon'
import { TextInSpan } from '@/components/layout/TextInSpan'
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
  /** An icon in place of the kind's own. */
  icon?: IconName | undefined
  /** The message in one bold sentence; `children` says what to do next. */
  title?: ReactNode
  children?: ReactNode
  /** The technical sentence that must be shown word for word: last, and small. */
  detail?: ReactNode
  /** `status` or `alert` for a message that appears after an action. */
  role?: 'status' | 'alert'
  id?: string
}

/** A message in the page: color, icon and words say the same. */
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
      // MUI's Alert has the role `alert` by default, which would interrupt a screen reader for every note.
      slotProps={{ root: { role }, message: { className: styles.words } }}
    >
      {title && <b>{title}</b>}
      <TextInSpan>{children}</TextInSpan>
      {detail && <small>{detail}</small>}
    </Alert>
  )
}
