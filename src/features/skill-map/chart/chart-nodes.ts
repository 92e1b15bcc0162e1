import type { Skill } from '@/api/skills'
import { frameOf, type Sized } from '@/ui/chart/geometry'
import type { TouchArming } from '@/ui/touch/touch-arming'
import type { PlacedChart, PlacedGroup } from '../layout/chart-items'
import type { measureChart } from '../layout/chart-measures'
import type { CategoryNodeData } from './CategoryNode'
import { skillsWithAnimation } from './celebration-rules'
import type { HarbourNodeData } from './HarbourNode'
import type { MapNode } from './map-nodes'
import type { SkillNodeData } from './SkillNode'

type Handlers = {
  arming: TouchArming
  onToggle: (categoryId: string) => void
  onOpenSkill: (skill: Skill) => void
}

type Measured = ReturnType<typeof measureChart>

/**
 * Both states of a category are prepared, so that each keeps the same data object and React Flow
 * renders only what changed.
 */
type CategoryItem = Sized & {
  id: string
  categoryId: string
  open: CategoryNodeData
  closed: CategoryNodeData
}
type SkillItem = Sized & { id: string; data: SkillNodeData }

/**
 * The items of the chart with the data of their nodes. Apart from what is open, so that opening a
 * category renders no other node again.
 */
export function chartItems(
  { harbour, groups }: Measured,
  lastSkillId: number | null,
  { arming, onToggle, onOpenSkill }: Handlers,
) {
  const withAnimation = skillsWithAnimation(
    groups.map(({ category }) => category.entry),
    lastSkillId,
  )
  return {
    harbour: { footprint: harbour.footprint, data: { label: harbour.label } },
    groups: groups.map(({ slot, category: { id, entry, footprint }, skills }) => {
      const { category } = entry
      const skillCount = entry.skills.length
      const shared = { id, category, skillCount, footprint, arming, onToggle }
      return {
        slot,
        category: {
          id,
          categoryId: String(category.id),
          footprint,
          open: { ...shared, isOpen: true },
          closed: { ...shared, isOpen: false },
        },
        skills: skills.map((item) => {
          const hasAnimation = withAnimation.has(item.skill.id)
          const categoryName = category.name
          const data = { ...item, categoryName, hasAnimation, arming, onOpen: onOpenSkill }
          return { id: item.id, footprint: item.footprint, data }
        }),
      }
    }),
  }
}

type HarbourItem = Sized & { data: HarbourNodeData }
type Chart = PlacedChart<HarbourItem, PlacedGroup<CategoryItem, SkillItem>>

/** The React Flow nodes, in tab order. */
export function mapNodes(
  { harbour, groups }: Chart,
  isOpen: (categoryId: string) => boolean,
): MapNode[] {
  return [
    { id: 'harbour', type: 'harbour', data: harbour.data, ...frameOf(harbour) },
    ...groups.flatMap(({ category, skills }): MapNode[] => [
      {
        id: category.id,
        type: 'category',
        data: isOpen(category.categoryId) ? category.open : category.closed,
        ...frameOf(category),
      },
      ...skills.map((skill): MapNode => {
        return { id: skill.id, type: 'skill', data: skill.data, ...frameOf(skill) }
      }),
    ]),
  ]
}
