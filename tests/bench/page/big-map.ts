import type { SkillMapEntry } from '@/api/skills'

const categoryCount = 6
const skillsEach = 10

const names = ['Make a budget', 'Cook a simple recipe', 'Talk', 'Find a place of your own', 'Read']
const kinds = ['budget', 'recipe', 'conversation', 'story', 'practice']
const islands = ['cooking', 'finances', 'social', 'living', '']

const pick = (from: readonly string[], index: number) => from[index % from.length] ?? ''

/** A map far larger than any real one: 60 skills in 6 categories, deterministic. */
export const bigMap: readonly SkillMapEntry[] = Array.from(
  { length: categoryCount },
  (_, index) => ({
    category: {
      id: index + 1,
      name: `Category ${index + 1}`,
      color: null,
      iconType: pick(islands, index),
    },
    skills: Array.from({ length: skillsEach }, (_skill, at) => ({
      id: (index + 1) * 1000 + at,
      name: `${pick(names, at)} ${at + 1}`,
      description: '',
      iconType: pick(kinds, at + index),
      isLinkedToGoal: false,
      progress: (at * 7) % 101,
    })),
  }),
)
