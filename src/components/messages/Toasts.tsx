import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseButton } from '@/components/dialogs/CloseButton'
import { OnTop, useTopLayer } from '@/components/dialogs/OnTop'
import { Icon } from '@/components/icons/Icon'
import { useFocusNext } from '@/components/states/useFocusNext'
import { timing } from '@/config/timing'
import { noteIcons } from './Note'
import { dismissToast, useToast, type Toast } from './toasts'

/**
 * Shows the toasts; once per page. Its live regions stay mounted until another layer is the topmost one, as screen readers only
 * announce changes of existing ones. While a drawer is open the toasts wait, because they would lie over it.
 */
export function Toasts() {
  const first = useToast()
  const toast = useTopLayer()?.closest('.MuiDrawer-root') ? undefined : first
  const card = toast && <ToastCard key={toast.id} toast={toast} />
  return (
    <OnTop>
      <div role="status">{toast?.kind !== 'error' && card}</div>
      {/* An alert only while it says something. */}
      <div aria-live="assertive" aria-atomic role={toast?.kind === 'error' ? 'alert' : undefined}>
        {toast?.kind === 'error' && card}
      </div>
    </OnTop>
  )
}

/** In the page at once, for screen readers. */
const atOnce = ({ children }: { children: ReactElement }) => children

function ToastCard({ toast: { id, kind, text } }: { toast: Toast }) {
  const { t } = useTranslation()
  const close = () => dismissToast(id)
  const card = useFocusNext()
  return (
    <Snackbar
      ref={card}
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
        // No role of its own: it is rendered in a live region.
        slotProps={{ root: { role: undefined } }}
      >
        {t(text)}
      </Alert>
    </Snackbar>
  )
}
