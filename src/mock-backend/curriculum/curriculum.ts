import { files } from '#curriculum-files'
import { parsed } from './parsed'
import { CategoriesSchema, ClipsSchema, SkillSchema, type Curriculum } from './schema'

const filesLike = (name: RegExp) => Object.entries(files).filter(([path]) => name.test(path))

/**
 * The content of the mock backend: every folder of `skills/`, sorted by id. An invalid file fails
 * here, before anything is served.
 */
export const curriculum: Curriculum = {
  categories: parsed(CategoriesSchema, files['./categories.json'], 'categories.json'),
  skills: filesLike(/\/skill\.json$/)
    .map(([path, skill]) => parsed(SkillSchema, skill, path))
    .toSorted((one, other) => one.id - other.id),
  clips: Object.assign(
    {},
    ...filesLike(/\/clips\.json$/).map(([path, clips]) => parsed(ClipsSchema, clips, path)),
  ),
}
