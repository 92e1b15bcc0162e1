import InputBase from '@mui/material/InputBase'
import { useId, type FocusEvent, type ReactNode, type Ref } from 'react'
import { FieldMessage } from './FieldMessage'
import styles from './TextField.module.css'

export type TextFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: (event: FocusEvent) => void
  type?: 'text' | 'email' | 'password'
  name?: string
  id?: string | undefined
  /** Help that is there before anything goes wrong; it stands between label and field. */
  hint?: ReactNode
  /** What to change, in one sentence. */
  error?: string | undefined
  /** That the entry is right, in words. */
  ok?: string | undefined
  /** The id of what else describes the field, such as a list of rules. */
  describedBy?: string
  required?: boolean
  /** Shown, but not to be changed now. */
  readOnly?: boolean
  autoComplete?: string
  autoCapitalize?: string
  inputMode?: 'text' | 'email'
  maxLength?: number
  spellCheck?: boolean
  inputRef?: Ref<HTMLInputElement>
  /** A control inside the frame, after the text. */
  end?: ReactNode
}

/** A text field with its label above, a hint, and a sentence below when it is wrong or right. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, type = 'text', hint, error, ok, end } = props
  const generatedId = useId()
  const id = props.id ?? generatedId
  const hintId = `${id}-hint`
  const messageId = `${id}-message`
  const describedBy = [hint && hintId, (error || ok) && messageId, props.describedBy]
    .filter(Boolean)
    .join(' ')
  const state = error ? styles.error : ok ? styles.ok : ''

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <InputBase
        id={id}
        name={props.name}
        type={type}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={props.onBlur}
        className={`${styles.frame} ${state} ${props.readOnly ? styles.readOnly : ''}`}
        inputRef={props.inputRef}
        readOnly={props.readOnly ?? false}
        autoComplete={props.autoComplete}
        endAdornment={end}
        slotProps={{
          input: {
            className: styles.input,
            'aria-invalid': error ? true : undefined,
            'aria-describedby': describedBy || undefined,
            'aria-required': props.required || undefined,
            autoCapitalize: props.autoCapitalize,
            inputMode: props.inputMode,
            maxLength: props.maxLength,
            spellCheck: props.spellCheck,
          },
        }}
      />
      {error ? (
        <FieldMessage id={messageId} kind="error">
          {error}
        </FieldMessage>
      ) : ok ? (
        <FieldMessage id={messageId} kind="ok">
          {ok}
        </FieldMessage>
      ) : null}
    </div>
  )
}
