import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { callLog } from '@/api/qa/call-log'
import styles from './CallTable.module.css'
import { outcomeWords } from './facts'

/** The last API calls, the newest first. */
export function CallTable() {
  const { t } = useTranslation('qa')
  const calls = useSyncExternalStore(callLog.subscribe, callLog.calls)
  return (
    <section>
      <h3>{t('calls.title')}</h3>
      {calls.length === 0 ? (
        <p>{t('calls.none')}</p>
      ) : (
        <table className={styles.table} aria-label={t('calls.title')}>
          <thead>
            <tr>
              <th scope="col">{t('calls.call')}</th>
              <th scope="col">{t('calls.status')}</th>
              <th scope="col">{t('calls.time')}</th>
            </tr>
          </thead>
          <tbody>
            {calls.map((call) => (
              <tr key={call.id}>
                <td>
                  <b>{call.method}</b> <span>{call.path}</span>
                  <Differences lines={call.differences} />
                </td>
                <td>{outcomeWords(t, call)}</td>
                <td>{t('calls.ms', { ms: call.ms })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** Where a response differs from the contract although it was accepted. */
function Differences({ lines }: { lines: readonly string[] }) {
  const { t } = useTranslation('qa')
  if (lines.length === 0) return null
  return (
    <details className={styles.differences}>
      <summary>{t('calls.differs', { count: lines.length })}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
