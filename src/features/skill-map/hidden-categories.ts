/** The ids of the categories whose skills are hidden, as texts. */
export type HiddenCategories = ReadonlySet<string>

/** The same set with one category shown where it was hidden, and hidden where it was shown. */
export function toggled(hidden: HiddenCategories, categoryId: string): HiddenCategories {
  const next = new Set(hidden)
  if (!next.delete(categoryId)) next.add(categoryId)
  return next
}
