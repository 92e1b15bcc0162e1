import { files } from '#curriculum-files'
import { parsed } from './parsed'
import { CategoriesSchema, SkillSchema } from './schema'

/**
 * The content of the mock backend: every folder of `skills/`, sorted by id. An invalid file fails
 * here, before anything is served.
 */
export const curriculum = {
  categories: parsed(CategoriesSchema, files['./categories.json'], 'categories.json'),
  skills: Object.entries(files)
    .filter(([path]) => path.endsWith('/skill.json'))
    .map(([path, skill]) => parsed(SkillSchema, skill, path))
    .toSorted((one, other) => one.id - other.id),
}
