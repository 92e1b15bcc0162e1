import Checkbox from '@mui/material/Checkbox'
import Radio from '@mui/material/Radio'
import type { AriaAttributes, ChangeEvent, Ref } from 'react'
import { iconSize } from '@/components/icons/Icon'

type ChoiceInputProps = Pick<
  AriaAttributes,
  'aria-describedby' | 'aria-expanded' | 'aria-labelledby'
> & {
  type: 'checkbox' | 'radio'
  id?: string | undefined
  name?: string
  checked?: boolean
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  /** The id of the text that says why it cannot be changed now. It stays focusable. */
  lockedBy?: string | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  /** Side of the box in px, at the usual text size. */
  size?: 28 | 34
}

/** A checkbox or radio button, to be rendered inside a label, which is the target. */
export function ChoiceInput({ type, size = 28, ...props }: ChoiceInputProps) {
  const { id, name, checked, onChange, lockedBy, inputRef, ...aria } = props
  const style = size === 34 ? iconSize(size) : undefined
  const input = {
    ...aria,
    'aria-disabled': lockedBy !== undefined || undefined,
    'aria-describedby': [aria['aria-describedby'], lockedBy].filter(Boolean).join(' ') || undefined,
    ref: inputRef,
  }
  const choice = {
    id,
    name,
    checked,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (lockedBy === undefined) onChange?.(event)
    },
    style,
    slotProps: { input },
  }
  return type === 'checkbox' ? <Checkbox {...choice} /> : <Radio {...choice} />
}
