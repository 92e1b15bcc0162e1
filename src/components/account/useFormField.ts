import type { SyntheticEvent } from 'react'
import { useFormContext, type FieldError } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { TextKey } from '@/i18n/text-key'

/** All messages of a field, each once. */
const messagesOf = ({ message = '', types }: FieldError): string[] =>
  types
    ? [...new Set(Object.values(types).flat())].filter((one) => typeof one === 'string')
    : [message]

/** The props of a `TextField` that belongs to the form around it. Its error goes when it is edited, with those of `clears`. */
export function useFormField(name: string, clears: readonly string[] = []) {
  const { t } = useTranslation()
  const { register, clearErrors, getFieldState, formState } = useFormContext()
  const { ref, onChange, onBlur } = register(name, {
    onChange: () => clearErrors([name, ...clears]),
  })
  const { error } = getFieldState(name, formState)
  return {
    name,
    id: name,
    inputRef: ref,
    onChange: (event: SyntheticEvent) => void onChange(event),
    onBlur: (event: SyntheticEvent) => void onBlur(event),
    // The schema's messages are keys of texts.
    error:
      error &&
      messagesOf(error)
        .map((key) => t(key as TextKey))
        .join(' '),
  }
}
