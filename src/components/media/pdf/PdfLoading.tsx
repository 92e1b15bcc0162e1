import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Spinner } from '@/components/controls/Spinner'
import { useElapsed } from '@/components/states/useElapsed'
import { timing } from '@/config/timing'

/** Says that a page of a pdf is on its way: at once where the frame is empty, else after a moment. */
export function PdfLoading({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useTranslation()
  const isLate = useElapsed(timing.spinnerAppearsAfter)
  return (
    (isEmpty || isLate) && (
      <OverPage role="status">
        <Spinner />
        <span>{t('ui.pdf.opening')}</span>
      </OverPage>
    )
  )
}

const OverPage = styled('p')(({ theme }) => ({
  position: 'absolute',
  // On a phone the bar with Continue may cover the lower part of the frame.
  top: 12,
  alignSelf: 'center',
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  padding: '6px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 24,
  backgroundColor: theme.vars.palette.background.raised,
}))
