import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/messages/Note'
import type { PdfTrouble } from './PdfDocument'

type PdfNoteProps = {
  trouble: PdfTrouble
  onRetry: () => void
  isRetrying: boolean
  skip: ReactNode
}

/** Says why a pdf, or its page, is not shown, with the ways on. */
export function PdfNote({ trouble, onRetry, isRetrying, skip }: PdfNoteProps) {
  const { t } = useTranslation()
  return (
    <Box sx={{ flex: 'none', maxHeight: '100%', overflow: 'auto' }}>
      <Note
        kind="error"
        role="alert"
        // It may come while the learner reads below.
        comesIntoView={false}
        title={t(`ui.pdf.${trouble}.title`)}
        detail={t('ui.pdf.error')}
      >
        <p>{t(`ui.pdf.${trouble}.hint`)}</p>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '4px 8px', mt: 1 }}>
          {trouble !== 'locked' && (
            <Button
              variant="outlined"
              size="small"
              endIcon="retry"
              busy={isRetrying}
              onClick={onRetry}
            >
              {t('ui.retry')}
            </Button>
          )}
          {skip}
        </Stack>
      </Note>
    </Box>
  )
}
