import type { TFunction } from 'i18next'
import type { Rating, Star } from './rating-rules'

type RatingTexts = TFunction<'lesson-rating'>
export type Topic = 'helpfulness' | 'confidence'

export const starWords = (t: RatingTexts, topic: Topic, stars: Star | 0): string =>
  t('rating', { stars, phrase: t(`${topic}.phrases.${stars}`) })

/** A question, and what is said of its stars. */
export const topicWords = (t: RatingTexts, topic: Topic, rating: Rating): string[] => [
  t(`${topic}.question`),
  rating === null ? t('prompt') : starWords(t, topic, rating),
]
