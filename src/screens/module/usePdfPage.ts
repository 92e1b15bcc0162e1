import { useState } from 'react'
import type { StoredProgress } from './useModuleProgress'

/**
 * The open page of a module's pdf, stored until the module is completed, and how many pages were not opened yet. A completed one
 * opens at page 1.
 */
export function usePdfPage({ progress, update }: StoredProgress, isFinished: boolean) {
  const [page, setPage] = useState(progress.pdf?.page ?? 1)
  const [seen, setSeen] = useState(page)
  const [pages, setPages] = useState(0)
  const onPage = (to: number) => {
    setPage(to)
    setSeen(Math.max(seen, to))
    update({ pdf: { page: to } })
  }
  return {
    // The stored one may come from a longer pdf.
    page: pages === 0 ? page : Math.min(page, pages),
    pages,
    unseen: isFinished ? 0 : Math.max(0, pages - seen),
    onPage,
    onPages: setPages,
  }
}
