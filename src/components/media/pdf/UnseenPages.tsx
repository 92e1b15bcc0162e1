import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { useFocusNext } from '@/components/states/useFocusNext'

type UnseenPagesProps = {
  /** How many were not opened yet, the last ones of the pdf. */
  unseen: number
  /** How many there are in all. */
  pages: number
  onPage: (page: number) => void
}

/** Says how many pages of a pdf were not opened yet, and opens the first of them. */
export function UnseenPages({ unseen, pages, onPage }: UnseenPagesProps) {
  const { t } = useTranslation()
  const page = pages - unseen + 1
  return (
    <Stack
      direction="row"
      // Without words it takes no room: its live region has to be there before they are.
      sx={{
        flexWrap: 'wrap',
        columnGap: 1,
        alignItems: 'center',
        '&:has(> :empty)': { position: 'absolute' },
      }}
    >
      <span role="status">{unseen > 0 && t('ui.pdf.unseen', { count: unseen })}</span>
      {unseen > 0 && <ShowPage page={page} onPage={onPage} />}
    </Stack>
  )
}

/** Goes with the last page. */
function ShowPage({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const { t } = useTranslation()
  const button = useFocusNext()
  return (
    <div ref={button}>
      <Button variant="text" size="small" onClick={() => onPage(page)}>
        {t('ui.pdf.showPage', { page })}
      </Button>
    </div>
  )
}
