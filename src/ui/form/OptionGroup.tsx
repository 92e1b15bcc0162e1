import FormControlLabel from '@mui/material/FormControlLabel'
import type { ReactNode } from 'react'
import { ChoiceInput } from './ChoiceInput'
import { OptionFieldset, type OptionFieldsetProps } from './OptionFieldset'
import styles from './OptionGroup.module.css'

type OptionGroupProps<Value extends string> = OptionFieldsetProps & {
  /** The id of the first option, which gets the focus when none is chosen. */
  firstId: string
  options: readonly Option<Value>[]
  chosen: Value | null
  onChoose: (value: Value) => void
  isRequired?: boolean
}

type Option<Value> = {
  value: Value
  label: string
  /** A description of the option. */
  about?: string
  picture?: ReactNode
}

/** A question with a few short answers, of which one can be chosen. */
export function OptionGroup<Value extends string>(props: OptionGroupProps<Value>) {
  const { firstId, options, chosen, onChoose, isRequired = false, ...question } = props
  return (
    <OptionFieldset {...question} radios={{ isRequired }}>
      {(messageId) =>
        options.map(({ value, label, about, picture }, index) => (
          <FormControlLabel
            key={value}
            className={`${styles.option} ${about === undefined ? '' : styles.withWords}`}
            data-chosen={value === chosen || undefined}
            control={
              <ChoiceInput
                type="radio"
                id={index === 0 ? firstId : undefined}
                name={firstId}
                checked={value === chosen}
                onChange={() => onChoose(value)}
                aria-describedby={messageId}
              />
            }
            label={
              <>
                {picture}
                {about === undefined ? (
                  <span>{label}</span>
                ) : (
                  <span className={styles.words}>
                    <b>{label}</b> <span className={styles.about}>{about}</span>
                  </span>
                )}
              </>
            }
          />
        ))
      }
    </OptionFieldset>
  )
}
