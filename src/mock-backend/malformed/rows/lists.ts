import { listKeyOf } from '../calls'
import { isObject, mapFields, mapLists } from '../json'
import { bodyRow, type MalformedRow } from '../row'

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

const otherTexts = { name: 'Again', title: 'Again', text: 'Again' }

/**
 * Repeats the first item with other texts and the same id; an entry of the map has the id of its
 * category. Lists without ids stay.
 */
function withFirstRepeated(list: readonly unknown[]): readonly unknown[] {
  const [first] = list
  if (typeof first === 'number') return [...list, first]
  if (!isObject(first)) return list
  if ('id' in first) return [...list, { ...first, ...otherTexts }]
  const { category } = first
  return isObject(category)
    ? [...list, { ...first, category: { ...category, ...otherTexts } }]
    : list
}

/** The body without its list; undefined if it has none. */
function withoutList(body: unknown, key: string | undefined): unknown {
  if (key === undefined || !isObject(body) || !(key in body)) return undefined
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== key))
}

export const listRows: readonly MalformedRow[] = [
  bodyRow('same-id-twice', 'the first item of every list once more, at its end', (body) =>
    mapLists(body, withFirstRepeated),
  ),
  bodyRow('bad-items', '`null` before and `true` after the items of every list', (body) =>
    mapLists(body, (list) => (list.length > 0 ? [null, ...list, true] : list)),
  ),
  bodyRow(
    'empty-list-null',
    '`null` for every empty list',
    (body) => mapFields(body, (name, value) => [[name, isEmptyList(value) ? null : value]]),
    { family: 'empty list' },
  ),
  bodyRow(
    'empty-list-missing',
    'no field for an empty list inside an item',
    (body, info) =>
      mapFields(body, (name, value) =>
        isEmptyList(value) && name !== listKeyOf(info) ? [] : [[name, value]],
      ),
    { family: 'empty list' },
  ),
  bodyRow(
    'list-nowhere',
    'an answer without its list',
    (body, info) => withoutList(body, listKeyOf(info)) ?? body,
    { meaning: 'failure' },
  ),
]
