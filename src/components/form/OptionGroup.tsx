import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useId, type Ref } from 'react'
import { ChoiceInput } from './ChoiceInput'
import { FieldMessage } from './FieldMessage'
import styles from './OptionGroup.module.css'

type OptionGroupProps<Value extends string> = {
  legend: string
  /** A hint below the question. */
  hint?: string
  error?: string | undefined
  /** The id of the first option. */
  firstId: string
  /** The first option, which gets the focus when none is chosen. */
  firstRef?: Ref<HTMLInputElement>
  options: readonly { value: Value; label: string }[]
  chosen: Value | null
  onChoose: (value: Value) => void
  isRequired?: boolean
}

/** A question with a few short answers, of which one can be chosen. Its hint and its error stand above the answers. */
export function OptionGroup<Value extends string>(props: OptionGroupProps<Value>) {
  const { legend, hint, error, firstId, firstRef, options, chosen, onChoose } = props
  const { isRequired = false } = props
  const legendId = useId()
  const hintId = useId()
  const messageId = useId()
  return (
    <FormControl
      component="fieldset"
      role="radiogroup"
      aria-labelledby={legendId}
      aria-invalid={error ? true : undefined}
      aria-required={isRequired || undefined}
      aria-describedby={[hint && hintId, error && messageId].filter(Boolean).join(' ') || undefined}
      className={styles.group}
    >
      <FormLabel component="legend" id={legendId} className={styles.legend}>
        <span>{legend}</span>
      </FormLabel>
      {hint && (
        <FormHelperText id={hintId} className={styles.hint}>
          {hint}
        </FormHelperText>
      )}
      {error && (
        <FieldMessage id={messageId} kind="error">
          {error}
        </FieldMessage>
      )}
      <div className={styles.options}>
        {options.map(({ value, label }, index) => (
          <FormControlLabel
            key={value}
            className={styles.option}
            data-chosen={value === chosen || undefined}
            control={
              <ChoiceInput
                type="radio"
                id={index === 0 ? firstId : undefined}
                inputRef={index === 0 ? firstRef : undefined}
                name={firstId}
                checked={value === chosen}
                onChange={() => onChoose(value)}
                aria-describedby={error && messageId}
              />
            }
            label={<span>{label}</span>}
          />
        ))}
      </div>
    </FormControl>
  )
}
