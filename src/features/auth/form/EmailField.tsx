import { TextField, type TextFieldProps } from '@/ui/form/TextField'

/** An e-mail: the keyboard for it, known to password managers, left alone by spelling helpers. */
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
