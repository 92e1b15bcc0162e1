import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'

type UnseenPagesProps = {
  /** How many there are, the last ones of the pdf. */
  count: number
  pages: number
  onPage: (page: number) => void
}

/** Says how many pages of a pdf were not opened yet, and opens the first of them. */
export function UnseenPages({ count, pages, onPage }: UnseenPagesProps) {
  const { t } = useTranslation()
  const page = pages - count + 1
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
      <span role="status">{count > 0 && t('ui.pdf.unseen', { count })}</span>
      {count > 0 && (
        <Button variant="text" size="small" onClick={() => onPage(page)}>
          {t('ui.pdf.showPage', { page })}
        </Button>
      )}
    </Stack>
  )
}
