import { useTranslation } from 'react-i18next'
import { PasswordField } from '@/components/form/PasswordField'
import type { TextFieldProps } from '@/components/form/TextField'
import { Icon } from '@/components/icons/Icon'
import { type NewPassword, meetsRule, passwordRules } from '@/domain/password'
import styles from './NewPasswordFields.module.css'

type NewPasswordFieldsProps = {
  form: {
    entry: NewPassword
    field: (name: keyof NewPassword) => Pick<TextFieldProps, 'id' | 'onChange'>
  }
  labels: Record<keyof NewPassword, string>
}

/** The new password with its checklist, and the field to repeat it. */
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

type PasswordChecklistProps = { password: string; id: string }

/** Says while the learner types which rules the password meets. */
function PasswordChecklist({ password, id }: PasswordChecklistProps) {
  const { t } = useTranslation('auth')
  return (
    <ul id={id} className={styles.list} aria-label={t('checklist.label')} aria-live="polite">
      {passwordRules.map((rule) => {
        const isMet = meetsRule(rule, password)
        return (
          <li key={rule} className={isMet ? styles.met : undefined} aria-atomic="true">
            <span className={styles.mark}>{isMet && <Icon name="check" size={20} />}</span>
            <span>{t(`checklist.rule.${rule}`)}</span>{' '}
            <span className={styles.state}>{t(isMet ? 'checklist.done' : 'checklist.notYet')}</span>
          </li>
        )
      })}
    </ul>
  )
}
