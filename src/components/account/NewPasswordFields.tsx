import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '@/components/form/PasswordField'
import type { TextFieldProps } from '@/components/form/TextField'
import { Icon } from '@/components/icons/Icon'
import { meetsRule, passwordRules } from '@/domain/password'
import { fontSizes } from '@/theme/tokens'

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
    <Rules id={checklistId} aria-label={t('checklist.label')} aria-live="polite">
      {passwordRules.map((rule) => {
        const isMet = meetsRule(rule, password)
        return (
          <Rule key={rule} data-met={isMet || undefined} aria-atomic="true">
            <Mark>{isMet && <Icon name="check" size={20} />}</Mark>
            <span>{t(`checklist.rule.${rule}`)}</span>{' '}
            <Box
              component="span"
              sx={{ ml: 'auto', fontSize: fontSizes.small, textAlign: 'right' }}
            >
              {t(isMet ? 'checklist.done' : 'checklist.notYet')}
            </Box>
          </Rule>
        )
      })}
    </Rules>
  )
}

const Rules = styled('ul')(({ theme: { shape, vars } }) => ({
  padding: '8px 14px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: shape.borderRadius,
  backgroundColor: vars.palette.background.sunken,
}))

const Rule = styled('li')(({ theme }) => ({
  display: 'flex',
  // Large letters need a line of their own for what stands at the end.
  flexWrap: 'wrap',
  gap: '0 12px',
  alignItems: 'center',
  minHeight: 40,
  '&[data-met]': { color: theme.vars.palette.success.text, fontWeight: 600 },
}))

const Mark = styled('span')(({ theme }) => ({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 20,
  height: 20,
  // A small dot: an empty circle would look like a choice.
  '&:empty::before': {
    content: '""',
    border: `4px solid ${theme.vars.palette.text.secondary}`,
    borderRadius: '50%',
  },
}))
