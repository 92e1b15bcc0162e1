import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseButton } from '@/components/dialogs/CloseButton'
import { examples } from '@/config/env'
import { hasQaPanel } from './qa/qa'

/** Says to testers on their first screen that nobody has told this build where its backend is. */
export function ExampleBackend() {
  const { t } = useTranslation()
  const [names, setNames] = useState(() => {
    const found = hasQaPanel ? examples() : []
    return found.includes('VITE_API_BASE_URL') ? found : []
  })
  if (names.length === 0) return null
  return (
    <Snackbar open>
      <Alert severity="warning" action={<CloseButton onClick={() => setNames([])} />}>
        <p>{t('ui.exampleBackend')}</p>
        <p>{names.join(', ')}</p>
      </Alert>
    </Snackbar>
  )
}
