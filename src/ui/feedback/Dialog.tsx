import MuiDialog from '@mui/material/Dialog'
import { useId, type ReactNode } from 'react'
import { LibraryTheme } from '../theme/LibraryTheme'
import { CloseButton } from './CloseButton'
import styles from './Dialog.module.css'

type DialogProps = {
  open: boolean
  /** Esc, the cross and the scrim. */
  onClose: () => void
  /** After it has gone from the screen. */
  onClosed?: () => void
  title: string
  /** A picture, 188 high. */
  art?: ReactNode
  /** One sentence. */
  children: ReactNode
  /** One button. */
  action: ReactNode
}

/** A moment that asks for one answer. Focus starts at the heading and returns where it was. */
export function Dialog({ open, onClose, onClosed, title, art, children, action }: DialogProps) {
  const titleId = useId()
  return (
    <LibraryTheme>
      <MuiDialog
        open={open}
        onClose={onClose}
        aria-labelledby={titleId}
        slotProps={{
          paper: { className: styles.paper },
          transition: { onExited: () => onClosed?.() },
        }}
      >
        {art && <div className={styles.art}>{art}</div>}
        <CloseButton className={styles.close} onClick={onClose} />
        <div className={styles.body}>
          <h2 id={titleId} className={styles.title} tabIndex={-1} ref={focusOnce}>
            {title}
          </h2>
          <div className={styles.text}>{children}</div>
          <div className={styles.action}>{action}</div>
        </div>
      </MuiDialog>
    </LibraryTheme>
  )
}

const focusOnce = (heading: HTMLElement | null) => heading?.focus()
