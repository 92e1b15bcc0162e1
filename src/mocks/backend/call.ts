import type { Language } from '../curriculum/texts'
import type { Account, Database, Session } from '../database'
import type { Content } from './content'
import { refusal } from './refusal'

/** A reset e-mail that the mock backend "sends". `path` is the reset screen with the token. */
export type ResetMail = { to: string; path: string; origin: string | null }

/** One request as the endpoints see it, with the database that they may change. */
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
  /** The address of a video, by its name without extension. */
  clipUrl: (clip: string, language: Language) => string
  /** The address of a help page, by its name without extension. */
  helpUrl: (help: string, language: Language) => string
  /** The pdf of a module, as base64. */
  sheetData: (moduleId: number, language: Language) => Promise<string>
  sendResetMail: (to: string, path: string) => void
}

export type SignedInCall = Call & { account: Account; session: Session }

type Method = 'GET' | 'POST'
export type CallName = `${Method} /${string}`

/** One call of the contract. What `answer` changes in the database it changes before it awaits anything. */
export type Endpoint = {
  method: Method
  path: string
  answer: (call: Call) => Response | Promise<Response>
}

/** A call without authentication. */
export function open(name: CallName, answer: Endpoint['answer']): Endpoint {
  return { ...methodAndPath(name), answer }
}

/** A call that needs a session's token; without one it is refused with 401. */
export function signedIn(
  name: CallName,
  answer: (call: SignedInCall) => Response | Promise<Response>,
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

/** The session of the token; undefined if it is unknown, revoked or expired. */
export function liveSession(call: Pick<Call, 'db' | 'bearer' | 'now'>): Session | undefined {
  return call.db.sessions.find(
    ({ token, expiresAt }) => token === call.bearer && (expiresAt === null || expiresAt > call.now),
  )
}

function methodAndPath(name: CallName): { method: Method; path: string } {
  const space = name.indexOf(' ')
  return { method: name.startsWith('GET') ? 'GET' : 'POST', path: name.slice(space + 1) }
}
