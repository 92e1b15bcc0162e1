import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/controls/Button'
import { TextField } from '@/ui/form/TextField'
import { forbiddenCharacters, longest, shortest, usernameSuggestion } from '../username-rules'
import { useSentences } from '../useSentences'
import type { StepProps } from './step-props'
import styles from './UsernameStep.module.css'

type UsernameStepProps = StepProps & {
  /** Set if the server refused a username that the account already has: saves the other answers without it. */
  onKeep: (() => void) | undefined
}

/** Step 2: the username. Characters that are not allowed are named while the learner types. */
export function UsernameStep({ answers, answer, field, onKeep }: UsernameStepProps) {
  const { t } = useTranslation('onboarding')
  const { username } = answers
  const say = useSentences(username)
  const { error, ...input } = field('username')
  const isForbidden = forbiddenCharacters(username).length > 0
  const suggestion = isForbidden ? usernameSuggestion(username) : undefined
  const countId = `${input.id}-count`
  const ownId = `${input.id}-own`

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
        describedBy={onKeep ? `${ownId} ${countId}` : countId}
      />
      {onKeep && (
        <div className={styles.own}>
          <p id={ownId}>{t('username.own', { name: username })}</p>
          <Button variant="secondary" size="small" onClick={onKeep}>
            {t('username.keep', { name: username })}
          </Button>
        </div>
      )}
      {suggestion !== undefined && (
        <Button
          variant="secondary"
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
