import { useId, type ReactNode } from 'react'
import { ChoiceInput } from './ChoiceInput'
import { FieldMessage } from './FieldMessage'
import styles from './OptionGroup.module.css'

type OptionGroupProps<Value extends string> = {
  /** The id of the first option: there the focus goes when nothing is chosen. */
  firstId: string
  legend: string
  /** What the question is for. */
  hint?: string
  options: readonly Option<Value>[]
  chosen: Value | null
  onChoose: (value: Value) => void
  isRequired?: boolean
  error?: string | undefined
}

type Option<Value> = {
  value: Value
  label: string
  /** What choosing it brings. */
  about?: string
  picture?: ReactNode
}

/** A question with a few short answers, of which one is chosen. */
export function OptionGroup<Value extends string>({
  firstId,
  legend,
  hint,
  options,
  chosen,
  onChoose,
  isRequired = false,
  error,
}: OptionGroupProps<Value>) {
  const legendId = useId()
  const hintId = useId()
  const messageId = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={legendId}
      aria-describedby={[hint && hintId, error && messageId].filter(Boolean).join(' ') || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={isRequired || undefined}
      className={styles.group}
    >
      <legend id={legendId} className={styles.legend}>
        {legend}
      </legend>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {options.map(({ value, label, about, picture }, index) => (
          <label key={value} className={styles.option} data-chosen={value === chosen || undefined}>
            <ChoiceInput
              type="radio"
              id={index === 0 ? firstId : undefined}
              name={firstId}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              aria-describedby={error ? messageId : undefined}
            />
            {picture}
            {about === undefined ? (
              label
            ) : (
              <span>
                <b>{label}</b> <span className={styles.about}>{about}</span>
              </span>
            )}
          </label>
        ))}
      </div>
      {error && (
        <FieldMessage id={messageId} kind="error">
          {error}
        </FieldMessage>
      )}
    </fieldset>
  )
}
