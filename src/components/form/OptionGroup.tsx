import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { styled } from '@mui/material/styles'
import { useId, type ReactNode, type Ref } from 'react'
import { ChoiceCard } from './ChoiceCard'
import { ChoiceInput } from './ChoiceInput'
import { FieldMessage } from './FieldMessage'

type OptionGroupProps<Value extends string> = {
  legend: string
  /** A hint below the question. */
  hint?: string
  error?: string | undefined
  /** The id of the first option. */
  firstId: string
  /** The first option, which gets the focus when none is chosen. */
  firstRef?: Ref<HTMLInputElement>
  options: readonly { value: Value; label: string; picture?: ReactNode }[]
  chosen: Value | null
  onChoose: (value: Value) => void
  isRequired?: boolean
}

/** A question with a few short answers, of which one can be chosen. Its hint and its error stand above the answers. */
export function OptionGroup<Value extends string>(props: OptionGroupProps<Value>) {
  const { legend, hint, error, firstId, firstRef, options, chosen, onChoose } = props
  const { isRequired = false } = props
  const legendId = useId()
  const hintId = useId()
  const messageId = useId()
  return (
    <FormControl
      component="fieldset"
      role="radiogroup"
      aria-labelledby={legendId}
      aria-invalid={error ? true : undefined}
      aria-required={isRequired || undefined}
      aria-describedby={[hint && hintId, error && messageId].filter(Boolean).join(' ') || undefined}
      sx={{ mt: 3 }}
    >
      <FormLabel component="legend" id={legendId} sx={{ typography: 'h3' }}>
        <span>{legend}</span>
      </FormLabel>
      {hint && (
        <FormHelperText id={hintId} sx={{ lineHeight: 1.45 }}>
          {hint}
        </FormHelperText>
      )}
      {/* No other question can be wrong. */}
      {isRequired && (
        <FieldMessage id={messageId} kind="error">
          {error}
        </FieldMessage>
      )}
      <Options>
        {options.map(({ value, label, picture }, index) => (
          <Option key={value} data-chosen={value === chosen || undefined}>
            <ChoiceInput
              type="radio"
              id={index === 0 ? firstId : undefined}
              inputRef={index === 0 ? firstRef : undefined}
              name={firstId}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              aria-describedby={error && messageId}
            />
            <span>{label}</span>
            {picture}
          </Option>
        ))}
      </Options>
    </FormControl>
  )
}

const Options = styled('div')({
  display: 'grid',
  gridTemplateColumns:
    'repeat(auto-fill, minmax(min(100%, var(--option-width, max(8rem, min(200px, 45%)))), 1fr))',
  gap: 12,
  marginTop: 8,
})

const Option = styled(ChoiceCard)(({ theme }) => ({
  [theme.breakpoints.down(360)]: { gap: 8, paddingInline: 10 },
}))
