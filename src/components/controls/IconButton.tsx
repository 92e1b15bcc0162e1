import MuiIconButton from '@mui/material/IconButton'
import type { AriaAttributes } from 'react'
import { Icon, type IconName } from '@/components/icons/Icon'

type IconButtonProps = Pick<AriaAttributes, 'aria-disabled' | 'aria-describedby'> & {
  icon: IconName
  /** Its name for screen readers. */
  label: string
  /** Shows the name as a tooltip. */
  title?: string
  onClick: () => void
  className?: string | undefined
}

/** A button that shows only an icon, such as the cross of a dialog. */
export function IconButton({ icon, label, ...button }: IconButtonProps) {
  return (
    <MuiIconButton aria-label={label} {...button}>
      <Icon name={icon} />
    </MuiIconButton>
  )
}
