import { TextField } from '@/components/form/TextField'
import { useFormField } from './useFormField'

type EmailFieldProps = { label: string; hint?: string }

/**
 * The field `email` of a form, with the right on-screen keyboard and autofill, without capitalization or spell check. Not of
 * the type "email", whose value browsers rewrite where the host has letters beyond ASCII.
 */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...useFormField('email')}
      {...props}
      type="text"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}
