import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Names the tab and the history entry: the page first, then the app. */
export function useDocumentTitle(page: string): void {
  const { t } = useTranslation()
  const title = `${page} · ${t('appName')}`

  // Together with the screen, so that whoever sees its heading can already tell the title.
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
