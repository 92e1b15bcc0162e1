import { useTranslation } from 'react-i18next'

/** Says how many pages of a pdf were not opened yet. */
export function UnseenPages({ count }: { count: number }) {
  const { t } = useTranslation()
  return <p role="status">{count > 0 && t('ui.pdf.unseen', { count })}</p>
}
