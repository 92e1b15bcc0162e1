import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { TextField, type TextFieldProps } from '@/components/form/TextField'
import { Icon } from '@/components/icons/Icon'
import { useFormField } from './useFormField'

type PasswordFieldProps = Pick<
  TextFieldProps,
  'label' | 'hint' | 'remark' | 'describedBy' | 'errorElsewhere'
> & {
  name: string
  /** Other fields whose errors go when this one is edited. */
  clears?: readonly string[]
  autoComplete: 'current-password' | 'new-password'
}

/** A field of a form for a password, which can show its text without losing the focus or the caret position. */
export function PasswordField({ name, clears, ...props }: PasswordFieldProps) {
  const { t } = useTranslation()
  const field = useFormField(name, clears)
  const [shown, setShown] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const toggle = () => {
    const input = button.current?.parentElement?.querySelector('input')
    const { selectionStart = null, selectionEnd = null } = input ?? {}
    flushSync(() => setShown(!shown))
    input?.setSelectionRange(selectionStart, selectionEnd)
  }

  return (
    <TextField
      {...field}
      {...props}
      required
      type={shown ? 'text' : 'password'}
      exact
      end={
        <Toggle
          ref={button}
          aria-label={t(shown ? 'ui.password.hideField' : 'ui.password.showField', {
            label: props.label,
          })}
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} size={20} />
          <span>{t(shown ? 'ui.password.hide' : 'ui.password.show')}</span>
        </Toggle>
      }
    />
  )
}

const Toggle = styled(ButtonBase)(({ theme: { typography, vars } }) => ({
  alignSelf: 'center',
  flex: 'none',
  gap: 6,
  minHeight: 44,
  padding: '0 12px',
  borderRadius: 6,
  color: vars.palette.accent.main,
  fontSize: typography.body2.fontSize,
  fontWeight: 600,
  lineHeight: 1.2,
  '@media (hover: hover)': {
    '&:hover': { backgroundColor: vars.palette.background.sunken },
  },
}))
