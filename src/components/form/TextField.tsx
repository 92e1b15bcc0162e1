import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import {
  useId,
  type ChangeEventHandler,
  type FocusEventHandler,
  type ReactNode,
  type Ref,
} from 'react'
import { VisuallyHidden } from '@/components/layout/VisuallyHidden'
import { FieldMessage } from './FieldMessage'

export type TextFieldProps = {
  label: string
  /** Without it the field is uncontrolled, and react-hook-form reads its DOM value. */
  value?: string
  onChange: ChangeEventHandler<HTMLInputElement>
  onBlur?: FocusEventHandler<HTMLInputElement>
  type?: 'text' | 'password'
  name?: string
  id?: string | undefined
  /** A hint between label and field. */
  hint?: ReactNode
  /** The error: what to change, in one sentence. */
  error?: string | undefined
  /** The element of `describedBy` shows the error already, so the message is for screen readers alone. */
  errorElsewhere?: boolean
  /** What to know of an entry that is not wrong. */
  remark?: string | undefined
  /** The id of another description, such as a list of rules. */
  describedBy?: string | undefined
  required?: boolean
  autoComplete?: string
  inputMode?: 'email'
  maxLength?: number
  /** Each letter counts: the browser corrects nothing and capitalizes nothing. */
  exact?: boolean
  inputRef?: Ref<HTMLInputElement>
  /** A control inside the field, at its end. */
  end?: ReactNode
}

/** A text field with a label above, a hint, and its error or remark below. */
export function TextField({
  label,
  hint,
  error,
  errorElsewhere,
  remark,
  describedBy,
  required,
  inputMode,
  maxLength,
  exact = false,
  inputRef,
  end,
  ...field
}: TextFieldProps) {
  const generatedId = useId()
  const id = field.id ?? generatedId
  const [hintId, messageId] = [`${id}-hint`, `${id}-message`]
  const message = error ?? remark
  const described = [hint && hintId, message && messageId, describedBy].filter(Boolean).join(' ')

  return (
    <FormControl error={Boolean(error)}>
      <FormLabel htmlFor={id}>
        <span>{label}</span>
      </FormLabel>
      {hint && <FormHelperText id={hintId}>{hint}</FormHelperText>}
      <OutlinedInput
        {...field}
        id={id}
        inputRef={inputRef}
        aria-describedby={described || undefined}
        endAdornment={end}
        // In large letters the button goes below what is typed.
        sx={{ flexWrap: 'wrap', '& > input': { flex: '1 1 9em', minWidth: 0 } }}
        slotProps={{
          input: {
            dir: 'auto',
            inputMode,
            maxLength,
            ...(exact && { autoCorrect: 'off', autoCapitalize: 'none', spellCheck: false }),
            'aria-invalid': error ? true : undefined,
            'aria-required': required || undefined,
          },
        }}
      />
      {message && errorElsewhere && <VisuallyHidden id={messageId}>{message}</VisuallyHidden>}
      <FieldMessage id={messageId} kind={error ? 'error' : 'info'}>
        {!errorElsewhere && message}
      </FieldMessage>
    </FormControl>
  )
}
