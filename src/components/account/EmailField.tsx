import { TextField, type TextFieldProps } from '@/components/form/TextField'

/**
 * An e-mail field with the right on-screen keyboard and autofill, without capitalization or spell check. Not of the type
 * "email", whose value browsers rewrite where the host has letters beyond ASCII.
 */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'autoComplete'>) {
  return (
    <TextField
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
