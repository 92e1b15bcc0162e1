import FormControlLabel from '@mui/material/FormControlLabel'
import type { ComponentProps, ReactNode } from 'react'
import { ChoiceInput } from './ChoiceInput'

type CheckboxFieldProps = Pick<ComponentProps<typeof ChoiceInput>, 'checked' | 'onChange'> & {
  children: ReactNode
}

/** A checkbox and its label, one target together. */
export function CheckboxField({ children, ...input }: CheckboxFieldProps) {
  return <FormControlLabel control={<ChoiceInput {...input} type="checkbox" />} label={children} />
}
