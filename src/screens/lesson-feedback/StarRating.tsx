import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import StarEmpty from '@/assets/stars/star-empty.svg?react'
import StarFull from '@/assets/stars/star-full.svg?react'
import { Button } from '@/components/controls/Button'
import { Card } from '@/components/layout/Card'
import { starScale, type Rating, type Star } from '@/domain/rating'
import styles from './StarRating.module.css'

type StarRatingProps = {
  /** Which question of the form, and the name of its texts. */
  topic: 'helpfulness' | 'confidence'
  rating: Rating
  onRate: (rating: Rating) => void
}

/** One question with five stars. They are radio buttons, so that arrow keys and screen readers work. */
export function StarRating({ topic, rating, onRate }: StarRatingProps) {
  const { t } = useTranslation('lesson-feedback')
  const questionId = useId()
  const stars = useRef<HTMLDivElement>(null)
  const [hovered, setHovered] = useState<Star | null>(null)
  const shown = hovered ?? rating
  const wordsFor = (stars: Star | 0) =>
    t('rating', { stars, phrase: t(`${topic}.phrases.${stars}`) })

  const clear = () => {
    onRate(0)
    // The button goes, and a screen reader says that the star is not chosen.
    stars.current?.querySelector('input')?.focus()
  }

  return (
    <Card as="section" className={styles.card}>
      <h2 id={questionId} className={styles.question}>
        {t(`${topic}.question`)}
      </h2>
      <div className={styles.answer}>
        <div
          ref={stars}
          role="radiogroup"
          aria-labelledby={questionId}
          className={styles.stars}
          onPointerLeave={() => setHovered(null)}
        >
          {starScale.map((star) => (
            <label
              key={star}
              className={styles.star}
              onPointerEnter={({ pointerType }) => {
                if (pointerType === 'mouse') setHovered(star)
              }}
            >
              <input
                type="radio"
                name={questionId}
                className={styles.input}
                aria-label={wordsFor(star)}
                checked={rating === star}
                onChange={() => {
                  setHovered(null)
                  onRate(star)
                }}
              />
              {shown !== null && star <= shown ? <StarFull /> : <StarEmpty />}
            </label>
          ))}
        </div>
        {shown === null ? (
          <p className={styles.prompt}>{t('prompt')}</p>
        ) : (
          <p className={styles.words}>{wordsFor(shown)}</p>
        )}
        {rating !== null && rating > 0 && (
          <Button variant="text" size="small" onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </div>
    </Card>
  )
}
