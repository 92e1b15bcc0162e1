import { ApiError, serverMessageOf } from '@/api/transport/api-error'
import { isKnownMessage, type KnownMessage } from '@/api/transport/known-messages'
import { readAnswer, type Difference } from '@/api/transport/read-answer'
import { differences } from './answer-shapes'
import type { CallCheck } from './calls'
import { corsNotes, preflightNotes } from './cors'

/** The result of one call. */
export type Finding = {
  call: string
  /** `accepted`: it differs, but the app can read it. `breaks`: `screen` fails for learners. */
  verdict: 'conforms' | 'accepted' | 'breaks' | 'not tried'
  /** The differences, or why the call was not tried. */
  notes: readonly string[]
  status?: number
  milliseconds?: number
  /** The part of the app that needs this call. */
  screen?: string
}

export type Probe = {
  method: 'GET' | 'POST' | 'OPTIONS'
  path: string
  token?: string | undefined
  body?: Record<string, unknown>
  headers?: Record<string, string>
  /** Replaces the path in the report. */
  what?: string
  /** The expected statuses; any 2xx by default. */
  statuses?: readonly number[]
  /** Whether any other 4xx is acceptable too. */
  anyRefusal?: boolean
  /** The message by which the app recognizes this error. */
  says?: KnownMessage
  check?: CallCheck
  screen?: string
}

/** The host under test, and the origin from which the app will call it. */
export type Host = { baseUrl: string; origin: string }

/** The raw body, and the normalized one if the app can read it. */
export type Answer = { body: unknown; value: unknown; headers: Headers }

type Verdict = { accepted: string[]; breaks: string[]; value?: unknown }

const timeoutMs = 30_000

const statusNotes = ({ statuses }: Probe, { status, ok }: Response) =>
  (statuses ? statuses.includes(status) : ok)
    ? []
    : [`status ${status}, expected ${statuses?.join(' or ') ?? '2xx'}`]

/** As the app's own client reads it: JSON if it parses, else text. */
function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Replaces the indexes in a place by stars, so that one line stands for a whole list. */
const kindOfPlace = (place: string) => place.replace(/(^|\.)\d+(?=[. ]|$)/g, '$1*')

const lineOf = ({ place, received }: Difference) => `${place} ${received}`.trim()

/** Reports equal differences of several list items once. */
const unique = (notes: readonly string[]) => [...new Set(notes.map(kindOfPlace))]

/** Normalizes a response as the app does, and compares the result with the contract. */
function judgeAnswer(check: CallCheck, body: unknown, baseUrl: string): Verdict {
  try {
    const { value, differences: read } = readAnswer(body, check.answer, baseUrl)
    const accepted = unique([...read.map(lineOf), ...differences(check.shape, value)])
    const breaks = check.needs ? unique(differences(check.needs, value)) : []
    return { accepted: accepted.filter((note) => !breaks.includes(note)), breaks, value }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const said = error.serverMessage === undefined ? '' : `: ${error.serverMessage}`
    const reason = typeof error.cause === 'string' ? error.cause : 'it says that nothing was done'
    return { accepted: [], breaks: [`${reason}${said}`] }
  }
}

function judge(host: Host, request: Probe, response: Response, body: unknown): Verdict {
  const wrong = statusNotes(request, response)
  const isRefused = response.status >= 400 && response.status < 500
  const isTolerated = request.anyRefusal === true && isRefused
  const corsProblems = [
    ...corsNotes(host.origin, response),
    ...(request.method === 'OPTIONS' ? preflightNotes(response) : []),
  ]
  const wrongMessage =
    request.says === undefined || isKnownMessage(serverMessageOf(body), request.says)
      ? []
      : [`its message is not "${request.says}": it is shown as it came`]
  const status = {
    accepted: [...(isTolerated ? wrong : []), ...wrongMessage],
    breaks: [...(isTolerated ? [] : wrong), ...corsProblems],
  }
  // With an unexpected status the body has another shape, so checking it would only add noise.
  if (!request.check || wrong.length > 0 || request.statuses) return status
  const answer = judgeAnswer(request.check, body, host.baseUrl)
  return { ...answer, breaks: [...status.breaks, ...answer.breaks] }
}

/** Sends one call as the app would from a browser, and compares the response with the contract. */
export async function probe(
  host: Host,
  request: Probe,
): Promise<{ finding: Finding; answer?: Answer }> {
  const { method, path, token, body, headers = {}, what } = request
  const call = `${method} ${what ?? path}`
  const screen = request.screen ?? request.check?.screen
  const about = { call, ...(screen !== undefined && { screen }) }
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
      signal: AbortSignal.timeout(timeoutMs),
    })
    const received = readBody(await response.text())
    const milliseconds = performance.now() - start
    const { accepted, breaks, value } = judge(host, request, response, received)
    return {
      finding: {
        ...about,
        verdict: breaks.length > 0 ? 'breaks' : accepted.length > 0 ? 'accepted' : 'conforms',
        notes: [...breaks, ...accepted],
        status: response.status,
        milliseconds,
      },
      answer: { body: received, value, headers: response.headers },
    }
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error.message) : error
    return { finding: { ...about, verdict: 'breaks', notes: [`no answer: ${String(reason)}`] } }
  }
}
