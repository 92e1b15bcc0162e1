import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { LongWords } from '@/components/controls/LongWords'
import { TextField } from '@/components/form/TextField'
import { emailWithoutBlanks } from '@/domain/email'
import { useFormField } from './useFormField'

type EmailFieldProps = { label: string; hint?: string }

/**
 * The field `email` of a form, with the right on-screen keyboard and autofill. Where blanks are all that is wrong, it offers
 * the e-mail without them. Not of the type "email", whose value browsers rewrite where the host has letters beyond ASCII.
 */
export function EmailField(props: EmailFieldProps) {
  const { t } = useTranslation()
  const { getValues, setValue, clearErrors, setFocus } = useFormContext<{ email: string }>()
  const field = useFormField('email')
  const offer = field.error === undefined ? undefined : emailWithoutBlanks(getValues('email'))
  return (
    <div>
      <TextField
        {...field}
        {...props}
        type="text"
        inputMode="email"
        autoComplete="username"
        exact
        required
      />
      {offer !== undefined && (
        <Button
          variant="outlined"
          size="small"
          onClick={() => {
            setValue('email', offer)
            clearErrors('email')
            setFocus('email')
          }}
        >
          <LongWords>{t('auth.fieldError.useEmail', { email: offer })}</LongWords>
        </Button>
      )}
    </div>
  )
}
