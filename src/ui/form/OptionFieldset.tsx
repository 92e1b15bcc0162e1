import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useId, type ReactNode } from 'react'
import { FieldMessage } from './FieldMessage'
import styles from './OptionGroup.module.css'

export type OptionFieldsetProps = {
  legend: string
  /** A hint below the question. */
  hint?: string
  error?: string | undefined
}

type FrameProps = OptionFieldsetProps & {
  /** For radio buttons, which have their error and required state on the group. */
  radios?: { isRequired: boolean }
  /** The options; `messageId` is that of the error, while there is one. */
  children: (messageId: string | undefined) => ReactNode
}

/** A fieldset with a question, its hint and its error above the options. */
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
    <FormControl
      component="fieldset"
      {...ofRadios}
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
      <div className={styles.options}>{children(error ? messageId : undefined)}</div>
    </FormControl>
  )
}
