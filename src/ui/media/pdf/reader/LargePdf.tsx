import MuiDialog from '@mui/material/Dialog'
import { useEffectEvent, useId, useLayoutEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../controls/Button'
import { addLayer } from '../../../feedback/layers'
import styles from './LargePdf.module.css'

declare global {
  interface Window {
    CloseWatcher?: new () => EventTarget & { destroy: () => void }
  }
}

type LargePdfProps = {
  open: boolean
  title: string
  /** The way to save it. */
  save: ReactNode
  onClose: () => void
  children: ReactNode
}

/**
 * The pdf on the whole window. Not a new tab: phones save such an address instead of showing it, and it
 * would be gone as soon as the lesson is.
 */
export function LargePdf({ open, title, save, onClose, children }: LargePdfProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [paper, setPaper] = useState<HTMLElement | null>(null)
  const goBack = useEffectEvent(onClose)

  useLayoutEffect(() => {
    if (!open || !paper) return undefined
    const removeLayer = addLayer(paper)
    // Back on a phone: a dialog of the browser's own knows it, and this one has to ask.
    const watcher = window.CloseWatcher && new window.CloseWatcher()
    watcher?.addEventListener('close', () => goBack())
    return () => {
      watcher?.destroy()
      removeLayer()
    }
  }, [open, paper])

  return (
    <MuiDialog
      open={open}
      onClose={onClose}
      fullScreen
      // It goes at once, as every layer: what is said next is said in the page.
      transitionDuration={0}
      aria-labelledby={titleId}
      slotProps={{ paper: { ref: setPaper, className: styles.paper } }}
    >
      <div className={styles.bar}>
        <h2 id={titleId} className={styles.title} tabIndex={-1} ref={focusOnce}>
          {title}
        </h2>
        {save}
        <Button variant="secondary" size="small" startIcon="close" onClick={onClose}>
          {t('ui.close')}
        </Button>
      </div>
      <div className={styles.content}>{children}</div>
    </MuiDialog>
  )
}

const focusOnce = (heading: HTMLElement | null) => heading?.focus()
