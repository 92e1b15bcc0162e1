/** Changes regular responses into odd ones that a lenient reader must still accept. */

type Fields = Record<string, unknown>

export function withFields(body: unknown, fields: Fields): unknown {
  return isObject(body) ? { ...body, ...fields } : body
}

/** Adds these fields to every module of a path. */
export function changeModules(body: unknown, fields: Fields): unknown {
  return mapList(body, 'subskills', (subSkill) =>
    mapList(subSkill, 'modules', (module) => withFields(module, fields)),
  )
}

/** Adds these fields to every question of a quiz. */
export function changeQuestions(body: unknown, fields: Fields): unknown {
  return mapList(body, 'questions', (question) => withFields(question, fields))
}

/**
 * Many oddities combined: ids as texts, progress out of range, markup in texts, a `javascript:`
 * address, null for the last list, an unknown status, unknown fields, and a bare array of
 * questions.
 */
export function makeOdd(body: unknown): unknown {
  const odd = oddValue(body)
  if (isObject(odd) && Array.isArray(odd['questions'])) return odd['questions']
  return dropLastList(dropLastList(odd, 'subskills', 'modules'), 'skill-map', 'selectedSkills')
}

function oddValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(oddValue)
  if (!isObject(value)) return value
  const fields = Object.entries(value).map(([key, one]) => [key, oddField(key, one)])
  return { ...Object.fromEntries(fields), unknown_field: { nested: [null] } }
}

function oddField(key: string, value: unknown): unknown {
  switch (key) {
    case 'id':
      return String(value)
    case 'progress':
      return 140
    case 'status':
      return value ?? 'NOT_STARTED'
    case 'description':
      return '<img src="x" onerror="alert(1)"> & <b>bold</b>'
    case 'videoUrl':
    case 'external_resource':
      return 'javascript:alert(1)'
    default:
      return oddValue(value)
  }
}

function dropLastList(body: unknown, list: string, key: string): unknown {
  const rows = isObject(body) ? body[list] : undefined
  const last = Array.isArray(rows) ? rows.length - 1 : -1
  let index = -1
  return mapList(body, list, (row) => {
    index += 1
    return index === last ? withFields(row, { [key]: null }) : row
  })
}

function mapList(body: unknown, key: string, change: (item: unknown) => unknown): unknown {
  const list = isObject(body) ? body[key] : undefined
  return Array.isArray(list) ? withFields(body, { [key]: list.map(change) }) : body
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
