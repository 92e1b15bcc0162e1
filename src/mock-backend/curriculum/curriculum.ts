import * as v from 'valibot'
import categories from './categories.json'
import { CurriculumSchema, type Curriculum } from './schema'

const skillFiles = import.meta.glob<{ id: number }>('./skills/*/skill.json', {
  import: 'default',
  eager: true,
})
const helpFiles = import.meta.glob('./help/*.json', { import: 'default', eager: true })

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'))

/**
 * All that the stand-in backend teaches: every folder of `skills/`, by id. A mistake in a file fails here,
 * before anything is served.
 */
export const curriculum: Curriculum = v.parse(CurriculumSchema, {
  categories,
  skills: Object.values(skillFiles).toSorted((one, other) => one.id - other.id),
  help: Object.fromEntries(Object.entries(helpFiles).map(([path, help]) => [baseName(path), help])),
})
