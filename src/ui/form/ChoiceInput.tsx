import Checkbox from '@mui/material/Checkbox'
import Radio from '@mui/material/Radio'
import type { AriaAttributes, ChangeEventHandler, Ref } from 'react'

type ChoiceInputProps = Pick<
  AriaAttributes,
  'aria-describedby' | 'aria-disabled' | 'aria-invalid' | 'aria-labelledby'
> & {
  type: 'checkbox' | 'radio'
  id?: string | undefined
  name?: string | undefined
  checked?: boolean
  defaultChecked?: boolean
  onChange?: ChangeEventHandler<HTMLInputElement>
  inputRef?: Ref<HTMLInputElement>
  /** Side of the box in px. */
  size?: 28 | 34
}

/** A checkbox or radio button, to be rendered inside a label, which is the target. */
export function ChoiceInput({ type, size = 28, inputRef, ...props }: ChoiceInputProps) {
  const { id, name, checked, defaultChecked, onChange, ...aria } = props
  const choice = {
    ...(id !== undefined && { id }),
    ...(name !== undefined && { name }),
    ...(checked === undefined ? { defaultChecked } : { checked }),
    ...(onChange && { onChange }),
    ...(size === 34 && { style: { width: 34, height: 34 } }),
    slotProps: { input: { ...aria, ...(inputRef && { ref: inputRef }) } },
  }
  return type === 'checkbox' ? <Checkbox {...choice} /> : <Radio {...choice} />
}
