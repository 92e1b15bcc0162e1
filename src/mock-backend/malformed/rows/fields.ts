import { isObject, mapFields, mapLists, mapValues } from '../json'
import { bodyRow, type MalformedRow } from '../row'

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const camel = (name: string) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const renamed = (rename: (name: string) => string) => (body: unknown) =>
  mapFields(body, (name, value) => [[rename(name), value]])

/** Keys of lists that consist of two words. */
const listWords = [
  ['skill', 'map'],
  ['sub', 'skills'],
  ['selected', 'skills'],
] as const

/** The key of a list in another spelling; other names stay. */
function respelled(name: string, join: (first: string, second: string) => string): string {
  const plainText = name.toLowerCase().replace(/[-_]/g, '')
  const words = listWords.find(([first, second]) => first + second === plainText)
  return words ? join(words[0], words[1]) : name
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export const fieldRows: readonly MalformedRow[] = [
  bodyRow('fields-snake-case', 'every field in snake_case: `is_correct`', renamed(snake), {
    family: 'fields',
  }),
  bodyRow('fields-camel-case', 'every field in camelCase: `accessToken`', renamed(camel), {
    family: 'fields',
  }),
  bodyRow(
    'list-keys-snake-case',
    'the keys of lists in snake_case: `skill_map`, `sub_skills`',
    renamed((name) => respelled(name, (first, second) => `${first}_${second}`)),
    { family: 'list keys' },
  ),
  bodyRow(
    'list-keys-camel-case',
    'the keys of lists in camelCase: `skillMap`, `subSkills`',
    renamed((name) => respelled(name, (first, second) => first + capital(second))),
    { family: 'list keys' },
  ),
  bodyRow(
    'list-keys-kebab-case',
    'the keys of lists in kebab-case: `sub-skills`',
    renamed((name) => respelled(name, (first, second) => `${first}-${second}`)),
    { family: 'list keys' },
  ),
]

/** Additional fields. These rows come first, so that their fields are respelled too. */
export const extraFieldRows: readonly MalformedRow[] = [
  bodyRow(
    'parent-beside-own-id',
    'modules with the id of their sub-skill as `subskill_id`: the own id counts',
    (body) =>
      mapFields(body, (name, value) =>
        name === 'subskills' && Array.isArray(value)
          ? [[name, value.map(withParentInModules)]]
          : [[name, value]],
      ),
  ),
  bodyRow('unknown-fields', 'a field that nobody asked for in every object', (body) =>
    withUnknown(body),
  ),
  bodyRow('icon-for-icon-type', '`icon` for the `iconType` of a skill', (body) =>
    mapLists(body, (list, name) =>
      ['skills', 'selectedSkills'].includes(name) ? list.map(withIcon) : list,
    ),
  ),
]

function withIcon(skill: unknown): unknown {
  if (!isObject(skill)) return skill
  const { iconType, ...rest } = skill
  return { ...rest, icon: iconType }
}

function withParentInModules(subSkill: unknown): unknown {
  if (!isObject(subSkill) || !Array.isArray(subSkill['modules'])) return subSkill
  const modules = subSkill['modules'].map((module: unknown) =>
    isObject(module) ? { ...module, subskill_id: subSkill['id'] } : module,
  )
  return { ...subSkill, modules }
}

function withUnknown(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withUnknown)
  if (!isObject(body)) return body
  const inside = mapValues(body, (_name, value) =>
    Array.isArray(value) ? value.map(withUnknownHere) : withUnknownHere(value),
  )
  return withUnknownHere(inside)
}

const withUnknownHere = (value: unknown) =>
  isObject(value) ? { ...value, extra: { nested: [null] } } : value
