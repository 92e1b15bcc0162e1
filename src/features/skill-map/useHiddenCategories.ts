import { useCallback, useMemo, useState } from 'react'
import { stored } from '@/learner/stored'
import { hiddenCategories } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'

/** The ids of the categories whose skills are hidden, as strings. */
export type HiddenCategories = ReadonlySet<string>

/** A copy of the set with one category toggled. */
export function toggled(hidden: HiddenCategories, categoryId: string): HiddenCategories {
  const next = new Set(hidden)
  if (!next.delete(categoryId)) next.add(categoryId)
  return next
}

type Hidden = { hidden: HiddenCategories; toggle: (categoryId: string) => void }

/**
 * Which categories are closed, and a function to toggle one (rules.md#skill-map). If the URL names
 * a category, all others start closed for this visit only, and what is stored does not change.
 */
export function useHiddenCategories(
  focusCategoryId: string | undefined,
  categoryIds: readonly string[],
): Hidden {
  const { value } = useStored(hiddenCategories)
  const kept = useMemo(() => new Set(value), [value])
  const begin = () => ({
    focusCategoryId,
    hidden: new Set(categoryIds.filter((id) => id !== focusCategoryId)) as HiddenCategories,
  })
  const [visit, setVisit] = useState(begin)
  // The URL may change while the map is mounted.
  if (visit.focusCategoryId !== focusCategoryId) setVisit(begin())

  const toggle = useCallback(
    (categoryId: string) => {
      if (focusCategoryId === undefined) {
        stored(hiddenCategories).change((ids) => [...toggled(new Set(ids), categoryId)])
      } else {
        setVisit((before) => ({ ...before, hidden: toggled(before.hidden, categoryId) }))
      }
    },
    [focusCategoryId],
  )

  return { hidden: focusCategoryId === undefined ? kept : visit.hidden, toggle }
}
