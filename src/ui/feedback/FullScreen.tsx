import MuiDialog from '@mui/material/Dialog'
import type { ReactNode } from 'react'
import { LayerContent } from './LayerContent'
import { closesBy } from './useCloseWatcher'

type FullScreenProps = {
  /** Called by Escape and Back on a phone; the content has its own close button. */
  onClose: () => void
  /** The id of its heading, which gets the focus. */
  titleId: string
  className?: string | undefined
  children: ReactNode
}

/** A modal dialog that fills the window, open while it is mounted. */
export function FullScreen({ onClose, titleId, className, children }: FullScreenProps) {
  return (
    <MuiDialog open fullScreen onClose={closesBy(onClose)} aria-labelledby={titleId}>
      <LayerContent open onClose={onClose} titleId={titleId} className={className}>
        {children}
      </LayerContent>
    </MuiDialog>
  )
}
