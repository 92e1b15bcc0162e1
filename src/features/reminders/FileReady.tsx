import { useTranslation } from 'react-i18next'
import { Part } from './Part'
import styles from './Reminders.module.css'
import type { FileKind } from './useReminders'

/** The file is among the learner's files: what to do with it. */
export function FileReady({ of }: { of: FileKind }) {
  const { t } = useTranslation('reminders')
  const lead = (
    <ol className={styles.steps}>
      <li>{t('ready.open', { name: t(`file.${of}`) })}</li>
      <li>{t(`ready.${of}`)}</li>
      {of === 'stop' && <li>{t('ready.then')}</li>}
    </ol>
  )
  return <Part title={t('ready.title')} lead={lead} isNew />
}
