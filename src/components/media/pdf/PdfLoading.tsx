import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Spinner } from '@/components/controls/Spinner'
import { useElapsed } from '@/components/states/useElapsed'
import timing from '@/config/timing.json'

/** Says that a pdf or its page is on its way, once that takes longer. */
export function PdfLoading() {
  const { t } = useTranslation()
  const isLate = useElapsed(timing.spinnerAppearsAfter, true)
  return (
    isLate && (
      <OverPage role="status">
        <Spinner />
        <span>{t('ui.pdf.opening')}</span>
      </OverPage>
    )
  )
}

const OverPage = styled('p')(({ theme }) => ({
  position: 'absolute',
  bottom: 12,
  alignSelf: 'center',
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  padding: '6px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 24,
  backgroundColor: theme.vars.palette.background.raised,
}))
