import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icons/Icon'
import { keepsRule, passwordRules } from './password-rules'
import styles from './PasswordChecklist.module.css'

type PasswordChecklistProps = { password: string; id: string }

/** What the password has already and what it still needs, while it is typed. */
export function PasswordChecklist({ password, id }: PasswordChecklistProps) {
  const { t } = useTranslation('auth')
  return (
    <ul id={id} className={styles.list} aria-label={t('checklist.label')} aria-live="polite">
      {passwordRules.map((rule) => {
        const kept = keepsRule(rule, password)
        return (
          <li key={rule} className={kept ? styles.kept : undefined} aria-atomic="true">
            <span className={styles.mark}>{kept && <Icon name="check" size={20} />}</span>
            <span>{t(`checklist.rule.${rule}`)}</span>{' '}
            <span className={styles.state}>{t(kept ? 'checklist.done' : 'checklist.notYet')}</span>
          </li>
        )
      })}
    </ul>
  )
}
