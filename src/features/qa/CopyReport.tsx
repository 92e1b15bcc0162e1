import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callLog } from '@/api/qa/call-log'
import { failureSwitch } from '@/api/qa/failure-switch'
import { Button } from '@/ui/controls/Button'
import styles from './CopyReport.module.css'
import { appFacts, failureWords, outcomeWords, type Fact } from './facts'

type Copy = { state: 'none' | 'copied' } | { state: 'blocked'; text: string }

/** Copies the bug report; if the browser denies access to the clipboard, shows it for copying by hand. */
export function CopyReport({ screenAddress }: { screenAddress: () => string }) {
  const { t } = useTranslation('qa')
  const [copy, setCopy] = useState<Copy>({ state: 'none' })

  const onCopy = async () => {
    const text = bugReport(t, screenAddress())
    try {
      await navigator.clipboard.writeText(text)
      setCopy({ state: 'copied' })
    } catch {
      setCopy({ state: 'blocked', text })
    }
  }

  return (
    <>
      <Button size="small" onClick={() => void onCopy()}>
        {t('report.copy')}
      </Button>
      <p className={styles.hint}>{t('report.hint')}</p>
      <p role="status" className={styles.state}>
        {copy.state !== 'none' && t(`report.${copy.state}`)}
      </p>
      {copy.state === 'blocked' && (
        <textarea
          readOnly
          rows={8}
          aria-label={t('report.text')}
          value={copy.text}
          onFocus={(event) => event.target.select()}
          className={styles.text}
        />
      )}
    </>
  )
}

/** The state of app and browser as plain text, without personal data. */
function bugReport(t: TFunction<'qa'>, screenAddress: string): string {
  const facts: Fact[] = [
    ...appFacts(t),
    [t('about.screen'), screenAddress],
    [t('about.window'), `${window.innerWidth} × ${window.innerHeight}`],
    [t('about.browser'), navigator.userAgent],
    [t('about.failure'), failureWords(t, failureSwitch.current())],
    [t('about.time'), new Date().toISOString()],
  ]
  const calls = callLog
    .calls()
    .map((call) => [
      call.method,
      call.path,
      outcomeWords(t, call),
      t('calls.ms', { ms: call.ms }),
      ...(call.differences.length > 0
        ? [t('calls.differs', { count: call.differences.length })]
        : []),
    ])
  return [
    t('report.heading'),
    '',
    ...facts.map(([label, value]) => `${label}: ${value}`),
    '',
    t('report.calls'),
    ...(calls.length === 0 ? [t('calls.none')] : calls.map((parts) => parts.join('  '))),
    '',
  ].join('\n')
}
