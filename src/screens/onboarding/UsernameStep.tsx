import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { LongWords } from '@/components/controls/LongWords'
import { TextField } from '@/components/form/TextField'
import { limits } from '@/config/limits'
import { forbiddenCharacters, numberedUsername, usernameSuggestion } from '@/domain/username'
import type { Answers } from '@/domain/wizard-answers'
import { useAnswer } from './useAnswer'
import { YourShip } from './YourShip'

const { usernameShortest: shortest, usernameLongest: longest } = limits

/** Step 2: the username. Characters that are not allowed are named while the learner types. */
export function UsernameStep({ hintId }: { hintId: string }) {
  const { t } = useTranslation()
  const { getValues, setFocus } = useFormContext<Answers>()
  const { supportLevel } = getValues()
  const { ref, value: username, errorKey, change } = useAnswer('username')
  const countId = useId()

  const forbidden = forbiddenCharacters(username)
  const isForbidden = forbidden.length > 0
  const suggestion = isForbidden ? usernameSuggestion(username) : undefined
  const characters = forbidden.map((one) =>
    one.trim() === '' ? t('onboarding.username.space') : one,
  )
  const key = isForbidden ? 'onboarding.username.error.format' : errorKey
  const error =
    key &&
    t(key, {
      shortest,
      longest,
      example: numberedUsername(username),
      characters: [...new Set(characters)].join(' · '),
      count: characters.length,
    })

  const accept = (name: string) => {
    change(name)
    setFocus('username')
  }

  return (
    <Box sx={{ maxWidth: 440, mt: 2.75, '& > .MuiButton-root': { mt: 1.25 } }}>
      <TextField
        inputRef={ref}
        label={t('onboarding.username.label')}
        hint={t('onboarding.username.rules', { shortest, longest })}
        value={username}
        onChange={({ target }) => change(target.value)}
        autoComplete="nickname"
        exact
        maxLength={longest}
        required
        error={error}
        describedBy={`${hintId} ${countId}`}
      />
      {suggestion !== undefined && (
        <Button variant="outlined" size="small" onClick={() => accept(suggestion)}>
          <LongWords>{t('onboarding.username.use', { name: suggestion })}</LongWords>
        </Button>
      )}
      <Typography id={countId} variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
        {t('onboarding.username.count', { count: username.length, longest })}
      </Typography>
      {/* A screen reader announces only that the limit is reached, not the count after each letter. */}
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {username.length >= longest && t('onboarding.username.full', { longest })}
      </Typography>
      {supportLevel && <YourShip level={supportLevel} />}
    </Box>
  )
}
