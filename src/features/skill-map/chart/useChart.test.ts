import { renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { SkillMapEntry } from '@/api/skills'
import { TouchArming } from '@/ui/touch/touch-arming'
import { useChart } from './useChart'

const entries: SkillMapEntry[] = [1, 2].map((id) => ({
  category: { id, name: `Category ${id}`, color: null, iconType: '' },
  skills: [0, 1].map((at) => ({
    id: id * 10 + at,
    name: `Skill ${id}${at}`,
    description: '',
    iconType: '',
    isLinkedToGoal: false,
    progress: 0,
  })),
}))
const constant = {
  entries,
  userName: 'sam.r',
  textScale: 1,
  arming: new TouchArming(1000),
  onToggle: () => {},
  onOpenSkill: () => {},
}

const chart = (portraitWidth: number | null) =>
  renderHook(({ hidden }) => useChart({ ...constant, portraitWidth, hidden }), {
    initialProps: { hidden: new Set<string>() },
  })

describe.each([
  ['the wide chart', null],
  ['the winding chart', 390],
])('%s', (_, portraitWidth) => {
  test('has its nodes in tab order', () => {
    const { result } = chart(portraitWidth)
    expect(result.current.nodes.map(({ type }) => type)).toEqual([
      'harbour',
      'category',
      'skill',
      'skill',
      'category',
      'skill',
      'skill',
    ])
  })

  test('renders again only the category that opens or closes', () => {
    const { result, rerender } = chart(portraitWidth)
    const before = new Map(result.current.nodes.map(({ id, data }) => [id, data]))
    rerender({ hidden: new Set(['1']) })
    const changed = result.current.nodes.filter(({ id, data }) => before.get(id) !== data)
    expect(changed.map(({ id }) => id)).toEqual(['category-0'])
    expect(result.current.nodes).toHaveLength(5)
  })

  test('gives every node its size, so that it shows before it is measured', () => {
    const { result } = chart(portraitWidth)
    for (const { width, height } of result.current.nodes) {
      expect(width).toBeGreaterThan(0)
      expect(height).toBeGreaterThan(0)
    }
  })
})

test('on the wide chart nothing moves when a category closes', () => {
  const { result, rerender } = chart(null)
  const before = new Map(result.current.nodes.map(({ id, position }) => [id, position]))
  rerender({ hidden: new Set(['1']) })
  for (const { id, position } of result.current.nodes) expect(position).toEqual(before.get(id))
})
