import type { FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '@/ui/form/PasswordField'
import type { EmailProblem } from './email-rules'
import type { NewPassword, NewPasswordProblem } from './password-rules'
import { PasswordChecklist } from './PasswordChecklist'

type NewPasswordFieldsProps = {
  /** Before the ids of the fields, which a summary of errors leads to. */
  idPrefix: string
  labels: Record<keyof NewPassword, string>
  entry: NewPassword
  problems: Partial<Record<keyof NewPassword, EmailProblem | NewPasswordProblem>>
  edit: (field: keyof NewPassword) => (value: string) => void
  leave: (field: keyof NewPassword) => (event: FocusEvent) => void
}

/** A new password, what it needs, and the same once more. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { t } = useTranslation('auth')
  const { idPrefix, labels, entry, problems, edit, leave } = props
  const field = (name: keyof NewPassword) => ({
    id: `${idPrefix}-${name}`,
    name,
    label: labels[name],
    autoComplete: 'new-password' as const,
    required: true,
    value: entry[name],
    onChange: edit(name),
    onBlur: leave(name),
    error: problems[name] && t(`fieldError.${problems[name]}`),
  })
  return (
    <>
      <PasswordField {...field('password')} describedBy={`${idPrefix}-checklist`} />
      <PasswordChecklist id={`${idPrefix}-checklist`} password={entry.password} />
      <PasswordField {...field('confirmPassword')} />
    </>
  )
}
