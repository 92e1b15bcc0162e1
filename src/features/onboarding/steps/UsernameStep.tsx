import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/controls/Button'
import { TextField } from '@/ui/form/TextField'
import {
  forbiddenCharacters,
  longest,
  numberedUsername,
  shortest,
  usernameSuggestion,
} from '../username-rules'
import { fieldId } from '../useWizard'
import type { Problem } from '../wizard-steps'
import type { StepProps } from './step-props'
import styles from './UsernameStep.module.css'

type UsernameStepProps = StepProps & {
  /** Set if the server refused a username that the account already has: saves the other answers without it. */
  onKeep: (() => void) | undefined
}

/** Step 2: the username. Characters that are not allowed are named while the learner types. */
export function UsernameStep({ answers, problems, answer, onKeep }: UsernameStepProps) {
  const { t } = useTranslation('onboarding')
  const { username } = answers
  const forbidden = forbiddenCharacters(username)
  const problem = problems.username ?? (forbidden.length > 0 ? 'format' : undefined)
  const suggestion = problem === 'format' ? usernameSuggestion(username) : undefined
  const countId = `${fieldId('username')}-count`
  const ownId = `${fieldId('username')}-own`

  const sentenceOf = (one: Problem) => {
    if (one !== 'format') {
      const example = numberedUsername(username)
      return t(`username.error.${one}`, { shortest, longest, example })
    }
    const characters = forbidden.map((character) =>
      character.trim() === '' ? t('username.space') : character,
    )
    return t('username.error.format', {
      characters: [...new Set(characters)].join(' · '),
      count: new Set(characters).size,
    })
  }

  return (
    <div className={styles.entry}>
      <TextField
        id={fieldId('username')}
        label={t('username.label')}
        hint={t('username.rules', { shortest, longest })}
        name="username"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longest}
        required
        value={username}
        onChange={(event) => answer({ username: event.target.value.slice(0, longest) })}
        error={problem && sentenceOf(problem)}
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
            document.getElementById(fieldId('username'))?.focus()
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
