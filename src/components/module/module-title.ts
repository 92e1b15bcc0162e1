import type { TFunction } from 'i18next'
import type { Module } from '@/domain/learning-path'

/** The first title that is not empty. A module without any is called by its type, as "Video". */
export function moduleTitle(
  t: TFunction,
  type: Module['type'],
  ...titles: readonly (string | undefined)[]
): string {
  return titles.find(Boolean) ?? t(`modules.type.${type ?? 'unknown'}`)
}
