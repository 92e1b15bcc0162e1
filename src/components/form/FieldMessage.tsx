import FormHelperText from '@mui/material/FormHelperText'
import { useEffect, type ReactNode } from 'react'
import { Icon } from '@/components/icons/Icon'

type FieldMessageProps = { id: string; kind: 'error' | 'info'; children: ReactNode }

/** The sentence below a field: what to change, or what to know. */
export function FieldMessage({ id, kind, children }: FieldMessageProps) {
  // The field gets the focus, and with it a place in the window, before its message is there.
  useEffect(() => {
    const isOfFocus = document.activeElement?.matches(`[aria-describedby~="${id}"]`)
    if (isOfFocus) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [id])

  return (
    <FormHelperText
      id={id}
      sx={{
        display: 'flex',
        gap: 1,
        m: '6px 0 0',
        overflowWrap: 'anywhere',
        fontWeight: 600,
        '&, &.Mui-error': { color: kind === 'error' ? 'error.text' : 'info.text' },
      }}
    >
      <Icon name={kind === 'error' ? 'alert' : 'info'} size={20} />
      <span>{children}</span>
    </FormHelperText>
  )
}
