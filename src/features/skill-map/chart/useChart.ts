import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Skill, SkillMapEntry } from '@/api/skills'
import { currentSkill } from '@/learner/current-skill'
import type { TouchArming } from '@/ui/touch/touch-arming'
import type { HiddenCategories } from '../hidden-categories'
import { measureChart, type MeasuredChart } from '../layout/chart-measures'
import {
  placePortrait,
  placeWide,
  portraitSea,
  wideSea,
  type ChartPlaces,
} from '../layout/chart-places'
import { useProgressWords } from '../useProgressWords'
import { skillsWithPicture } from './celebration-rules'
import { frameAt, type MapNode } from './map-nodes'

type ChartOptions = {
  entries: readonly SkillMapEntry[]
  hidden: HiddenCategories
  userName: string | null | undefined
  portraitWidth: number | null
  textScale: number
  arming: TouchArming
  onToggle: (categoryId: string) => void
  onOpenSkill: (skill: Skill) => void
}

/** The nodes of the chart for React Flow, in the order of the Tab key. */
export function useChart(options: ChartOptions) {
  const { hidden, portraitWidth } = options
  const chart = useMeasuredChart(options)
  const data = useNodeData(chart, options)

  const wide = useMemo(
    () => (portraitWidth === null ? placeWide(chart) : null),
    [chart, portraitWidth],
  )

  return useMemo(() => {
    const isOpen = (categoryId: string) => !hidden.has(categoryId)
    if (wide !== null) {
      const sea = wideSea(chart, wide, isOpen)
      return { chart, places: wide, sea, nodes: nodesOf(chart, wide, data, isOpen) }
    }
    const width = portraitWidth ?? 0
    const places = placePortrait(chart, width, isOpen)
    const sea = portraitSea(chart, places, { width, height: places.height })
    return { chart, places, sea, nodes: nodesOf(chart, places, data, isOpen) }
  }, [chart, data, hidden, portraitWidth, wide])
}

function useMeasuredChart({ entries, userName, portraitWidth, textScale }: ChartOptions) {
  const { t } = useTranslation(['skill-map', 'common'])
  const { shown } = useProgressWords()
  return useMemo(() => {
    const name = userName || t('defaultUserName', { ns: 'common' })
    const words = {
      you: t('you', { name }),
      count: (count: number) => t('showCount', { count }),
      progress: shown,
    }
    return { ...measureChart(entries, words, { portraitWidth, textScale }), you: words.you }
  }, [entries, userName, portraitWidth, textScale, t, shown])
}

type NodeData = ReturnType<typeof useNodeData>

/** What the nodes show. It changes with the chart only: opening a category leaves the others alone. */
function useNodeData(
  chart: MeasuredChart & { you: string },
  { arming, onToggle, onOpenSkill }: ChartOptions,
) {
  return useMemo(() => {
    const harbour = { label: chart.you }
    const withPicture = skillsWithPicture(
      chart.categories.map(({ entry }) => entry),
      currentSkill.get(),
    )
    const categories = chart.categories.map(({ nodeId, entry, footprint, skills }) => {
      const category = { nodeId, category: entry.category, footprint, arming, onToggle }
      const shared = { ...category, skillCount: entry.skills.length }
      return {
        open: { ...shared, isOpen: true },
        closed: { ...shared, isOpen: false },
        skills: entry.skills.flatMap((skill, index) => {
          const measured = skills[index]
          if (!measured) return []
          const categoryName = entry.category.name
          const hasPicture = withPicture.has(skill.id)
          return [{ ...measured, skill, categoryName, hasPicture, arming, onOpen: onOpenSkill }]
        }),
      }
    })
    return { harbour, categories }
  }, [chart, arming, onToggle, onOpenSkill])
}

function nodesOf(
  chart: MeasuredChart,
  places: ChartPlaces,
  data: NodeData,
  isOpen: (categoryId: string) => boolean,
): MapNode[] {
  const nodes: MapNode[] = [
    {
      id: 'harbour',
      type: 'harbour',
      data: data.harbour,
      ...frameAt(places.harbour, chart.harbour),
    },
  ]
  chart.categories.forEach(({ nodeId, categoryId, footprint }, index) => {
    const placed = places.categories[index]
    const shown = data.categories[index]
    if (!placed || !shown) return
    const open = isOpen(categoryId)
    nodes.push({
      id: nodeId,
      type: 'category',
      data: open ? shown.open : shown.closed,
      ...frameAt(placed.position, footprint),
    })
    if (!open) return
    shown.skills.forEach((skill, at) => {
      const point = placed.skills[at]
      if (!point) return
      const frame = frameAt(point, skill.footprint)
      nodes.push({ id: skill.nodeId, type: 'skill', data: skill, ...frame })
    })
  })
  return nodes
}
