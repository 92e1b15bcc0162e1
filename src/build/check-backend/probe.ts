import type * as v from 'valibot'
import { differences } from './answer-shapes'

/** What one call came to. */
export type Finding = {
  call: string
  verdict: 'conforms' | 'differs' | 'not tried'
  /** What differs, or why the call was not tried. */
  notes: readonly string[]
  status?: number
  milliseconds?: number
}

export type Probe = {
  method: 'GET' | 'POST' | 'OPTIONS'
  path: string
  token?: string | undefined
  body?: Record<string, unknown>
  headers?: Record<string, string>
  /** What it says in the report, when the path does not say it. */
  what?: string
  /** The statuses that conform; any 2xx unless given. */
  statuses?: readonly number[]
  shape?: v.GenericSchema
}

/** The host under test, and the origin of the app that will call it from a browser. */
export type Host = { baseUrl: string; origin: string }

const patience = 30_000

const isRead = (response: Response) => response.status !== 204 && response.status !== 304

function corsNotes({ origin }: Host, { headers }: Response): string[] {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === origin || allowed === '*') return []
  return [`CORS: a page of ${origin} may not read this (access-control-allow-origin: ${allowed})`]
}

function statusNotes({ statuses }: Probe, { status, ok }: Response): string[] {
  const conforms = statuses ? statuses.includes(status) : ok
  return conforms ? [] : [`status ${status}, expected ${statuses?.join(' or ') ?? '2xx'}`]
}

async function readJson(response: Response): Promise<{ body: unknown; notes: string[] }> {
  const text = await response.text()
  if (text === '' || !isRead(response)) return { body: undefined, notes: [] }
  try {
    return { body: JSON.parse(text), notes: [] }
  } catch {
    return { body: undefined, notes: [`the answer is no JSON: ${text.slice(0, 60)}`] }
  }
}

/** Sends one call as the app would from a browser, and compares what comes back with the contract. */
export async function probe(
  host: Host,
  asked: Probe,
): Promise<{ finding: Finding; body: unknown }> {
  const { method, path, token, body, headers = {}, what, shape } = asked
  const call = `${method} ${what ?? path}`
  const start = performance.now()
  try {
    const response = await fetch(host.baseUrl + path, {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': 'en',
        origin: host.origin,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    const answer = await readJson(response)
    const notes = [...statusNotes(asked, response), ...corsNotes(host, response), ...answer.notes]
    // A wrong status says it all: the body is then another one.
    if (shape && statusNotes(asked, response).length === 0 && answer.notes.length === 0) {
      notes.push(...differences(shape, answer.body))
    }
    if (method === 'OPTIONS') notes.push(...preflightNotes(response))
    return {
      finding: {
        call,
        verdict: notes.length === 0 ? 'conforms' : 'differs',
        notes,
        status: response.status,
        milliseconds: performance.now() - start,
      },
      body: answer.body,
    }
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error.message) : error
    const finding: Finding = { call, verdict: 'differs', notes: [`no answer: ${String(reason)}`] }
    return { finding, body: undefined }
  }
}

/** What the app sends; `*` allows all of it but authorization. */
const sentHeaders = ['authorization', 'content-type', 'accept-language']

function preflightNotes({ headers }: Response): string[] {
  const words = (name: string) =>
    (headers.get(name) ?? '').split(',').map((word) => word.trim().toLowerCase())
  const methods = words('access-control-allow-methods')
  const allowed = words('access-control-allow-headers')
  const missing = sentHeaders.filter(
    (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
  )
  return [
    ...(methods.includes('post') || methods.includes('*') ? [] : ['CORS: POST is not allowed']),
    ...missing.map((name) => `CORS: the header ${name} is not allowed`),
  ]
}
