import type { SyntheticEvent } from 'react'
import type { FieldError, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/**
 * How every form is checked: when it is sent, by all rules of a field. An error that went with an edit does not come back at
 * the next letter.
 */
export const checkedOnSubmit = { reValidateMode: 'onSubmit', criteriaMode: 'all' } as const

type Options<Values extends FieldValues> = {
  /** The sentence for a message of the schema. */
  translate: (message: string) => string
  /** The fields whose errors go when this one is edited; by default its own. */
  clears?: Path<Values>[]
  onEdit?: () => void
}

/** All messages of a field, each once. */
const messagesOf = ({ message = '', types }: FieldError): string[] =>
  types
    ? [...new Set(Object.values(types).flat())].filter((one) => typeof one === 'string')
    : [message]

/** The props of a `TextField` that belongs to a form. Its error goes when it is edited. */
export function formField<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: Path<Values>,
  { translate, clears = [name], onEdit }: Options<Values>,
) {
  const { ref, onChange } = form.register(name, {
    onChange: () => {
      form.clearErrors(clears)
      onEdit?.()
    },
  })
  const { error } = form.getFieldState(name, form.formState)
  return {
    name,
    id: name,
    inputRef: ref,
    onChange: (event: SyntheticEvent) => void onChange(event),
    error: error && messagesOf(error).map(translate).join(' '),
  }
}

/** For `onSubmit`. A password manager or an old phone may have filled in a field without an event, so the DOM counts. */
export const submitForm =
  <Values extends FieldValues, Output extends FieldValues>(
    form: UseFormReturn<Values, unknown, Output>,
    send: (values: Output) => void,
  ) =>
  (event: SyntheticEvent<HTMLFormElement>) => {
    for (const [name, value] of new FormData(event.currentTarget)) {
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>)
    }
    void form.handleSubmit(send)(event)
  }
