import { expect, test } from 'vitest'
import type { SkillMapEntry } from '@/api/skills'
import { skillsWithAnimation } from './celebration-rules'

/** A map of one category whose skills 1, 2, 3 … have this much progress. */
const mapOf = (...points: number[]): SkillMapEntry[] => [
  {
    category: { id: 1, name: 'Cooking', color: null, iconType: 'cooking' },
    skills: points.map((progress, index) => ({
      id: index + 1,
      name: 'Cook',
      description: '',
      iconType: 'recipe',
      isLinkedToGoal: false,
      progress,
    })),
  },
]

test('up to three finished skills all get the animation, others get none', () => {
  expect([...skillsWithAnimation(mapOf(100, 40, 100, 0, 100), null)]).toEqual([1, 3, 5])
})

test('of many finished skills only the last visited one gets the animation', () => {
  expect([...skillsWithAnimation(mapOf(100, 100, 100, 100), 3)]).toEqual([3])
  expect([...skillsWithAnimation(mapOf(100, 100, 100, 100, 20), 5)]).toEqual([])
  expect([...skillsWithAnimation(mapOf(100, 100, 100, 100), null)]).toEqual([])
})
