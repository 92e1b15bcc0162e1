import MuiIconButton from '@mui/material/IconButton'
import { Icon, type IconName } from '@/components/icons/Icon'
import { showReason } from './show-reason'

type IconButtonProps = {
  icon: IconName
  /** Its name, for screen readers and as a tooltip. */
  label: string
  /** Cannot be pressed now. It stays focusable; `reason` is the id of the text that says why, which a press shows. */
  locked?: boolean
  reason?: string
  onClick: () => void
  className?: string | undefined
}

/** A button that shows only an icon, such as the cross of a dialog. */
export function IconButton({
  icon,
  label,
  locked = false,
  reason,
  onClick,
  ...button
}: IconButtonProps) {
  return (
    <MuiIconButton
      {...button}
      aria-label={label}
      title={label}
      aria-disabled={locked || undefined}
      aria-describedby={locked ? reason : undefined}
      onClick={() => {
        if (!locked) onClick()
        else if (reason !== undefined) showReason(reason)
      }}
    >
      <Icon name={icon} />
    </MuiIconButton>
  )
}
