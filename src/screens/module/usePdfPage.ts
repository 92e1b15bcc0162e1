import { useState } from 'react'
import type { StoredProgress } from './useModuleProgress'

/** The open page of a module's pdf, stored until the module is completed; a completed one opens at page 1. */
export function usePdfPage({ progress, update }: StoredProgress, isFinished: boolean) {
  const [page, setPage] = useState(progress.pdf?.page ?? 1)
  const onPage = (to: number) => {
    setPage(to)
    if (!isFinished) update({ pdf: { page: to } })
  }
  return { page, onPage }
}
