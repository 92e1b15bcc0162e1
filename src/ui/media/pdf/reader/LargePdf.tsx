import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../controls/Button'
import { Layer } from '../../../feedback/Layer'
import { ListenButton, Readable } from '../../../speech/ListenButton'
import styles from './LargePdf.module.css'

type LargePdfProps = {
  title: string
  /** The button that saves it. */
  save: ReactNode
  onClose: () => void
  children: ReactNode
}

/**
 * The pdf in the whole viewport. It is no new tab: phones download an object URL instead of showing it, and the URL is
 * revoked when the lesson is left.
 */
export function LargePdf({ title, save, onClose, children }: LargePdfProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <Layer byPress onClose={onClose} titleId={titleId} className={undefined}>
      <Readable className={styles.paper}>
        <div className={styles.bar} data-unspoken="">
          <h2 id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <ListenButton />
          {save}
          <Button variant="secondary" size="small" startIcon="close" onClick={onClose}>
            {t('ui.close')}
          </Button>
        </div>
        <div className={styles.content}>{children}</div>
      </Readable>
    </Layer>
  )
}
