import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Names the page in the browser's tab and history: "{title} · Norte". */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = t('shell.pageTitle', { title })
  }, [t, title])
}
