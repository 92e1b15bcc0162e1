import { useTranslation } from 'react-i18next'
import { Note } from '@/components/controls/Note'
import styles from './FieldErrorSummary.module.css'

type FieldErrorSummaryProps = {
  /** Its id, which gets the focus when the form cannot be sent. */
  id: string
  errors: { field: string; fieldId: string; message: string }[]
  /** The name of each field, as it stands above it. */
  labels: Readonly<Record<string, string>>
}

/** The fields with problems, above a form that could not be sent: each is a link to its field. */
export function FieldErrorSummary({ id, errors, labels }: FieldErrorSummaryProps) {
  const { t } = useTranslation()
  if (errors.length === 0) return null

  const title = t('ui.fieldErrors.title', { count: errors.length })
  return (
    <div id={id} tabIndex={-1} role="group" aria-label={title} className={styles.summary}>
      <Note kind="error" title={title}>
        <ul className={styles.list}>
          {errors.map(({ field, fieldId, message }) => (
            <li key={field}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(fieldId)?.focus()
                }}
              >
                {t('ui.fieldErrors.field', { label: labels[field], message })}
              </a>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}
