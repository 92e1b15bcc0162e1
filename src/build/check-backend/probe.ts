import { differenceLines, kindOfPlace } from '@/api/qa/call-log'
import { ApiError, serverMessageOf } from '@/api/transport/api-error'
import { isKnownMessage, type KnownMessage } from '@/api/transport/known-messages'
import { readAnswer } from '@/api/transport/read-answer'
import { differences } from './answer-shapes'
import type { CallCheck } from './calls'
import { corsNotes, preflightNotes } from './cors'

/** What one call came to. */
export type Finding = {
  call: string
  /** `accepted`: it differs, and the app reads it all the same. `breaks`: it closes `screen` to learners. */
  verdict: 'conforms' | 'accepted' | 'breaks' | 'not tried'
  /** What differs, or why the call was not tried. */
  notes: readonly string[]
  status?: number
  milliseconds?: number
  /** What of the app needs this call. */
  screen?: string
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
  /** Any other refusal will do as well. */
  anyRefusal?: boolean
  /** The message that the app acts on. */
  says?: KnownMessage
  check?: CallCheck
  screen?: string
}

/** The host under test, and the origin of the app that will call it from a browser. */
export type Host = { baseUrl: string; origin: string }

/** What came: as it came, and in the words of the contract where the app can read it. */
export type Answer = { body: unknown; value: unknown; headers: Headers }

type Verdict = { accepted: string[]; breaks: string[]; value?: unknown }

const patience = 30_000

const statusNotes = ({ statuses }: Probe, { status, ok }: Response) =>
  (statuses ? statuses.includes(status) : ok)
    ? []
    : [`status ${status}, expected ${statuses?.join(' or ') ?? '2xx'}`]

/** As the app's own client reads it: JSON where it is JSON, else text. */
function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** One line for all items of a list. */
const unique = (notes: readonly string[]) => [...new Set(notes.map(kindOfPlace))]

/** How the app would read this answer, and what is left that differs from the contract. */
function judgeAnswer(check: CallCheck, body: unknown, baseUrl: string): Verdict {
  try {
    const { value, differences: read } = readAnswer(body, check.answer, baseUrl)
    const accepted = [...differenceLines(read), ...unique(differences(check.shape, value))]
    const breaks = check.needs ? unique(differences(check.needs, value)) : []
    return { accepted: accepted.filter((note) => !breaks.includes(note)), breaks, value }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const said = error.serverMessage === undefined ? '' : `: ${error.serverMessage}`
    const reason = typeof error.cause === 'string' ? error.cause : 'it says that nothing was done'
    return { accepted: [], breaks: [`${reason}${said}`] }
  }
}

function judge(host: Host, asked: Probe, response: Response, body: unknown): Verdict {
  const wrong = statusNotes(asked, response)
  const isRefused = response.status >= 400 && response.status < 500
  const isTolerated = asked.anyRefusal === true && isRefused
  const barred = [
    ...corsNotes(host.origin, response),
    ...(asked.method === 'OPTIONS' ? preflightNotes(response) : []),
  ]
  const unsaid =
    asked.says === undefined || isKnownMessage(serverMessageOf(body), asked.says)
      ? []
      : [`its message is not "${asked.says}": it is shown as it came`]
  const status = {
    accepted: [...(isTolerated ? wrong : []), ...unsaid],
    breaks: [...(isTolerated ? [] : wrong), ...barred],
  }
  // A wrong status says it all: the body is then another one.
  if (!asked.check || wrong.length > 0 || asked.statuses) return status
  const answer = judgeAnswer(asked.check, body, host.baseUrl)
  return { ...answer, breaks: [...status.breaks, ...answer.breaks] }
}

/** Sends one call as the app would from a browser, and compares what comes back with the contract. */
export async function probe(
  host: Host,
  asked: Probe,
): Promise<{ finding: Finding; answer?: Answer }> {
  const { method, path, token, body, headers = {}, what } = asked
  const call = `${method} ${what ?? path}`
  const screen = asked.screen ?? asked.check?.screen
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
      signal: AbortSignal.timeout(patience),
    })
    const came = readBody(await response.text())
    const milliseconds = performance.now() - start
    const { accepted, breaks, value } = judge(host, asked, response, came)
    return {
      finding: {
        ...about,
        verdict: breaks.length > 0 ? 'breaks' : accepted.length > 0 ? 'accepted' : 'conforms',
        notes: [...breaks, ...accepted],
        status: response.status,
        milliseconds,
      },
      answer: { body: came, value, headers: response.headers },
    }
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error.message) : error
    return { finding: { ...about, verdict: 'breaks', notes: [`no answer: ${String(reason)}`] } }
  }
}
