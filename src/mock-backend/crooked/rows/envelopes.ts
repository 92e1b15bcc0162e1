import { listKeyOf } from '../calls'
import { isObject } from '../json'
import { bodyRow, type Asked, type CrookedRow } from '../row'

const envelopes = ['data', 'result', 'results', 'payload', 'response', 'body'] as const

/** The one list of an answer that holds nothing else, however its key is spelled. */
function onlyList(body: unknown, asked: Asked): readonly unknown[] | undefined {
  if (listKeyOf(asked) === undefined || !isObject(body)) return undefined
  const [list, ...others] = Object.entries(body).flatMap(([name, value]) =>
    name === 'extra' ? [] : [value],
  )
  return others.length === 0 && Array.isArray(list) ? list : undefined
}

/** The list of an answer that holds more beside it. */
function listAmongOthers(body: unknown, asked: Asked): readonly unknown[] | undefined {
  const key = asked.call === 'GET /api/challenge-subskill' ? 'steps' : listKeyOf(asked)
  if (key === undefined || !isObject(body) || Object.keys(body).length === 1) return undefined
  const list = body[key]
  return Array.isArray(list) ? list : undefined
}

/** A bare `true` or a plain word stands alone. */
const wrapped = (body: unknown, envelope: unknown) =>
  typeof body === 'object' && body !== null ? envelope : body

/** What the answer stands in. Several envelopes at once would be a guess, so they take turns. */
export const envelopeRows: readonly CrookedRow[] = [
  ...envelopes.map((name) =>
    bodyRow(
      `envelope-${name}`,
      `the body inside \`${name}\``,
      (body) => wrapped(body, { [name]: body }),
      {
        family: 'envelope',
      },
    ),
  ),
  bodyRow(
    'envelope-beside-success',
    'the body inside `data`, beside `success: true`',
    (body) => (isObject(body) && body['success'] === false ? body : { success: true, data: body }),
    { family: 'envelope' },
  ),
  ...envelopes.map((name) =>
    bodyRow(
      `list-in-${name}`,
      `the list alone inside \`${name}\`, where the answer is one list`,
      (body, asked) => {
        const list = onlyList(body, asked)
        return list === undefined || (isObject(body) && name in body) ? body : { [name]: list }
      },
      { family: 'envelope' },
    ),
  ),
  bodyRow(
    'bare-list',
    'the list alone, where the answer is one list',
    (body, asked) => onlyList(body, asked) ?? body,
    { family: 'envelope' },
  ),
  bodyRow(
    'bare-list-without-the-rest',
    'the list alone, where the answer holds more: the rest is missing',
    (body, asked) => listAmongOthers(body, asked) ?? body,
    {
      family: 'envelope',
      together: false,
      asIf: (body, asked) => {
        const list = listAmongOthers(body, asked)
        return isObject(body)
          ? Object.fromEntries(Object.entries(body).filter(([, one]) => one === list))
          : body
      },
    },
  ),
]
