import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/components/controls/IconButton'
import type { SkillCategory } from '@/domain/skills'
import styles from './CategoryPager.module.css'

type CategoryPagerProps = {
  categories: readonly SkillCategory[]
  /** The index of the visible card. */
  current: number
  onGo: (index: number) => void
}

/** For small screens: says that there are more cards, and offers buttons as an alternative to swiping. */
export function CategoryPager({ categories, current, onGo }: CategoryPagerProps) {
  const { t } = useTranslation('skill-selection')
  const placeId = useId()

  const arrow = (index: number, icon: 'arrow-left' | 'arrow-right', end: string) => {
    const category = categories[index]
    return (
      <IconButton
        icon={icon}
        className={styles.arrow}
        label={category ? t('goTo', { category: category.name }) : end}
        aria-disabled={category === undefined || undefined}
        aria-describedby={category ? undefined : placeId}
        onClick={() => category && onGo(index)}
      />
    )
  }

  return (
    <div className={styles.pager}>
      {arrow(current - 1, 'arrow-left', t('firstCategory'))}
      <p className={styles.words}>
        <span>{t('swipe')}</span>{' '}
        <span id={placeId} className={styles.position}>
          {t('place', { place: current + 1, total: categories.length })}
        </span>
      </p>
      {arrow(current + 1, 'arrow-right', t('lastCategory'))}
    </div>
  )
}
