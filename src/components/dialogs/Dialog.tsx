import MuiDialog from '@mui/material/Dialog'
import { useId, type ReactNode } from 'react'
import { ListenButton } from '@/components/read-aloud/ListenButton'
import { CloseButton } from './CloseButton'
import styles from './Dialog.module.css'
import { LayerContent, layerProps } from './LayerContent'

type DialogProps = {
  open: boolean
  /** Called by Escape, Back on a phone, the cross and a press on the backdrop. */
  onClose: () => void
  title: string
  /** A picture, 188 high. */
  art?: ReactNode
  /** One sentence. */
  children: ReactNode
  /** One button, or a second one below it that says no. */
  action: ReactNode
}

/** A modal dialog with one question. The focus starts at its heading, where Enter presses the first button. */
export function Dialog({ open, onClose, title, art, children, action }: DialogProps) {
  const titleId = useId()
  const actionId = useId()
  if (!open) return null
  return (
    <MuiDialog
      open
      {...layerProps(onClose)}
      aria-labelledby={titleId}
      onKeyDown={({ key, repeat, target }) => {
        const isOnTitle = target instanceof HTMLElement && target.id === titleId
        if (isOnTitle && key === 'Enter' && !repeat) pressFirst(actionId)
      }}
    >
      <LayerContent open onClose={onClose} titleId={titleId}>
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
          <div id={actionId} className={styles.action}>
            {action}
          </div>
        </div>
      </LayerContent>
    </MuiDialog>
  )
}

function pressFirst(actionId: string): void {
  document.getElementById(actionId)?.querySelector('button')?.click()
}
