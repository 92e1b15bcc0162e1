import { useId, type ReactNode } from 'react'
import { FieldMessage } from './FieldMessage'
import styles from './OptionGroup.module.css'

export type OptionFieldsetProps = {
  legend: string
  /** What the question is for. */
  hint?: string
  error?: string | undefined
}

type FrameProps = OptionFieldsetProps & {
  /** One of them is chosen: readers then say of all of them together what is wrong or needed. */
  radios?: { isRequired: boolean }
  /** The options; `messageId` is that of the error, while there is one. */
  children: (messageId: string | undefined) => ReactNode
}

/** A question with its hint and what is wrong with the answer, around its options. */
export function OptionFieldset({ legend, hint, error, radios, children }: FrameProps) {
  const legendId = useId()
  const hintId = useId()
  const messageId = useId()
  const ofRadios = radios && {
    role: 'radiogroup',
    'aria-labelledby': legendId,
    'aria-invalid': error ? true : undefined,
    'aria-required': radios.isRequired || undefined,
  }
  return (
    <fieldset
      {...ofRadios}
      aria-describedby={[hint && hintId, error && messageId].filter(Boolean).join(' ') || undefined}
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
      <div className={styles.options}>{children(error ? messageId : undefined)}</div>
      {error && (
        <FieldMessage id={messageId} kind="error">
          {error}
        </FieldMessage>
      )}
    </fieldset>
  )
}
