import { useTranslation } from 'react-i18next'
import { Note } from '../controls/Note'
import styles from './FieldErrorSummary.module.css'

type FieldErrorSummaryProps = {
  /** Its id, which gets the focus when the form cannot be sent. */
  id: string
  errors: { fieldId: string; message: string }[]
}

/** The list of problems above a form that could not be sent, each a link to its field. */
export function FieldErrorSummary({ id, errors }: FieldErrorSummaryProps) {
  const { t } = useTranslation()
  if (errors.length === 0) return null

  const title = t('ui.fieldErrors.title', { count: errors.length })
  return (
    <div id={id} tabIndex={-1} role="group" aria-label={title} className={styles.summary}>
      <Note kind="error" title={title}>
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={message}>
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
