import { listKeyOf } from '../calls'
import { isObject } from '../json'
import { bodyRow, type CallInfo, type MalformedRow } from '../row'

const envelopes = ['data', 'result', 'results', 'payload', 'response', 'body'] as const

/** The list of a body that holds nothing else, whatever the spelling of its key. */
function onlyList(body: unknown, info: CallInfo): readonly unknown[] | undefined {
  if (listKeyOf(info) === undefined || !isObject(body)) return undefined
  const [list, ...others] = Object.entries(body).flatMap(([name, value]) =>
    name === 'extra' ? [] : [value],
  )
  return others.length === 0 && Array.isArray(list) ? list : undefined
}

/** The list of a body that holds other fields too. */
function listAmongOthers(body: unknown, info: CallInfo): readonly unknown[] | undefined {
  const key = info.call === 'GET /api/challenge-subskill' ? 'steps' : listKeyOf(info)
  if (key === undefined || !isObject(body) || Object.keys(body).length === 1) return undefined
  const list = body[key]
  return Array.isArray(list) ? list : undefined
}

/** Envelopes hold objects and lists; `true` or a text stays unwrapped. */
const wrapped = (body: unknown, envelope: unknown) =>
  typeof body === 'object' && body !== null ? envelope : body

/** Wraps the body. The app could not tell nested envelopes from content, so they take turns. */
export const envelopeRows: readonly MalformedRow[] = [
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
      (body, info) => {
        const list = onlyList(body, info)
        return list === undefined || (isObject(body) && name in body) ? body : { [name]: list }
      },
      { family: 'envelope' },
    ),
  ),
  bodyRow(
    'bare-list',
    'the list alone, where the answer is one list',
    (body, info) => onlyList(body, info) ?? body,
    { family: 'envelope' },
  ),
  bodyRow(
    'bare-list-without-the-rest',
    'the list alone, where the answer holds more: the rest is missing',
    (body, info) => listAmongOthers(body, info) ?? body,
    {
      family: 'envelope',
      isCombinable: false,
      equivalent: (body, info) => {
        const list = listAmongOthers(body, info)
        return isObject(body)
          ? Object.fromEntries(Object.entries(body).filter(([, one]) => one === list))
          : body
      },
    },
  ),
]
