import type { TFunction } from 'i18next'

/** How many steps a challenge has. */
export const countWords = (t: TFunction<'modules'>, count: number): string =>
  count > 0 ? t('challenge.count', { count }) : t('challenge.noSteps')
