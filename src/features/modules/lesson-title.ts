import type { TFunction } from 'i18next'
import type { LearningModule } from '@/api/learning'

/**
 * The first title that is not empty. A lesson without any is called by its kind, as on the path.
 */
export function lessonTitle(
  t: TFunction<'modules'>,
  type: LearningModule['type'],
  ...titles: readonly (string | undefined)[]
): string {
  return titles.find(Boolean) ?? t(`type.${type ?? 'unknown'}`)
}
