import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/controls/Button'
import { Loading } from '@/ui/states/Loading'
import styles from './ModuleWaiting.module.css'

/** After so long the spinner is joined by a way on (contract, 'module host without data'). */
const wayOnAfterMs = 5000

type ModuleWaitingProps = {
  /** The last part of the address. */
  nodeType: string
  onBack: () => void
}

/** Nothing says which lesson to show: a spinner (specification §2), and soon a way to the path. */
export function ModuleWaiting({ nodeType, onBack }: ModuleWaitingProps) {
  const { t } = useTranslation('modules')
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), wayOnAfterMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <>
      <Loading label={t('opening')} />
      <div role="status" className={styles.wayOn}>
        {isLate && (
          <>
            <p>{nodeType === 'quiz' ? t('quiz.error.noModule') : t('notOpened')}</p>
            <Button variant="secondary" onClick={onBack}>
              {t('toPath')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
