import { files } from '#curriculum-files'
import { parsed } from './parsed'
import { CategoriesSchema, ClipsSchema, HelpSchema, SkillSchema, type Curriculum } from './schema'

const filesLike = (name: RegExp) => Object.entries(files).filter(([path]) => name.test(path))
const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'))

/**
 * The content of the mock backend: every folder of `skills/`, sorted by id. An invalid file fails
 * here, before anything is served.
 */
export const curriculum: Curriculum = {
  categories: parsed(CategoriesSchema, files['./categories.json'], 'categories.json'),
  skills: filesLike(/\/skill\.json$/)
    .map(([path, skill]) => parsed(SkillSchema, skill, path))
    .toSorted((one, other) => one.id - other.id),
  help: Object.fromEntries(
    filesLike(/\/help\//).map(([path, help]) => [baseName(path), parsed(HelpSchema, help, path)]),
  ),
  clips: Object.assign(
    {},
    ...filesLike(/\/clips\.json$/).map(([path, clips]) => parsed(ClipsSchema, clips, path)),
  ),
}
