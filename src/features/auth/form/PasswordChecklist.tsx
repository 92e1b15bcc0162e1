import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icons/Icon'
import { meetsRule, passwordRules } from './password-rules'
import styles from './PasswordChecklist.module.css'

type PasswordChecklistProps = { password: string; id: string }

/** What the password has already and what it still needs, while it is typed. */
export function PasswordChecklist({ password, id }: PasswordChecklistProps) {
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
