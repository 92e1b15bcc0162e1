import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ok, refusal, toResponse } from '../../server/http-answers'
import { surveyScriptNames } from '../../survey/survey-script-names'

const folder = join(import.meta.dirname, '../../survey')

/** Serves the survey's scripts by name; `answers` accepts answers and discards them. */
export async function answerSurvey(method: string, name: string): Promise<Response> {
  if (method === 'POST' && name === 'answers') return toResponse(ok({ ok: true }))
  const known = surveyScriptNames.find((one) => one === name)
  if (method !== 'GET' || !known) return toResponse(refusal(404, 'Not found'))
  const headers = { 'content-type': 'text/javascript; charset=utf-8' }
  return new Response(await readFile(join(folder, known), 'utf8'), { headers })
}
