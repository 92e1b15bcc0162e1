import { useCallback, useEffect, useState } from 'react'
import { keepHidden, readHidden, toggled, type HiddenCategories } from './hidden-categories'

type Options = {
  /** Under which name the choice is kept; undefined: for this visit only. */
  userKey: string | undefined
  /** All but this category begin closed, for this visit only; what was kept stays as it is. */
  focusCategoryId: string | undefined
  categoryIds: readonly string[]
}

/** Which categories are closed, and the way to open or close one (rules.md#skill-map). */
export function useHiddenCategories({ userKey, focusCategoryId, categoryIds }: Options) {
  const begin = () => {
    const hidden: HiddenCategories =
      focusCategoryId === undefined
        ? readHidden(userKey)
        : new Set(categoryIds.filter((id) => id !== focusCategoryId))
    return { userKey, focusCategoryId, hidden, isChoice: false }
  }
  const [state, setState] = useState(begin)
  // The learner's name comes late, or the address changes under the map: it begins again for them.
  if (state.userKey !== userKey || state.focusCategoryId !== focusCategoryId) setState(begin())

  useEffect(() => {
    const { isChoice, hidden } = state
    if (isChoice && state.focusCategoryId === undefined) keepHidden(state.userKey, hidden)
  }, [state])

  const toggle = useCallback((categoryId: string) => {
    setState((before) => ({
      ...before,
      hidden: toggled(before.hidden, categoryId),
      isChoice: true,
    }))
  }, [])

  return { hidden: state.hidden, toggle }
}
