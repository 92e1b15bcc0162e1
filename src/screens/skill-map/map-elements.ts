import type { BuiltInEdge, Node } from 'reactflow'
import {
  buttonNode,
  decorationNode,
  plainNode,
  type DecorationNode,
} from '@/components/chart/FlowCanvas'
import type { SlottedEntry } from '@/domain/category-slots'
import { isSameId, type Id } from '@/domain/ids'
import { skillState, type Category, type Skill } from '@/domain/skills'
import { nodes as sizes } from '@/theme/tokens'
import type { Rect, MapLayout, Side } from './map-geometry'
import styles from './MapNodes.module.css'

export type UserFlowNode = Node<{ finishedSkills: number }, 'user'>
export type CategoryFlowNode = Node<
  { category: Category; skillCount: number; isOpen: boolean },
  'category'
>
export type SkillFlowNode = Node<
  { skill: Skill; category: Category; side: Side; isNext: boolean },
  'skill'
>
export type MapFlowNode = UserFlowNode | CategoryFlowNode | SkillFlowNode | DecorationNode

type Shown = {
  layout: MapLayout
  groups: readonly (SlottedEntry & { isOpen: boolean })[]
  /** The skill with the next step of the learner. */
  nextSkillId: Id | undefined
}

/** The nodes of a category and its skills, for the chart to begin with; none without a category. */
export const nodeIdsOf = (nodes: readonly MapFlowNode[], categoryId: string | undefined) =>
  nodes
    .filter(({ data }) => 'category' in data && String(data.category.id) === categoryId)
    .map(({ id }) => id)

/** The map in React Flow's form; its nodes are in the order of the Tab key. */
export function mapElements({ layout, groups, nextSkillId }: Shown) {
  const allSkills = groups.flatMap(({ entry }) => entry.skills)
  const finishedSkills = allSkills.filter((skill) => skillState(skill) === 'done').length
  const nodes: MapFlowNode[] = [
    {
      id: 'user',
      type: 'user',
      data: { finishedSkills },
      ...layout.user,
      ...plainNode,
    },
  ]
  const routes: BuiltInEdge[] = []
  const lines: BuiltInEdge[] = []
  // Below each other, each route begins where the one before ends.
  let routeFrom = 'user'
  groups.forEach(({ entry: { category, skills }, slot, isOpen }, at) => {
    const group = layout.groups[at]
    if (!group) return
    // By its slot: ids of the server may come twice.
    const id = `category-${slot}`
    const island = group.category
    const data = { category, skillCount: skills.length, isOpen }
    if (layout.shape !== 'line') {
      const { x, y } = island.position
      const size = layout.shape === 'wide' ? 160 : 124
      const middle = y + sizes.category / 2 + 8
      nodes.push(decorationNode('water', x + island.width / 2, middle, size))
    }
    nodes.push({ id, type: 'category', data, ...island, ...buttonNode })
    routes.push({
      id: `to-${id}`,
      source: routeFrom,
      ...(routeFrom !== 'user' && { sourceHandle: 'center' }),
      target: id,
      type: 'straight',
      className: styles.route ?? '',
    })
    if (layout.shape !== 'wide') routeFrom = id
    group.skills.forEach(({ side, ...rect }, index) => {
      const skill = skills[index]
      if (!skill) return
      const skillId = `skill-${slot}-${index}`
      nodes.push({
        id: skillId,
        type: 'skill',
        data: { skill, category, side, isNext: isSameId(skill.id, nextSkillId ?? '') },
        ...rect,
        ...buttonNode,
      })
      if (layout.shape === 'line') routeFrom = skillId
      lines.push({
        id: `to-${skillId}`,
        source: id,
        sourceHandle: side,
        target: skillId,
        className: styles.toSkill ?? '',
        ...lineTo(rect, side, island, layout),
      })
    })
  })
  return { nodes, edges: [...routes, ...lines] }
}

/** From a category sideways, up or down past its pill, and sideways to the skill. */
export function lineTo(skill: Rect, side: Side, island: Rect, { shape, turn }: MapLayout) {
  if (shape === 'line') return { type: 'straight' as const }
  const center = island.position.x + island.width / 2
  const end = side === 'right' ? skill.position.x - center : center - skill.position.x - skill.width
  const start = sizes.category / 2
  const stepPosition = (turn - start) / (end - start)
  return { type: 'smoothstep' as const, pathOptions: { borderRadius: 26, offset: 0, stepPosition } }
}
