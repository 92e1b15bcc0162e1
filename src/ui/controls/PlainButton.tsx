import ButtonBase from '@mui/material/ButtonBase'
import type { ComponentProps } from 'react'
import { TextInSpan } from '../layout/TextInSpan'

/** A button without a look of its own: what its class says is all there is to see. */
export function PlainButton({ children, ...button }: ComponentProps<'button'>) {
  return (
    <ButtonBase {...button}>
      <TextInSpan>{children}</TextInSpan>
    </ButtonBase>
  )
}
