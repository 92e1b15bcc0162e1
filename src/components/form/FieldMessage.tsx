import FormHelperText from '@mui/material/FormHelperText'
import { useEffect, type ReactNode } from 'react'
import { Icon } from '@/components/icons/Icon'

type FieldMessageProps = { id: string; kind: 'error' | 'info'; children: ReactNode }

/**
 * The sentence at a field: what to change, or what to know. Render it always, and only its sentence when there is one: where the
 * field has the focus already, nothing else makes a screen reader read it.
 */
export function FieldMessage(props: FieldMessageProps) {
  return <div aria-live="polite">{props.children && <Sentence {...props} />}</div>
}

function Sentence({ id, kind, children }: FieldMessageProps) {
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
