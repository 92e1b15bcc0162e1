import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '../controls/Note'
import styles from './FieldErrorSummary.module.css'

type FieldErrorSummaryProps = {
  errors: { fieldId: string; message: string }[]
  /** Counts the attempts to send: each failed one brings the focus here, typing never does. */
  attempt: number
}

/** On top of a form that could not be sent: all that is to fix, each a link to its field. */
export function FieldErrorSummary({ errors, attempt }: FieldErrorSummaryProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])

  if (errors.length === 0) return null

  const title = t('ui.fieldErrors.title', { count: errors.length })
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={title} className={styles.summary}>
      <Note kind="error" title={title}>
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(fieldId)?.focus()
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}
