import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Skill, SkillMapEntry } from '@/api/skills'
import { stored } from '@/learner/stored'
import { currentSkillId } from '@/learner/stored-things'
import type { TouchArming } from '@/ui/touch/touch-arming'
import { measureChart } from '../layout/chart-measures'
import { withLines } from '../layout/clear-lines'
import { mapLayout } from '../layout/map-layout'
import { portraitLayout } from '../layout/portrait-layout'
import { portraitSea, wideSea } from '../layout/sea'
import type { HiddenCategories } from '../useHiddenCategories'
import { useProgressWords } from '../useProgressWords'
import { chartItems, mapNodes } from './chart-nodes'

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

/** Everything the chart renders: placed items, the sea under them, and the React Flow nodes. */
export function useChart(options: ChartOptions) {
  const { hidden, portraitWidth } = options
  const { harbour, columns, groups } = useItems(options)

  // In the wide chart the skills of closed categories keep their space, so that opening one moves nothing.
  const wide = useMemo(
    () => (portraitWidth === null ? withLines(mapLayout(harbour, groups)) : null),
    [harbour, groups, portraitWidth],
  )

  return useMemo(() => {
    const isOpen = (categoryId: string) => !hidden.has(categoryId)
    if (wide !== null) {
      const chart = { ...wide, groups: withoutClosed(wide.groups, isOpen) }
      return { chart, sea: wideSea(wide, chart.groups), nodes: mapNodes(chart, isOpen) }
    }
    const width = portraitWidth ?? 0
    const shown = withoutClosed(groups, isOpen)
    const { height, ...chart } = portraitLayout({ width, columns }, harbour, shown)
    return { chart, sea: portraitSea(chart, { width, height }), nodes: mapNodes(chart, isOpen) }
  }, [wide, harbour, columns, groups, hidden, portraitWidth])
}

/** The groups as rendered: a closed category has no skills. */
function withoutClosed<
  Group extends { category: { categoryId: string }; skills: readonly unknown[] },
>(groups: readonly Group[], isOpen: (categoryId: string) => boolean): Group[] {
  return groups.map((group) =>
    isOpen(group.category.categoryId) ? group : { ...group, skills: [] },
  )
}

function useItems(options: ChartOptions) {
  const { entries, userName, portraitWidth, textScale, arming, onToggle, onOpenSkill } = options
  const { t } = useTranslation(['skill-map', 'common'])
  const { shown } = useProgressWords()
  return useMemo(() => {
    const name = userName || t('defaultUserName', { ns: 'common' })
    const words = {
      you: t('you', { name }),
      count: (count: number) => t('showCount', { count }),
      progress: shown,
    }
    const measured = measureChart(entries, words, { portraitWidth, textScale })
    const handlers = { arming, onToggle, onOpenSkill }
    const items = chartItems(measured, stored(currentSkillId).read() ?? null, handlers)
    return { ...items, columns: measured.columns }
  }, [entries, userName, portraitWidth, textScale, t, shown, arming, onToggle, onOpenSkill])
}
