import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Spinner } from '@/components/controls/Spinner'
import { StatusRegion } from '@/components/messages/StatusRegion'
import { useElapsed } from '@/components/states/useElapsed'
import { timing } from '@/config/timing'

type PdfLoadingProps = {
  isLoading?: boolean
  /** Nothing is there yet. */
  isEmpty: boolean
}

/** Says that a page of a pdf is on its way: at once where the frame is empty, else after a moment; and when it takes long. */
export function PdfLoading({ isLoading = true, isEmpty }: PdfLoadingProps) {
  const { t } = useTranslation()
  const isLate = useElapsed(timing.spinnerAppearsAfter, isLoading)
  const isSlow = useElapsed(timing.slowHintAfter, isLoading)
  return (
    <StatusRegion>
      {isLoading && (isEmpty || isLate) && (
        <OverPage>
          <Spinner />
          <span>
            <span>{t('ui.pdf.opening')}</span> {isSlow && <span>{t('ui.loading.slow')}</span>}
          </span>
        </OverPage>
      )}
    </StatusRegion>
  )
}

const OverPage = styled('p')(({ theme }) => ({
  position: 'absolute',
  // On a phone the bar with Continue may cover the lower part of the frame.
  top: 12,
  insetInline: 8,
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  width: 'fit-content',
  marginInline: 'auto',
  padding: '6px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 24,
  backgroundColor: theme.vars.palette.background.raised,
  '& > span > span': { display: 'block' },
}))
