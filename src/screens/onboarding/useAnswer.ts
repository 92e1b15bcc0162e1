import { useController, useFormContext } from 'react-hook-form'
import type { Answers } from '@/domain/wizard-answers'
import type { TextKey } from '@/i18n/text-key'

/** One answer of the wizard's form. An edit clears its error. */
export function useAnswer<Name extends keyof Answers>(name: Name) {
  const { control, clearErrors } = useFormContext<Answers>()
  const { field, fieldState } = useController({ control, name })
  return {
    /** For the control to focus when the answer is wrong. */
    ref: field.ref,
    value: field.value,
    // The schema's messages are keys of texts.
    errorKey: fieldState.error?.message as TextKey | undefined,
    change: (value: Answers[Name]) => {
      clearErrors(name)
      field.onChange(value)
    },
  }
}
