import Stack from '@mui/material/Stack'
import type { ReactNode, SyntheticEvent } from 'react'
import {
  FormProvider,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form'
import { Button } from '@/components/controls/Button'
import { SlowWriteNote } from '@/components/messages/SlowWriteNote'
import { useFocusNext } from '@/components/states/useFocusNext'

type AccountFormProps<Values extends FieldValues, Output extends FieldValues> = {
  /** The screen's own, so that it can write into a field or refuse one. */
  form: UseFormReturn<Values, unknown, Output>
  onSubmit: (entry: Output) => void
  /** Called when a field is edited. Without it, what is said above the form stays until the next try, so that no field moves. */
  onEdit?: () => void
  /** The words of its button. */
  submitLabel: string
  /** Those while it is being sent, when another press does nothing. */
  busyLabel: string
  isBusy: boolean
  gap?: number
  /** The fields, which belong to the form by their names (useFormField). */
  children: ReactNode
}

/** The form of sign-in, sign-up and the two password screens. */
export function AccountForm<Values extends FieldValues, Output extends FieldValues>(
  props: AccountFormProps<Values, Output>,
) {
  const { form, onSubmit, onEdit, submitLabel, busyLabel, gap = 2, children } = props
  // After a success another form, or a message, takes its place.
  const place = useFocusNext<HTMLFormElement>()
  const isBusy = props.isBusy || form.formState.isSubmitting

  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    // A password manager or an old phone may have filled in a field without an event, so the page counts.
    for (const [name, value] of new FormData(event.currentTarget)) {
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>)
    }
    void form.handleSubmit((entry) => {
      if (isBusy) return
      // What surrounded a copied e-mail is not sent, and not shown any more.
      for (const [name, value] of Object.entries(entry)) {
        form.setValue(name as Path<Values>, value)
      }
      onSubmit(entry)
    })(event)
  }

  return (
    <FormProvider {...form}>
      <Stack ref={place} component="form" noValidate sx={{ gap }} onChange={onEdit} onSubmit={send}>
        {children}
        <Button type="submit" wide busy={isBusy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      </Stack>
      {/* Here it is in view on a small phone, too. */}
      <SlowWriteNote isPending={isBusy} />
    </FormProvider>
  )
}
