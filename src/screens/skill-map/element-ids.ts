import type { Id } from '@/domain/ids'

/** The id of a skill's button, on the chart and in the list. A skill that stands twice is found where it stands first. */
export const skillElementId = (id: Id) => `skill-${id}`

/** The id of a category's button on the chart, and of the head of its card in the list. */
export const categoryElementId = (id: Id) => `category-${id}`
