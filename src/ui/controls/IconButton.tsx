import MuiIconButton from '@mui/material/IconButton'
import type { AriaAttributes } from 'react'
import { Icon, type IconName } from '../icons/Icon'

type IconButtonProps = Pick<AriaAttributes, 'aria-disabled' | 'aria-describedby'> & {
  icon: IconName
  /** What it does, for screen readers. */
  label: string
  /** Says the same under a mouse. */
  title?: string
  onClick: () => void
  className?: string | undefined
}

/** A button that is only a picture, such as the cross of a layer. */
export function IconButton({ icon, label, ...button }: IconButtonProps) {
  return (
    <MuiIconButton aria-label={label} {...button}>
      <Icon name={icon} />
    </MuiIconButton>
  )
}
