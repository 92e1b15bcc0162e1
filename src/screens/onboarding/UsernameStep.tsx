import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { TextField } from '@/components/form/TextField'
import { forbiddenCharacters, longest, shortest, usernameSuggestion } from '@/domain/username'
import styles from './UsernameStep.module.css'
import { useSentences } from './useSentences'
import type { StepProps } from './useWizard'

/** Step 2: the username. Characters that are not allowed are named while the learner types. */
export function UsernameStep({ answers, answer, field }: StepProps) {
  const { t } = useTranslation('onboarding')
  const { username } = answers
  const say = useSentences(username)
  const { error, ...input } = field('username')
  const isForbidden = forbiddenCharacters(username).length > 0
  const suggestion = isForbidden ? usernameSuggestion(username) : undefined
  const countId = `${input.id}-count`

  return (
    <div className={styles.entry}>
      <TextField
        {...input}
        label={t('username.label')}
        hint={t('username.rules', { shortest, longest })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longest}
        required
        error={isForbidden ? say('format', 'username').join(' ') : error}
        describedBy={countId}
      />
      {suggestion !== undefined && (
        <Button
          variant="outlined"
          size="small"
          className={styles.suggestion}
          onClick={() => {
            answer({ username: suggestion })
            document.getElementById(input.id)?.focus()
          }}
        >
          {t('username.use', { name: suggestion })}
        </Button>
      )}
      <p id={countId} className={styles.count}>
        {t('username.count', { count: username.length, longest })}
      </p>
      {/* A screen reader announces only that the limit is reached, not the count after each letter. */}
      <p role="status" className={styles.full}>
        {username.length >= longest && t('username.full', { longest })}
      </p>
    </div>
  )
}
