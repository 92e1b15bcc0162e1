import ButtonBase from '@mui/material/ButtonBase'
import type { ComponentProps } from 'react'

/** A button without a look of its own: what its class says is all there is to see. */
export function PlainButton(button: ComponentProps<'button'>) {
  return <ButtonBase {...button} />
}
