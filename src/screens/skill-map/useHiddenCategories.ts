import { useCallback, useMemo, useState } from 'react'
import { hiddenCategories, useItem } from '@/session/storage'

/** The ids of the categories whose skills are hidden, as texts. */
export type HiddenCategories = ReadonlySet<string>

const toggled = (ids: readonly string[], categoryId: string): string[] =>
  ids.includes(categoryId) ? ids.filter((id) => id !== categoryId) : [...ids, categoryId]

/**
 * Which categories are closed, and a function to toggle one. Where the address names a category, the others start closed for
 * this visit, and nothing is stored.
 */
export function useHiddenCategories(
  focusCategoryId: string | undefined,
  categoryIds: readonly string[],
) {
  const stored = useItem(hiddenCategories)
  const [visit, setVisit] = useState(() => categoryIds.filter((id) => id !== focusCategoryId))
  const isForVisit = focusCategoryId !== undefined
  const ids = isForVisit ? visit : stored
  const hidden: HiddenCategories = useMemo(() => new Set(ids), [ids])

  const toggle = useCallback(
    (categoryId: string) => {
      if (isForVisit) setVisit((before) => toggled(before, categoryId))
      else hiddenCategories.set(toggled(hiddenCategories.get() ?? [], categoryId))
    },
    [isForVisit],
  )
  return { hidden, toggle }
}
