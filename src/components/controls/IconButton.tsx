import MuiIconButton from '@mui/material/IconButton'
import { Icon, type IconName } from '@/components/icons/Icon'
import { showReason } from './show-reason'

type IconButtonProps = {
  icon: IconName
  /** Its name, for screen readers and as a tooltip. */
  label: string
  /** The id of the text that says why it cannot be pressed now, which a press shows. It stays focusable. */
  lockedBy?: string | undefined
  onClick: () => void
  className?: string | undefined
}

/** A button that shows only an icon, such as the cross of a dialog. */
export function IconButton({ icon, label, lockedBy, onClick, ...button }: IconButtonProps) {
  return (
    <MuiIconButton
      {...button}
      aria-label={label}
      title={label}
      aria-disabled={lockedBy !== undefined || undefined}
      aria-describedby={lockedBy}
      onClick={() => {
        if (lockedBy === undefined) onClick()
        else showReason(lockedBy)
      }}
    >
      <Icon name={icon} />
    </MuiIconButton>
  )
}
