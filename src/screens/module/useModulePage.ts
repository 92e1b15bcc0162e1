import { useState } from 'react'
import type { ModuleProgress } from '@/session/storage'
import { useHeadingFocus } from './useHeadingFocus'
import type { StoredProgress } from './useModuleProgress'

type Page = NonNullable<ModuleProgress['page']>

/** The open page of a module with two pages, stored until it is completed, and the ref of its heading. */
export function useModulePage({ progress, update }: StoredProgress) {
  const [page, setPage] = useState<Page>(progress.page ?? 'intro')
  const heading = useHeadingFocus(page)
  const show = (to: Page) => {
    setPage(to)
    update({ page: to })
  }
  return { page, heading, show }
}
