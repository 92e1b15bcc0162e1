import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSessionStatus } from '@/learner/useSessionStatus'
import { CloseButton } from '@/ui/feedback/CloseButton'
import { Drawer } from '@/ui/feedback/Drawer'
import { CallTable } from './CallTable'
import { CopyReport } from './CopyReport'
import { appFacts } from './facts'
import { FailureChoice } from './FailureChoice'
import { KeptHere } from './KeptHere'
import styles from './QaPanel.module.css'
import { StoredKeys } from './StoredKeys'

type QaPanelProps = {
  /** The address of the screen without personal data. */
  screenAddress: () => string
  onClose: () => void
}

/** The QA panel of the develop and staging hosts; open while it is mounted. */
export function QaPanel({ screenAddress, onClose }: QaPanelProps) {
  const { t } = useTranslation('qa')
  const titleId = useId()
  const status = useSessionStatus()
  return (
    <div className={styles.wide}>
      <Drawer onClose={onClose} titleId={titleId}>
        <div className={styles.top}>
          <h2 id={titleId} tabIndex={-1}>
            {t('title')}
          </h2>
          <CloseButton onClick={onClose} />
        </div>
        <div className={styles.parts}>
          <section>
            <h3>{t('about.title')}</h3>
            <dl className={styles.facts}>
              {appFacts(t, status).map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <CopyReport screenAddress={screenAddress} />
          </section>
          <FailureChoice />
          <CallTable />
          <KeptHere />
          <StoredKeys />
        </div>
      </Drawer>
    </div>
  )
}
