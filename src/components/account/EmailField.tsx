import { TextField, type TextFieldProps } from '@/components/form/TextField'

/** An e-mail field with the right on-screen keyboard and autofill, without capitalization or spell check. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'autoComplete'>) {
  return (
    <TextField
      {...props}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}
