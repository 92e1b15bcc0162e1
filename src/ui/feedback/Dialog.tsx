import { useId, type ReactNode } from 'react'
import { ListenButton, Readable } from '../speech/ListenButton'
import { CloseButton } from './CloseButton'
import styles from './Dialog.module.css'
import { Layer } from './Layer'

type DialogProps = {
  open: boolean
  /** Called by Escape, the cross and a press on the scrim. */
  onClose: () => void
  /** Called once it is closed and the focus is restored. */
  onClosed?: () => void
  title: string
  /** A picture, 188 high. */
  art?: ReactNode
  /** One sentence. */
  children: ReactNode
  /** One button, or a second one below it that says no. */
  action: ReactNode
}

/** A modal dialog with one question. The focus starts at its heading and is restored when it closes. */
export function Dialog({ open, onClose, onClosed, title, art, children, action }: DialogProps) {
  const titleId = useId()
  if (!open) return null
  return (
    <Layer onClose={onClose} onClosed={onClosed} titleId={titleId} className={styles.layer}>
      <Readable className={styles.paper}>
        <div className={styles.head}>
          <ListenButton />
          <CloseButton className={styles.close} onClick={onClose} />
        </div>
        {art && <div className={styles.art}>{art}</div>}
        <div className={styles.body}>
          <h2 id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <div className={styles.text}>{children}</div>
          <div className={styles.action}>{action}</div>
        </div>
      </Readable>
    </Layer>
  )
}
