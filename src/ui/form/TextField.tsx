import { useId, type FocusEvent, type ReactNode, type Ref } from 'react'
import { FieldMessage } from './FieldMessage'
import styles from './TextField.module.css'

export type TextFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: (event: FocusEvent) => void
  type?: 'text' | 'email' | 'password' | 'time'
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
  const { label, onChange, hint, error, ok, describedBy, required, end, inputRef, ...input } = props
  const generatedId = useId()
  const id = input.id ?? generatedId
  const hintId = `${id}-hint`
  const messageId = `${id}-message`
  const describedByAll = [hint && hintId, (error || ok) && messageId, describedBy]
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
      <div className={`${styles.frame} ${state} ${input.readOnly ? styles.readOnly : ''}`}>
        <input
          type="text"
          {...input}
          ref={inputRef}
          id={id}
          className={styles.input}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedByAll || undefined}
          aria-required={required || undefined}
        />
        {end}
      </div>
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
