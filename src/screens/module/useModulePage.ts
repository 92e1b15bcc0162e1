import { useState } from 'react'
import type { Module } from '@/domain/learning-path'
import type { ModuleProgress } from '@/session/storage'
import { useHeadingFocus } from './useHeadingFocus'
import { useModuleProgress } from './useModuleProgress'

type Page = NonNullable<ModuleProgress['page']>

/**
 * The open page of a module with two pages, stored until it is completed; the ref of its heading; whether the browser stores
 * the page.
 */
export function useModulePage(module: Module, isFinished: boolean) {
  const { progress, isKept, update } = useModuleProgress(module)
  const [page, setPage] = useState<Page>(progress.page ?? 'intro')
  const heading = useHeadingFocus(page)
  const show = (to: Page) => {
    setPage(to)
    if (!isFinished) update({ page: to })
  }
  return { page, heading, show, isKept }
}
