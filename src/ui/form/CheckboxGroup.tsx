import { useId } from 'react'
import { ChoiceInput } from './ChoiceInput'
import { FieldMessage } from './FieldMessage'
import styles from './OptionGroup.module.css'

type CheckboxGroupProps<Value extends string> = {
  /** The id of the first box: there the focus goes when nothing is ticked. */
  firstId: string
  legend: string
  hint?: string
  options: readonly { value: Value; label: string }[]
  ticked: readonly Value[]
  /** In the order of the options. */
  onTick: (ticked: Value[]) => void
  error?: string | undefined
}

/** A question with a few short answers, of which several may hold. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { firstId, legend, hint, options, ticked, onTick, error } = props
  const hintId = useId()
  const messageId = useId()
  const tick = (value: Value, isTicked: boolean) =>
    onTick(
      options
        .map((option) => option.value)
        .filter((one) => (one === value ? isTicked : ticked.includes(one))),
    )
  return (
    <fieldset
      aria-describedby={[hint && hintId, error && messageId].filter(Boolean).join(' ') || undefined}
      className={styles.group}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {options.map(({ value, label }, index) => (
          <label
            key={value}
            className={styles.option}
            data-chosen={ticked.includes(value) || undefined}
          >
            <ChoiceInput
              type="checkbox"
              id={index === 0 ? firstId : undefined}
              checked={ticked.includes(value)}
              onChange={(event) => tick(value, event.target.checked)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? messageId : undefined}
            />
            {label}
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
