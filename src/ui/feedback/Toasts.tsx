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

/** Shows the toasts; once per page. Its live regions are always mounted, as screen readers only announce changes of existing ones. */
export function Toasts() {
  const toast = useToast()
  const since = useRef(0)
  useEffect(() => {
    since.current = performance.now()
  }, [toast])
  // Some browsers announce an alert again when it is moved: after it was read it loses the role.
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

/** In the DOM at once for screen readers; the style sheet fades it in. */
const atOnce = ({ children }: { children: ReactElement }) => children

function ToastCard({ toast: { id, kind, text } }: { toast: Toast }) {
  const close = () => dismissToast(id)
  return (
    <Snackbar
      open
      autoHideDuration={timing.toast}
      resumeHideDuration={timing.toast}
      // Escape and a press outside belong to the layer below, not to the toast.
      onClose={(_event, reason) => reason === 'timeout' && close()}
      slots={{ transition: atOnce }}
    >
      <Alert
        severity={kind}
        icon={<Icon name={noteIcons[kind]} />}
        action={<CloseButton onClick={close} />}
        className={styles.toast}
        // No role of its own: it is rendered in a live region.
        slotProps={{ root: { role: undefined } }}
      >
        {text}
      </Alert>
    </Snackbar>
  )
}
