import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useElapsed } from '@/components/states/useElapsed'
import timing from '@/config/timing.json'
import { Note } from './Note'

type SlowWriteNoteProps = {
  isPending: boolean
  /** What to say in place of the usual sentence. */
  text?: string
}

/** Says that a write is slow. That it is saving, saved or failed is shown by its screen. */
export function SlowWriteNote({ isPending, text }: SlowWriteNoteProps) {
  const { t } = useTranslation()
  const isSlow = useElapsed(timing.slowHintAfter, isPending)
  return (
    <Place role="status">{isSlow && <Note kind="info">{text ?? t('ui.write.slow')}</Note>}</Place>
  )
}

/** A live region must be in the page before its text, but an empty one takes no space. */
const Place = styled('div')({ '&:empty': { position: 'absolute' } })
