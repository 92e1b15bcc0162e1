import categories from './categories.json'
import { parsed } from './parsed'
import { CategoriesSchema, ClipsSchema, HelpSchema, SkillSchema, type Curriculum } from './schema'

const skillFiles = import.meta.glob('./skills/*/skill.json', {
  import: 'default',
  eager: true,
})
const clipFiles = import.meta.glob('./skills/*/clips.json', { import: 'default', eager: true })
const helpFiles = import.meta.glob('./skills/*/help/*.json', { import: 'default', eager: true })

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'))

/**
 * The content of the mock backend: every folder of `skills/`, sorted by id. An invalid file fails
 * here, before anything is served.
 */
export const curriculum: Curriculum = {
  categories: parsed(CategoriesSchema, categories, 'categories.json'),
  skills: Object.entries(skillFiles)
    .map(([path, skill]) => parsed(SkillSchema, skill, path))
    .toSorted((one, other) => one.id - other.id),
  help: Object.fromEntries(
    Object.entries(helpFiles).map(([path, help]) => [
      baseName(path),
      parsed(HelpSchema, help, path),
    ]),
  ),
  clips: Object.assign(
    {},
    ...Object.entries(clipFiles).map(([path, clips]) => parsed(ClipsSchema, clips, path)),
  ),
}
