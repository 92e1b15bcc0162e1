import { useCallback, useMemo, useState } from 'react'
import { stored } from '@/session/stored'
import { hiddenCategories } from '@/session/stored-things'
import { useStored } from '@/session/useStored'

/** The ids of the categories whose skills are hidden, as strings. */
export type HiddenCategories = ReadonlySet<string>

/** The ids with one category toggled. */
const toggled = (ids: readonly string[], categoryId: string): string[] =>
  ids.includes(categoryId) ? ids.filter((id) => id !== categoryId) : [...ids, categoryId]

/**
 * Which categories are closed, and a function to toggle one. If the URL names
 * a category, all others start closed for this visit only, and what is stored does not change.
 */
export function useHiddenCategories(
  focusCategoryId: string | undefined,
  categoryIds: readonly string[],
) {
  const { value: remembered } = useStored(hiddenCategories)
  const [visit, setVisit] = useState(() => categoryIds.filter((id) => id !== focusCategoryId))
  const isForVisit = focusCategoryId !== undefined
  const ids = isForVisit ? visit : remembered
  const hidden: HiddenCategories = useMemo(() => new Set(ids), [ids])

  const toggle = useCallback(
    (categoryId: string) => {
      if (isForVisit) setVisit((before) => toggled(before, categoryId))
      else stored(hiddenCategories).change((before = []) => toggled(before, categoryId))
    },
    [isForVisit],
  )
  return { hidden, toggle }
}
