import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Skill, SkillMapEntry } from '@/api/skills'
import CompassRose from '@/ui/art/compass-rose.svg?component'
import { SegmentedSwitch } from '@/ui/controls/SegmentedSwitch'
import { FlowCanvas } from '@/ui/flow/FlowCanvas'
import { useWide } from '@/ui/layout/useMediaQuery'
import { nodeTypes } from './map-nodes'
import styles from './SkillMapView.module.css'
import { TouchArming } from './touch-arming'
import { useChart } from './useChart'
import { rootTextScale, useElementWidth } from './useElementWidth'
import { useHiddenCategories } from './useHiddenCategories'

type SkillMapViewProps = {
  entries: readonly SkillMapEntry[]
  /** Null or undefined: the default name. */
  userName: string | null | undefined
  /** Under which name closed categories are kept; undefined: for this visit only. */
  userKey: string | undefined
  onOpenSkill: (skill: Skill) => void
  /** The category that is open and in the middle, the others closed for this visit. */
  focusCategoryId?: string | undefined
}

const noEdges: never[] = []

/** The skill map (specification §2): the learner's harbour, the categories, their skills. */
export function SkillMapView(props: SkillMapViewProps) {
  const { entries, userName, userKey, onOpenSkill } = props
  const { t } = useTranslation('skill-map')
  const isWide = useWide()
  const [frame, width] = useElementWidth()
  const [textScale] = useState(rootTextScale)
  const [arming] = useState(() => new TouchArming())

  const categoryIds = entries.map(({ category }) => String(category.id))
  const focusCategoryId = categoryIds.find((id) => id === props.focusCategoryId)
  const { hidden, toggle } = useHiddenCategories({ userKey, focusCategoryId, categoryIds })
  const { nodes, chart, places, height } = useChart({
    entries,
    hidden,
    userName,
    portraitWidth: isWide ? null : width,
    textScale,
    arming,
    onToggle: toggle,
    onOpenSkill,
  })
  const focused = chart.categories.findIndex(({ categoryId }) => categoryId === focusCategoryId)
  const centre = places.categories[focused]?.position ?? places.harbour

  const head = (
    <div className={styles.head}>
      <h1>{t('title')}</h1>
      <SegmentedSwitch
        label={t('view.label')}
        options={[
          { value: 'map', label: t('view.map'), icon: 'map' },
          { value: 'list', label: t('view.list'), icon: 'list' },
        ]}
        value="map"
        onChange={() => {}}
      />
    </div>
  )
  const shared = { nodes, edges: noEdges, nodeTypes, ariaLabel: t('chart') }
  return (
    <div ref={frame} className={styles.view}>
      {isWide ? (
        <FlowCanvas
          {...shared}
          centre={centre}
          overlay={head}
          backdrop={<CompassRose className={styles.rose} data-decoration="" />}
        />
      ) : (
        <>
          {head}
          <FlowCanvas {...shared} mode="static" height={height} />
        </>
      )}
    </div>
  )
}
