import FormHelperText from '@mui/material/FormHelperText'
import type { ReactNode } from 'react'
import { Icon } from '@/components/icons/Icon'

type FieldMessageProps = { id: string; kind: 'error' | 'ok'; children: ReactNode }

/** The sentence below a field: what to change, or that it is valid. */
export function FieldMessage({ id, kind, children }: FieldMessageProps) {
  return (
    <FormHelperText
      id={id}
      sx={{
        display: 'flex',
        gap: 1,
        m: '6px 0 0',
        overflowWrap: 'anywhere',
        fontWeight: 600,
        '&, &.Mui-error': { color: kind === 'error' ? 'error.text' : 'success.text' },
      }}
    >
      <Icon name={kind === 'error' ? 'alert' : 'check'} size={20} />
      <span>{children}</span>
    </FormHelperText>
  )
}
