import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Note } from '@/components/controls/Note'

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
    <Summary id={id} tabIndex={-1} role="group" aria-label={title}>
      <Note kind="error" title={title}>
        <List>
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
        </List>
      </Note>
    </Summary>
  )
}

const Summary = styled('div')(({ theme }) => ({
  // Room for the focus ring when it is scrolled into view.
  scrollMargin: 8,
  borderRadius: theme.shape.borderRadius,
}))

const List = styled('ul')({
  '& a': {
    display: 'inline-block',
    minHeight: 44,
    padding: '9px 0',
    // A long e-mail breaks instead of overflowing the form.
    overflowWrap: 'anywhere',
  },
  // On narrow phones or with large text use the space below the icon too.
  '@media (max-width: 22.49em)': { marginLeft: -36 },
})
