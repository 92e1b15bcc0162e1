import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Sets the document's title: the page first, then the app. */
export function useDocumentTitle(page: string): void {
  const { t } = useTranslation()
  const title = `${page} · ${t('appName')}`

  // A layout effect: the title is right as soon as the heading is on the page.
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
