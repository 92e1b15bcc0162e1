import Checkbox from '@mui/material/Checkbox'
import Radio from '@mui/material/Radio'
import type { AriaAttributes, ChangeEventHandler, Ref } from 'react'
import { iconSize } from '@/components/icons/Icon'

type ChoiceInputProps = Pick<
  AriaAttributes,
  'aria-describedby' | 'aria-disabled' | 'aria-expanded' | 'aria-labelledby'
> & {
  type: 'checkbox' | 'radio'
  id?: string | undefined
  name?: string
  checked?: boolean
  onChange?: ChangeEventHandler<HTMLInputElement>
  inputRef?: Ref<HTMLInputElement> | undefined
  /** Side of the box in px, at the usual text size. */
  size?: 28 | 34
}

/** A checkbox or radio button, to be rendered inside a label, which is the target. */
export function ChoiceInput({ type, size = 28, ...props }: ChoiceInputProps) {
  const { id, name, checked, onChange, inputRef, ...input } = props
  const style = size === 34 ? iconSize(size) : undefined
  const choice = {
    id,
    name,
    checked,
    onChange,
    style,
    slotProps: { input: { ...input, ref: inputRef } },
  }
  return type === 'checkbox' ? <Checkbox {...choice} /> : <Radio {...choice} />
}
