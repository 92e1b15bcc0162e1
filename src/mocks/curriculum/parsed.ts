import * as v from 'valibot'

/**
 * Validates the data of a file. Errors are for the authors of lessons: the file, the path to the
 * place (lists counted from 1) and the mistake, one per line.
 */
export function parsed<Output>(
  schema: v.GenericSchema<unknown, Output>,
  data: unknown,
  file: string,
): Output {
  const result = v.safeParse(schema, data)
  if (result.success) return result.output
  throw new Error(
    result.issues.map((issue) => `${file}: ${pathOf(issue)}${issue.message}`).join('\n'),
  )
}

function pathOf(issue: v.BaseIssue<unknown>): string {
  const keys = (issue.path ?? []).map(({ key }) =>
    typeof key === 'number' ? key + 1 : String(key),
  )
  return keys.length > 0 ? `${keys.join(' › ')}: ` : ''
}
