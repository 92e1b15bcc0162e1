import { type HttpHandler, http } from 'msw'
import { curriculum } from '../curriculum/curriculum'
import { clipFileName, helpFileName, sheetFileName } from '../curriculum/file-names'
import type { Database } from '../database'
import { seedDatabase } from '../seed'
import { sentinels } from '../sentinels'
import { type Call, type Endpoint, type ResetMail, liveSession } from './call'
import type { Content } from './content'
import { endpoints } from './endpoints'
import { googleEmail } from './google-credential'
import { readRequest } from './read-request'
import { refusal } from './refusal'
import { covers } from './rules'
import { type Store, memoryStore } from './store'

export type MockBackendOptions = {
  /** The handlers match this address only. No final slash. */
  baseUrl: string
  content?: Content
  /** The initial database. */
  seed?: () => Database
  /** How the database is stored; in memory by default. */
  store?: Store
  /** Delays every response, in milliseconds. */
  latencyMs?: number
  /** The clock, in epoch milliseconds. */
  now?: () => number
  /** The address of a video by its file name; `{baseUrl}/clips/{name}` by default. */
  clipUrl?: (fileName: string) => string
  /** The address of a help page by its file name; `{baseUrl}/help/{name}` by default. */
  helpUrl?: (fileName: string) => string
  /** Returns a pdf as base64 by its file name. */
  sheetData: (fileName: string) => Promise<string>
  /** Called when a reset link is "sent". */
  onResetMail?: (mail: ResetMail) => void
  /** Waits for the delay of a response; a test passes a fake. */
  wait?: (ms: number) => Promise<void>
}

export type MockBackend = {
  /** MSW request handlers for the 23 calls of the contract. */
  handlers: HttpHandler[]
  /** Resets the database to the seed. */
  reset: () => Promise<void>
  /** Runs work on the database, for tests that prepare or inspect it. */
  work: Store
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The mock backend. Each call of this function has its own data. */
export function createMockBackend(options: MockBackendOptions): MockBackend {
  const { baseUrl, content = curriculum, latencyMs = 0, now = Date.now, wait = delay } = options
  const clipUrl = options.clipUrl ?? ((name) => `${baseUrl}/clips/${name}`)
  const helpUrl = options.helpUrl ?? ((name) => `${baseUrl}/help/${name}`)
  const seed = options.seed ?? (() => seedDatabase(content, now()))
  const work = options.store ?? memoryStore(seed)

  async function respond(endpoint: Endpoint, request: Request): Promise<Response> {
    const read = await readRequest(request)
    if (!read) return refusal(400, 'Invalid request format')
    const { rule, answer } = await work((db) =>
      answerTo(endpoint, {
        ...read,
        db,
        content,
        now: now(),
        clipUrl: (clip, language) => clipUrl(clipFileName(clip, language)),
        helpUrl: (help, language) => helpUrl(helpFileName(help, language)),
        sheetData: (moduleId, language) => options.sheetData(sheetFileName(moduleId, language)),
        sendResetMail: (to, path) => options.onResetMail?.({ to, path, origin: read.origin }),
      }),
    )
    const response = await answer
    const waitMs = latencyMs + (rule?.waitMs ?? 0)
    if (waitMs > 0) await wait(waitMs)
    if (!rule?.change || !response.ok) return response
    return Response.json(rule.change(await response.json(), now()), { status: response.status })
  }

  return {
    handlers: endpoints.map((endpoint) => {
      const match = endpoint.method === 'GET' ? http.get : http.post
      return match(`${baseUrl}${endpoint.path}`, ({ request }) => respond(endpoint, request))
    }),
    reset: () => work((db) => void Object.assign(db, seed())),
    work,
  }
}

/** The response of the endpoint, or of the rule of a sentinel in its place. */
function answerTo(endpoint: Endpoint, call: Call) {
  const session = liveSession(call)
  if (session && !endpoint.path.startsWith('/auth/')) session.calls += 1
  const email = callerOf(call)
  const sentinel = sentinels.find((one) => one.email === email)
  const rule = sentinel?.rules.find((one) => covers(one, endpoint))
  const isDue = (session?.calls ?? 0) >= (rule?.fromCall ?? 0)
  return { rule, answer: rule?.answer && isDue ? rule.answer() : endpoint.answer(call) }
}

/** The e-mail, in lower case, of the account that a call is for; null if it names none. */
function callerOf(call: Call): string | null {
  const { username, email, token } = call.body
  for (const named of [username, email]) {
    if (typeof named === 'string' && named.includes('@')) return named.trim().toLowerCase()
  }
  const fromGoogle = typeof token === 'string' ? googleEmail(token) : null
  if (fromGoogle) return fromGoogle
  const isTheirs = (reset: { token: string }) =>
    reset.token === token || reset.token === call.bearer
  return liveSession(call)?.email ?? call.db.resetTokens.find(isTheirs)?.email ?? null
}
