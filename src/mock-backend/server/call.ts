import type { Language } from '../curriculum/texts'
import type { Content } from './content'
import type { Account, Database, Session } from './db'
import type { Answer, LateAnswer } from './http-answers'
import { refusal } from './http-answers'

/** An e-mail that the stand-in "sends". `path` is the reset screen with the token. */
export type ResetMail = { to: string; path: string; origin: string | null }

/** One request as the endpoints see it, with the tables it may change. */
export type Call = {
  db: Database
  content: Content
  language: Language
  query: URLSearchParams
  body: Readonly<Record<string, unknown>>
  /** The token of the Authorization header. */
  bearer: string | null
  /** Epoch milliseconds. */
  now: number
  /** Where a clip plays, by its base name. */
  clipUrl: (clip: string, language: Language) => string
  /** Where a help page stands, by its base name. */
  helpUrl: (help: string, language: Language) => string
  /** The pdf of a module, as base64. */
  sheetData: (moduleId: number, language: Language) => Promise<string>
  sendResetMail: (to: string, path: string) => void
}

export type SignedInCall = Call & { account: Account; session: Session }

type Method = 'GET' | 'POST'
export type CallName = `${Method} /${string}`

/** One call of the contract. Endpoints are plain functions: they know neither HTTP nor MSW. */
export type Endpoint = { method: Method; path: string; answer: (call: Call) => Answer | LateAnswer }

/** A call that anyone may make. */
export function open(name: CallName, answer: Endpoint['answer']): Endpoint {
  return { ...methodAndPath(name), answer }
}

/** A call that needs the token of a session; without one it is refused with 401. */
export function signedIn(
  name: CallName,
  answer: (call: SignedInCall) => Answer | LateAnswer,
): Endpoint {
  return {
    ...methodAndPath(name),
    answer: (call) => {
      const session = liveSession(call)
      const account = call.db.accounts.find((one) => one.email === session?.email)
      if (!session || !account) return refusal(401, 'Invalid or expired token')
      return answer({ ...call, account, session })
    },
  }
}

export function nameOf(endpoint: Endpoint): string {
  return `${endpoint.method} ${endpoint.path}`
}

/** The session of the call's token, unless it is revoked, unknown or past its time. */
export function liveSession(call: Pick<Call, 'db' | 'bearer' | 'now'>): Session | undefined {
  return call.db.sessions.find(
    ({ token, expiresAt }) => token === call.bearer && (expiresAt === null || expiresAt > call.now),
  )
}

function methodAndPath(name: CallName): { method: Method; path: string } {
  const space = name.indexOf(' ')
  return { method: name.startsWith('GET') ? 'GET' : 'POST', path: name.slice(space + 1) }
}
