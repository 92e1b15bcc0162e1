import FormControlLabel from '@mui/material/FormControlLabel'
import { ChoiceInput } from './ChoiceInput'
import { OptionFieldset, type OptionFieldsetProps } from './OptionFieldset'
import styles from './OptionGroup.module.css'

type CheckboxGroupProps<Value extends string> = OptionFieldsetProps & {
  /** The id of the first checkbox, which gets the focus when none is checked. */
  firstId: string
  options: readonly { value: Value; label: string }[]
  ticked: readonly Value[]
  /** In the order of the options. */
  onTick: (ticked: Value[]) => void
}

/** A question with a few short answers, of which several can be chosen. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { firstId, options, ticked, onTick, ...question } = props
  const tick = (value: Value, isTicked: boolean) =>
    onTick(
      options
        .map((option) => option.value)
        .filter((one) => (one === value ? isTicked : ticked.includes(one))),
    )
  return (
    <OptionFieldset {...question}>
      {(messageId) =>
        options.map(({ value, label }, index) => (
          <FormControlLabel
            key={value}
            className={styles.option}
            data-chosen={ticked.includes(value) || undefined}
            label={label}
            control={
              <ChoiceInput
                type="checkbox"
                id={index === 0 ? firstId : undefined}
                checked={ticked.includes(value)}
                onChange={(event) => tick(value, event.target.checked)}
                aria-invalid={messageId ? true : undefined}
                aria-describedby={messageId}
              />
            }
          />
        ))
      }
    </OptionFieldset>
  )
}
