import { useTranslation } from 'react-i18next'
import { PasswordField } from '@/ui/form/PasswordField'
import type { TextForm } from '@/ui/form/useTextForm'
import type { NewPassword } from './password-rules'
import { PasswordChecklist } from './PasswordChecklist'

type NewPasswordFieldsProps = {
  form: TextForm<keyof NewPassword>
  labels: Record<keyof NewPassword, string>
}

/** A new password, what it needs, and the same once more. */
export function NewPasswordFields({ form, labels }: NewPasswordFieldsProps) {
  const { t } = useTranslation('auth')
  const checklistId = `${form.field('password').id}-checklist`
  const field = (name: keyof NewPassword) => ({
    ...form.field(name),
    label: labels[name],
    autoComplete: 'new-password' as const,
    required: true,
  })
  return (
    <>
      <PasswordField
        {...field('password')}
        hint={t('checklist.example')}
        describedBy={checklistId}
      />
      <PasswordChecklist id={checklistId} password={form.entry.password} />
      <PasswordField {...field('confirmPassword')} />
    </>
  )
}
