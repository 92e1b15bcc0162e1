import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icons/Icon'
import { hasOuterSpace, meetsRule, passwordRules } from '@/domain/password'
import { fontSizes } from '@/theme/tokens'
import { PasswordField } from './PasswordField'

type Passwords = { password: string; confirmPassword: string }

type NewPasswordFieldsProps = {
  labels: { password: string; confirmPassword: string }
}

/** The fields `password`, with its checklist, and `confirmPassword` of a form. */
export function NewPasswordFields({ labels }: NewPasswordFieldsProps) {
  const { t } = useTranslation()
  const checklistId = useId()
  const { formState } = useFormContext<Passwords>()
  const typed = useWatch<Passwords, 'password'>({ name: 'password' })
  // While it is typed, a space may be followed by the next word.
  const wasLeft = formState.touchedFields.password === true
  const breaksRules = formState.errors.password !== undefined && typed !== ''
  return (
    <>
      <PasswordField
        name="password"
        clears={['confirmPassword']}
        label={labels.password}
        errorElsewhere={breaksRules}
        remark={wasLeft && hasOuterSpace(typed) ? t('auth.checklist.space') : undefined}
        autoComplete="new-password"
        hint={t('auth.checklist.example')}
        describedBy={checklistId}
      />
      <div id={checklistId}>
        <PasswordChecklist password={typed} isWrong={breaksRules} />
      </div>
      <PasswordField
        name="confirmPassword"
        label={labels.confirmPassword}
        autoComplete="new-password"
      />
    </>
  )
}

type PasswordChecklistProps = {
  password: string
  /** The password was sent, and shall not be sent again like this. */
  isWrong: boolean
}

/** Says while the learner types which rules the password meets, and then which of them it breaks. */
function PasswordChecklist({ password, isWrong }: PasswordChecklistProps) {
  const { t } = useTranslation()
  const labelId = useId()
  return (
    <>
      {/* A label in an attribute would be read in place of the rules where they describe the field. */}
      <Typography id={labelId} variant="body2" sx={{ mb: 0.75, color: 'text.secondary' }}>
        {t('auth.checklist.label')}
      </Typography>
      <Rules
        role="list"
        aria-labelledby={labelId}
        aria-live="polite"
        data-wrong={isWrong || undefined}
      >
        {passwordRules.map((rule) => {
          const isMet = meetsRule(rule, password)
          const state = isMet ? 'done' : isWrong ? 'missing' : 'notYet'
          return (
            <Rule key={rule} data-state={state} aria-atomic="true">
              <Mark>{state !== 'notYet' && <Icon name={icons[state]} size={20} />}</Mark>
              <Box component="span" sx={{ flex: '1 1 min-content' }}>
                {t(`auth.checklist.rule.${rule}`)}
              </Box>{' '}
              <Box
                component="span"
                sx={{ ml: 'auto', fontSize: fontSizes.small, textAlign: 'right' }}
              >
                {password !== '' && t(`auth.checklist.${state}`)}
              </Box>
            </Rule>
          )
        })}
      </Rules>
    </>
  )
}

const icons = { done: 'check', missing: 'alert' } as const

const Rules = styled('ul')(({ theme: { shape, vars } }) => ({
  padding: '8px 14px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: shape.borderRadius,
  backgroundColor: vars.palette.background.sunken,
  '&[data-wrong]': {
    padding: '6px 12px',
    border: `3px solid ${vars.palette.error.main}`,
  },
}))

const Rule = styled('li')(({ theme }) => ({
  display: 'flex',
  // Large letters need a line of their own for what stands at the end.
  flexWrap: 'wrap',
  gap: '0 12px',
  alignItems: 'center',
  minHeight: 40,
  '&[data-state=done]': { color: theme.vars.palette.success.text, fontWeight: 600 },
  '&[data-state=missing]': { color: theme.vars.palette.error.text, fontWeight: 600 },
}))

const Mark = styled('span')(({ theme }) => ({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '1.25rem',
  height: '1.25rem',
  // A small dot: an empty circle would look like a choice.
  '&:empty::before': {
    content: '""',
    border: `4px solid ${theme.vars.palette.text.secondary}`,
    borderRadius: '50%',
  },
}))
