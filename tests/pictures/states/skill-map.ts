import { paths } from '@/config/paths'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import type { ScreenState, Step } from '../screen-state'
import { answers, holds, ownClock, pass, press } from '../steps'

const map = { address: paths.skillMap }

/** Every skill, with different progress. */
const allSkills: Step = (visit) => {
  const { content } = visit
  const progress = [100, 60, 0, 20, 40]
  const entries = curriculum.categories.map(({ id, name, color, iconType }) => ({
    category: { id, name: name[content], color, iconType },
    selectedSkills: curriculum.skills
      .filter(({ categoryId }) => categoryId === id)
      .map((skill, index) => ({
        id: skill.id,
        name: skill.name[content],
        iconType: skill.iconType,
        progress: progress[(id + index) % progress.length],
      })),
  }))
  return answers('/api/skill-map', 200, { 'skill-map': entries })(visit)
}

/** A map of so many categories with so many skills each. */
function mapOf(categories: number, skills: number): Step {
  return (visit) => {
    const { content } = visit
    const entries = Array.from({ length: categories }, (_, at) => {
      const category = curriculum.categories[at % curriculum.categories.length]
      return {
        category: { ...category, id: at + 1, name: category?.name[content] },
        selectedSkills: Array.from({ length: skills }, (_skill, index) => {
          const skill = curriculum.skills[(at * skills + index) % curriculum.skills.length]
          return { ...skill, name: skill?.name[content], progress: (at * 34 + index * 17) % 100 }
        }),
      }
    })
    return answers('/api/skill-map', 200, { 'skill-map': entries })(visit)
  }
}

export const mapStates: readonly ScreenState[] = [
  { name: 'map', learner: 'sam', at: map, shows: 'skill-map:title' },
  {
    name: 'map-all-skills',
    learner: 'sam',
    at: map,
    before: [allSkills],
    shows: 'skill-map:title',
  },
  {
    name: 'map-all-skills-list',
    learner: 'sam',
    at: map,
    before: [allSkills],
    steps: [press('common:ui.view.list')],
    shows: 'skill-map:list.hide',
  },
  {
    name: 'map-one-skill',
    learner: 'sam',
    at: map,
    before: [mapOf(1, 1)],
    shows: 'skill-map:title',
  },
  {
    name: 'map-eight-categories',
    learner: 'sam',
    at: map,
    before: [mapOf(8, 3)],
    shows: 'skill-map:title',
  },
  {
    name: 'map-done',
    learner: 'omar',
    at: map,
    shows: 'common:ui.progress.done',
  },
  {
    name: 'map-category-closed',
    learner: 'sam',
    at: { address: `${paths.skillMap}/2` },
    shows: ({ t }) => t('skill-map:showCount', { count: 1 }),
  },
  {
    name: 'map-list',
    learner: 'sam',
    at: map,
    steps: [press('common:ui.view.list')],
    shows: 'skill-map:list.hide',
  },
  {
    name: 'map-empty',
    learner: 'map-empty',
    at: map,
    shows: 'skill-map:empty.title',
  },
  {
    name: 'map-error',
    learner: 'map-fails',
    at: map,
    before: [ownClock],
    steps: [pass(10)],
    shows: 'skill-map:loadFailed',
    expects: /Failed to load resource/,
  },
  {
    name: 'map-loading',
    learner: 'sam',
    at: map,
    before: [holds('/api/skill-map')],
    shows: 'skill-map:loading',
  },
  {
    name: 'map-loading-slow',
    learner: 'sam',
    at: map,
    before: [ownClock, holds('/api/skill-map')],
    steps: [pass(9)],
    shows: 'common:ui.loading.slow',
  },
]
