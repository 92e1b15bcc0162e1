import { useId, type ReactNode } from 'react'
import type { Peek } from '../peek/peek'
import { Listen } from '../speech/Listen'
import { CloseButton } from './CloseButton'
import styles from './Dialog.module.css'
import { Layer } from './Layer'

type DialogProps = {
  open: boolean
  /** Esc, the cross and the scrim. */
  onClose: () => void
  /** When it has gone and the focus is back. */
  onClosed?: () => void
  title: string
  /** A picture, 188 high. */
  art?: ReactNode
  /** One sentence. */
  children: ReactNode
  /** One button, or a second one below it that says no. */
  action: ReactNode
  /** Its title, then its sentences, in the other language. */
  peek?: Peek
}

/** A moment that asks for one answer. Focus starts at the heading and returns where it was. */
export function Dialog({
  open,
  onClose,
  onClosed,
  title,
  art,
  children,
  action,
  peek,
}: DialogProps) {
  const titleId = useId()
  if (!open) return null
  return (
    <Layer onClose={onClose} onClosed={onClosed} titleId={titleId} className={styles.layer}>
      <div className={styles.paper}>
        {art && <div className={styles.art}>{art}</div>}
        <CloseButton className={styles.close} onClick={onClose} />
        <div className={styles.body}>
          <Listen name={title} isBelow peek={peek}>
            <h2 id={titleId} className={styles.title} tabIndex={-1}>
              {title}
            </h2>
            {peek && <peek.Lines peek={peek} to={1} />}
            <div className={styles.text}>{children}</div>
            {peek && <peek.Lines peek={peek} from={1} />}
          </Listen>
          <div className={styles.action}>{action}</div>
        </div>
      </div>
    </Layer>
  )
}
