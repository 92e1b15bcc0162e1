import { useState } from 'react'
import type { Module } from '@/domain/learning-path'
import { useModuleProgress } from './useModuleProgress'

/** The open page of a module's pdf. That of a finished module is not stored: it is not in the middle. */
export function usePdfPage(module: Module, isFinished: boolean) {
  const { progress, update } = useModuleProgress(module)
  const [page, setPage] = useState(progress.pdf?.page ?? 1)
  const onPage = (to: number) => {
    setPage(to)
    if (!isFinished) update({ pdf: { page: to } })
  }
  return { page, onPage }
}
