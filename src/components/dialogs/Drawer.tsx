import MuiDrawer from '@mui/material/Drawer'
import Fade from '@mui/material/Fade'
import type { ReactNode } from 'react'
import { LayerContent, layerProps } from './LayerContent'

type DrawerProps = {
  open?: boolean
  /** Called by Escape, Back on a phone and a press on the backdrop; the content has its own close button. */
  onClose: () => void
  /** The id of its heading, which gets the focus. */
  titleId: string
  width?: string
  className?: string | undefined
  children: ReactNode
}

/** A modal layer at the left edge. It is rendered ahead of time, so that a press shows it at once. */
export function Drawer({ open = true, onClose, titleId, width, className, children }: DrawerProps) {
  return (
    <MuiDrawer
      keepMounted
      open={open}
      {...layerProps(onClose)}
      slots={{ transition: Fade }}
      slotProps={{ paper: { 'aria-labelledby': titleId, style: { width } } }}
    >
      <LayerContent open={open} onClose={onClose} titleId={titleId} className={className}>
        {children}
      </LayerContent>
    </MuiDrawer>
  )
}
