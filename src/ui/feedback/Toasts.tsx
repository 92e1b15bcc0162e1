import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import timing from '@/config/timing.json'
import { noteIcons } from '../controls/Note'
import { Icon } from '../icons/Icon'
import { CloseButton } from './CloseButton'
import { OnTop } from './OnTop'
import { dismissToast, useToast, type Toast } from './toasts'
import styles from './Toasts.module.css'

/** Where toasts appear; once per page. The regions are always there, so that readers hear changes. */
export function Toasts() {
  const toast = useToast()
  const since = useRef(0)
  useEffect(() => {
    since.current = performance.now()
  }, [toast])
  // Some browsers have an alert read wherever it comes: one that was read is none in the next layer.
  const [read, setRead] = useState<Toast>()
  const isRead = toast !== undefined && toast === read
  const moved = () => {
    if (performance.now() - since.current >= timing.toastReadAfter) setRead(toast)
  }

  const card = toast && <ToastCard key={toast.id} toast={toast} />
  return (
    <OnTop onMove={moved}>
      <div data-read={isRead ? '' : undefined}>
        <div role="status">{toast?.kind !== 'error' && card}</div>
        <div role={isRead ? undefined : 'alert'}>{toast?.kind === 'error' && card}</div>
      </div>
    </OnTop>
  )
}

/** There at once for a screen reader; the style sheet fades it in for who sees it. */
const atOnce = ({ children }: { children: ReactElement }) => children

function ToastCard({ toast: { id, kind, text } }: { toast: Toast }) {
  const close = () => dismissToast(id)
  return (
    <Snackbar
      open
      autoHideDuration={timing.toast}
      resumeHideDuration={timing.toast}
      // Escape is for the layer below, and a press beside it is none of the toast.
      onClose={(_event, reason) => reason === 'timeout' && close()}
      slots={{ transition: atOnce }}
    >
      <Alert
        severity={kind}
        icon={<Icon name={noteIcons[kind]} />}
        action={<CloseButton onClick={close} />}
        className={styles.toast}
        // It stands in a live region.
        slotProps={{ root: { role: undefined } }}
      >
        {text}
      </Alert>
    </Snackbar>
  )
}
