import { useTranslation } from 'react-i18next'
import { PasswordField } from '@/components/form/PasswordField'
import type { TextFieldProps } from '@/components/form/TextField'
import { Icon } from '@/components/icons/Icon'
import { meetsRule, passwordRules } from '@/domain/password'
import styles from './NewPasswordFields.module.css'

type FieldProps = Pick<TextFieldProps, 'label' | 'name' | 'id' | 'onChange' | 'inputRef' | 'error'>

type NewPasswordFieldsProps = {
  /** What is typed so far. */
  typed: string
  password: FieldProps
  confirmPassword: FieldProps
}

const checklistId = 'password-checklist'

/** The new password with its checklist, and the field to repeat it. */
export function NewPasswordFields({ typed, password, confirmPassword }: NewPasswordFieldsProps) {
  const { t } = useTranslation('auth')
  return (
    <>
      <PasswordField
        {...password}
        autoComplete="new-password"
        required
        hint={t('checklist.example')}
        describedBy={checklistId}
      />
      <PasswordChecklist password={typed} />
      <PasswordField {...confirmPassword} autoComplete="new-password" required />
    </>
  )
}

/** Says while the learner types which rules the password meets. */
function PasswordChecklist({ password }: { password: string }) {
  const { t } = useTranslation('auth')
  return (
    <ul
      id={checklistId}
      className={styles.list}
      aria-label={t('checklist.label')}
      aria-live="polite"
    >
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
