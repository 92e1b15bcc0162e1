import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Category } from '@/api/skills'
import { IslandArt } from '@/art/islands/IslandArt'
import { Icon } from '@/ui/icons/Icon'
import { TapTooltip } from '@/ui/touch/TapTooltip'
import type { TouchArming } from '@/ui/touch/touch-arming'
import { useTouchArming } from '@/ui/touch/useTouchArming'
import type { LabelFootprint } from '../layout/footprints'
import styles from './MapNode.module.css'
import nodeStyles from '@/ui/chart/node.module.css'

export type CategoryNodeData = {
  id: string
  category: Category
  skillCount: number
  isOpen: boolean
  footprint: LabelFootprint
  arming: TouchArming
  onToggle: (categoryId: string) => void
}

/** A category on the chart: an island that shows or hides its skills when clicked. */
export function CategoryNode(props: CategoryNodeData) {
  const { id, category, skillCount, isOpen, footprint, arming, onToggle } = props
  const { t } = useTranslation('skill-map')
  const toggle = () => onToggle(String(category.id))
  const { handlers, showsTooltip } = useTouchArming(arming, id, toggle)
  const tooltipId = useId()

  return (
    <>
      <button
        type="button"
        className={`nopan ${nodeStyles.node} ${styles.twoTaps}`}
        aria-label={t(isOpen ? 'categoryName' : 'closedName', {
          category: category.name,
          count: skillCount,
        })}
        aria-expanded={isOpen}
        aria-describedby={showsTooltip ? tooltipId : undefined}
        {...handlers}
      >
        <span className={`${styles.island} ${isOpen ? '' : styles.closed}`}>
          <IslandArt iconType={category.iconType} className={styles.art} />
        </span>
        <span className={styles.pill} data-divides={footprint.dividesWord || undefined}>
          <span>{category.name}</span>{' '}
          <span className={styles.count}>
            <span>{isOpen ? skillCount : t('showCount', { count: skillCount })}</span>
            <Icon
              name={isOpen ? 'chevron-up' : 'chevron-down'}
              size={20}
              className={styles.arrow}
            />
          </span>
        </span>
      </button>
      {showsTooltip && (
        <TapTooltip id={tooltipId}>{t(isOpen ? 'tapAgain.hide' : 'tapAgain.show')}</TapTooltip>
      )}
    </>
  )
}
