import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import { useEffect, type ReactNode } from 'react'
import { Icon, type IconName } from '@/components/icons/Icon'
import { TextInSpan } from '@/components/layout/TextInSpan'
import { useFocusNext } from '@/components/states/useFocusNext'

export type NoteKind = 'info' | 'success' | 'warning' | 'error'

export const noteIcons: Record<NoteKind, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert',
}

const NoteAlert = styled(Alert)({
  '& .MuiAlert-message': {
    '& > b, & > small': { display: 'block' },
    '& > small': { marginTop: 4 },
    // A message of the server may have more than one line.
    '& > small, & p': { whiteSpace: 'pre-line' },
    // A target of 44 px for a link that is not part of a sentence.
    '& > a': { display: 'inline-block', paddingBlock: 10 },
  },
})

type NoteProps = {
  kind: NoteKind
  /** An icon in place of the kind's own. */
  icon?: IconName | undefined
  /** The message in one bold sentence; `children` says what to do next. */
  title?: ReactNode
  children?: ReactNode
  /** The technical sentence that must be shown word for word: last, and small. */
  detail?: ReactNode
  /** For a message that interrupts; one that only tells something stands in a StatusRegion. */
  role?: 'alert'
  /** Whether the page scrolls to it; by default where it interrupts, as the button that was pressed may be far away. */
  comesIntoView?: boolean
}

/** A message in the page: color, icon and words say the same. */
export function Note(props: NoteProps) {
  const { kind, icon = noteIcons[kind], title, children, detail, role } = props
  const { comesIntoView = role === 'alert' } = props
  // Most go when their button was pressed.
  const note = useFocusNext()
  useEffect(() => {
    const bar = note.current?.closest('footer')
    // There it is in view already, but the page would scroll to keep it clear of that bar.
    const isInStickyBar = bar && getComputedStyle(bar).position === 'sticky'
    if (comesIntoView && !isInStickyBar) note.current?.scrollIntoView({ block: 'nearest' })
  }, [note, comesIntoView])
  return (
    <NoteAlert
      ref={note}
      severity={kind}
      icon={<Icon name={icon} />}
      // MUI's Alert has the role `alert` by default, which would interrupt a screen reader for every note.
      slotProps={{ root: { role } }}
    >
      {title && <b>{title}</b>}
      <TextInSpan>{children}</TextInSpan>
      {detail && <small>{detail}</small>}
    </NoteAlert>
  )
}
