import { useTranslation } from 'react-i18next'
import { useElapsed } from '@/components/states/useElapsed'
import { timing } from '@/config/timing'
import { Note } from './Note'
import { StatusRegion } from './StatusRegion'

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
    <StatusRegion>{isSlow && <Note kind="info">{text ?? t('ui.write.slow')}</Note>}</StatusRegion>
  )
}
