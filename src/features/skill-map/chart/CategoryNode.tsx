import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Handle, Position, type NodeProps } from 'reactflow'
import { IslandArt } from '@/art/islands/IslandArt'
import timing from '@/config/timing.json'
import { Icon } from '@/ui/icons/Icon'
import { TapTooltip, useTwoTaps } from '@/ui/touch/two-taps'
import type { CategoryFlowNode } from './map-elements'
import styles from './map.module.css'
import { colorOf } from './SkillDisc'

/** A category on the chart: an island that shows or hides its skills when it is pressed. */
export const CategoryNode = memo(function CategoryNode(props: NodeProps<CategoryFlowNode>) {
  const { category, skillCount, isOpen, onToggle } = props.data
  const { t } = useTranslation('skill-map')
  const { name } = category
  const { handlers, tooltip } = useTwoTaps(timing.mapTooltip, () => onToggle(String(category.id)))

  return (
    <>
      <button
        type="button"
        className={`${styles.category} ${isOpen ? '' : styles.closed}`}
        style={colorOf(category)}
        aria-label={t(isOpen ? 'categoryName' : 'closedName', {
          category: name,
          count: skillCount,
        })}
        aria-expanded={isOpen}
        {...handlers}
      >
        <span className={styles.island}>
          <IslandArt iconType={category.iconType} className={styles.art} />
          <span className={styles.arrow}>
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
          </span>
          <Handle type="target" position={Position.Top} />
          <Handle type="source" id="left" position={Position.Left} />
          <Handle type="source" id="right" position={Position.Right} />
        </span>
        <span className={styles.pill}>
          <span className={styles.clamped}>{name}</span>{' '}
          {!isOpen && <span className={styles.count}>{t('showCount', { count: skillCount })}</span>}
        </span>
      </button>
      <TapTooltip {...tooltip}>
        {t(isOpen ? 'tapAgain.hide' : 'tapAgain.show', { name })}
      </TapTooltip>
    </>
  )
})
