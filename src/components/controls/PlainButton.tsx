import ButtonBase from '@mui/material/ButtonBase'
import type { ComponentProps } from 'react'
import { TextInSpan } from '@/components/layout/TextInSpan'

/** An unstyled button: its look comes from the class that is passed in. */
export function PlainButton({ children, ...button }: ComponentProps<'button'>) {
  return (
    <ButtonBase {...button}>
      <TextInSpan>{children}</TextInSpan>
    </ButtonBase>
  )
}
