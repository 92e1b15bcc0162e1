import { useTranslation } from 'react-i18next'
import { Strip } from './Strip'

type SnapshotStripProps = {
  /** What is on the screen, as the sentence names it: 'your map'. */
  what: string
  /** When it was loaded, in milliseconds since 1970; undefined: what is on the screen is of now. */
  at: number | undefined
}

/** Says that the screen shows what was there last time, what works now, and that it goes on by itself. */
export function SnapshotStrip({ what, at }: SnapshotStripProps) {
  const { t, i18n } = useTranslation()
  const style = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <div role="status">
      {at !== undefined && (
        <Strip tone="info" icon="info" title={t('ui.snapshot.title', { what })}>
          {t('ui.snapshot.text', { when: style.format(at) })}
        </Strip>
      )}
    </div>
  )
}
