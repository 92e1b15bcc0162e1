import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/controls/Button'
import { bugReport } from './bug-report'
import styles from './CopyReport.module.css'

type Copy = { state: 'none' | 'copied' } | { state: 'blocked'; text: string }

/** Copies the bug report; where the browser does not allow that, shows it for copying by hand. */
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
