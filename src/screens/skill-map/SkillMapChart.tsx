import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import CompassRose from '@/assets/pictures/compass-rose.svg?react'
import { FlowCanvas } from '@/components/chart/FlowCanvas'
import { useBeginAt } from '@/components/chart/useBeginAt'
import { WaterNode } from '@/components/chart/WaterNode'
import { useElementSize } from '@/components/layout/useElementSize'
import { inSlotOrder } from '@/domain/category-slots'
import type { Id } from '@/domain/ids'
import type { SkillMapEntry } from '@/domain/skills'
import { mapElements, nodeIdsOf } from './map-elements'
import { mapLayout } from './map-layout'
import { CategoryNode, SkillNode, ToggleCategoryContext, UserNode } from './MapNodes'
import styles from './MapNodes.module.css'
import type { HiddenCategories } from './useHiddenCategories'

const nodeTypes = { user: UserNode, category: CategoryNode, skill: SkillNode, water: WaterNode }

type SkillMapChartProps = {
  entries: readonly SkillMapEntry[]
  hidden: HiddenCategories
  nextSkillId: Id | undefined
  /** The id of the element to begin at, and whether it is to be in the middle. */
  beginsAt: string | undefined
  isCentered: boolean
  onToggle: (categoryId: string) => void
  focusCategoryId: string | undefined
}

/** The map as a chart: the learner, the islands of the categories around them, and their skills. */
export function SkillMapChart(props: SkillMapChartProps) {
  const { entries, hidden, nextSkillId, isCentered, onToggle, focusCategoryId } = props
  const { t } = useTranslation()
  const [chart, { width, textScale }] = useElementSize()

  const { nodes, edges, layout } = useMemo(() => {
    const groups = inSlotOrder(entries).map((group) => ({
      ...group,
      isOpen: !hidden.has(String(group.entry.category.id)),
    }))
    const layout = mapLayout(
      groups.map(({ slot, entry, isOpen }) => ({ slot, skills: entry.skills.length, isOpen })),
      { width, textScale },
    )
    return { layout, ...mapElements({ layout, groups, nextSkillId }) }
  }, [entries, hidden, nextSkillId, width, textScale])

  // The wide chart does not scroll: it is fitted into its canvas.
  useBeginAt(layout.shape === 'wide' ? undefined : props.beginsAt, { isCentered })

  return (
    <div ref={chart} className={styles.chart} data-shape={layout.shape}>
      <ToggleCategoryContext value={onToggle}>
        <FlowCanvas
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          ariaLabel={t('skillMap.chart')}
          height={layout.height}
          beginsWith={nodeIdsOf(nodes, focusCategoryId)}
          backdrop={<CompassRose className={styles.rose} data-decoration="" />}
        />
      </ToggleCategoryContext>
    </div>
  )
}
