import { isObject, mapLists, mapValues } from '../json'
import { bodyRow, type CallInfo, type MalformedRow } from '../row'

const booleans = (name: string, yes: unknown, no: unknown, written: string) =>
  bodyRow(
    `booleans-${name}`,
    `${written} for true and false`,
    (body) =>
      mapValues(body, (_name, value) => (typeof value === 'boolean' ? (value ? yes : no) : value)),
    { family: 'booleans' },
  )

const statuses = (name: string, completed: string, inProgress: string) =>
  bodyRow(
    `status-${name}`,
    `the states "${completed}" and "${inProgress}"`,
    (body) =>
      mapValues(body, (_name, value) => {
        if (value === 'completed') return completed
        return value === 'in_progress' ? inProgress : value
      }),
    { family: 'status' },
  )

const isNumber = (value: unknown) => typeof value === 'number'

function mapIds(body: unknown, change: (id: unknown) => unknown): unknown {
  const ids = ['id', 'subskill_id', 'quizId', 'questionId', 'selectedOptionId']
  const lists = ['selectedSkills', 'skills', 'goals']
  return mapValues(body, (name, value) => {
    if (ids.includes(name)) return change(value)
    return lists.includes(name) && Array.isArray(value)
      ? value.map((item: unknown) => (isObject(item) ? item : change(item)))
      : value
  })
}

/** Swaps numbers and texts, so that a backend with ids as texts refuses numbers. */
function otherType(id: unknown): unknown {
  if (isNumber(id)) return String(id)
  return typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : id
}

function textOfNumber(name: string, value: unknown): unknown {
  if (name === 'progress' && isNumber(value)) return String(value)
  if (name !== 'expires_at') return value
  return String(isNumber(value) ? value : Math.floor(new Date(String(value)).getTime() / 1000))
}

/** Replaces items of a list with their text. */
const bareTexts =
  (list: string, text: string, isBare: (item: object) => boolean) => (body: unknown) =>
    mapLists(body, (items, name) =>
      name === list
        ? items.map((item) => (isObject(item) && isBare(item) ? item[text] : item))
        : items,
    )

const goals = ({ call }: CallInfo) => call === 'GET /onboarding/life-goals'

export const valueRows: readonly MalformedRow[] = [
  booleans('as-numbers', 1, 0, '1 and 0'),
  booleans('as-digits', '1', '0', '"1" and "0"'),
  booleans('as-words', 'true', 'false', '"true" and "false"'),
  booleans('capitalised', 'True', 'False', '"True" and "False"'),
  booleans('as-yes-and-no', 'yes', 'no', '"yes" and "no"'),
  statuses('capitalised', 'Completed', 'In Progress'),
  statuses('upper-case', 'COMPLETED', 'IN_PROGRESS'),
  statuses('hyphen', 'completed', 'in-progress'),
  statuses('space', 'completed', 'in progress'),
  bodyRow('numbers-as-text', 'numbers that are no ids as texts, times in epoch seconds', (body) =>
    mapValues(body, textOfNumber),
  ),
  bodyRow(
    'ids-as-text',
    'ids as texts, which are then taken back as texts only',
    (body) => mapIds(body, (id) => (isNumber(id) ? String(id) : id)),
    { acceptBody: (body) => ({ ...body, ...Object(mapIds(body, otherType)) }) },
  ),
  bodyRow(
    'bare-steps',
    'a step of a challenge that has no link as its bare text',
    bareTexts('steps', 'text', (step) => !('external_resource' in step)),
  ),
  bodyRow(
    'bare-options',
    'the options of a question as bare texts, without ids',
    bareTexts('options', 'text', () => true),
    { meaning: 'texts' },
  ),
  bodyRow(
    'bare-goals',
    'the life goals as bare texts, without ids',
    (body, info) => (goals(info) ? bareTexts('data', 'name', () => true)(body) : body),
    { meaning: 'texts' },
  ),
]
