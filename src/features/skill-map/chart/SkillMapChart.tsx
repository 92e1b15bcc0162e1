import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Skill, SkillMapEntry } from '@/api/skills'
import CompassRose from '@/art/brand/compass-rose.svg?react'
import timing from '@/config/timing.json'
import { FlowCanvas } from '@/ui/chart/FlowCanvas'
import { useElementWidth } from '@/ui/layout/useElementWidth'
import { useWide } from '@/ui/layout/useMediaQuery'
import { TouchArming } from '@/ui/touch/touch-arming'
import type { HiddenCategories } from '../useHiddenCategories'
import { ChartSea } from './ChartSea'
import { nodeTypes } from './map-nodes'
import styles from './SkillMapChart.module.css'
import { useChart } from './useChart'

type SkillMapChartProps = {
  entries: readonly SkillMapEntry[]
  hidden: HiddenCategories
  userName: string | null | undefined
  onToggle: (categoryId: string) => void
  onOpenSkill: (skill: Skill) => void
  focusCategoryId: string | undefined
}

// ChartSea draws all lines, so React Flow gets no edges.
const noEdges: never[] = []

/** The map as a chart: the learner's harbor, the islands of the categories, and their skills. */
export function SkillMapChart(props: SkillMapChartProps) {
  const { focusCategoryId, ...shown } = props
  const { t } = useTranslation('skill-map')
  const isWide = useWide()
  const [frame, width, textScale] = useElementWidth()
  const [arming] = useState(() => new TouchArming(timing.mapTooltip))
  const portraitWidth = isWide ? null : width
  const { chart, sea, nodes } = useChart({
    ...shown,
    portraitWidth,
    textScale,
    arming,
  })

  const categories = chart.groups.map(({ category }) => category)
  const focused = categories.find(({ categoryId }) => categoryId === focusCategoryId)
  const islands = categories.map(({ position }) => position)
  const canvas = { nodes, edges: noEdges, nodeTypes, ariaLabel: t('chart') }
  return (
    <div ref={frame} className={styles.chart}>
      {isWide ? (
        <FlowCanvas
          {...canvas}
          centre={chart.harbour.position}
          beginAt={focused?.position}
          backdrop={
            <>
              <CompassRose className={styles.rose} data-decoration="" />
              <ChartSea {...sea} islands={islands} shoalSize={250} />
            </>
          }
        />
      ) : (
        <FlowCanvas
          {...canvas}
          mode="static"
          height={sea.bounds.bottom}
          backdrop={<ChartSea {...sea} islands={islands} shoalSize={220} />}
        />
      )}
    </div>
  )
}
