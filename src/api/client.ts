import axios, {
  isAxiosError,
  type AxiosRequestConfig,
  type InternalAxiosRequestConfig,
} from 'axios'
import * as v from 'valibot'
import { env } from '@/config/env'
import { currentLanguage } from '@/i18n/languages'
import { orUndefined } from '@/lib/fields'
import { reloadPage } from '@/lib/reload-page'
import { session } from '@/session/session'
import { ApiError, type ApiErrorKind } from './errors'

/**
 * The axios client of the backend. It follows no absolute address, so that the token goes to the base address only, and it
 * has no time limit. The fetch adapter is the one that knows `keepalive`.
 */
export const client = axios.create({
  adapter: 'fetch',
  allowAbsoluteUrls: false,
  withXSRFToken: false,
  // axios' fetch adapter adds a User-Agent header, which the backend's CORS policy does not name.
  headers: { Accept: 'application/json', 'User-Agent': false },
})

/**
 * For calls that return no texts, and whose result is told by the server's message: it is compared in English (errors.ts).
 */
export const inEnglish = { 'Accept-Language': 'en' }

/** For calls of /auth with a token of their own. */
export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

const callOf = ({ method = 'get', url = '' }: AxiosRequestConfig) =>
  `${method.toUpperCase()} ${url}`

type Config = InternalAxiosRequestConfig

/** Calls that sign in and out and make accounts belong to no session. */
const isAccountCall = ({ url }: Config) => url?.startsWith('/auth/') === true

/** For what belongs to a session that is over: it has neither succeeded nor failed for anybody who is here. */
const neverSettles = () => new Promise<never>(() => {})

function addHeaders(config: Config): Config | Promise<never> {
  config.baseURL = env().apiBaseUrl
  if (!config.headers.has('Accept-Language')) {
    config.headers.set('Accept-Language', currentLanguage())
  }
  if (isAccountCall(config)) return config
  // Its time may be over, or another tab may have changed it.
  session.check()
  if (session.hasChangedHands()) {
    reloadPage()
    return neverSettles()
  }
  const token = session.token()
  if (token === undefined) {
    // The session has just ended, and its screens are being left: nobody waits for this any more.
    if (session.endReason() !== undefined) return neverSettles()
    throw new ApiError('missing-token', { call: callOf(config) })
  }
  config.headers.set('Authorization', `Bearer ${token}`)
  return config
}

const kinds: Partial<Record<number, ApiErrorKind>> = {
  400: 'bad-request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  500: 'server',
}

/** Maps every failure to an ApiError, except an aborted request. */
function toApiError(error: unknown): unknown {
  if (error instanceof ApiError || axios.isCancel(error)) return error
  if (!isAxiosError(error)) return new ApiError('setup', { cause: error })
  const call = error.config && callOf(error.config)
  if (!error.response) {
    return new ApiError(error.request ? 'no-response' : 'setup', { call, cause: error })
  }
  const { status, data } = error.response
  const serverMessage = serverMessageOf(data)
  return new ApiError(kinds[status] ?? 'unexpected', { status, serverMessage, call, cause: error })
}

/** A 401 ends the session whose token was sent: a late one must not end the session that came after it. */
function endSessionIfRefused(error: unknown): void {
  if (!isAxiosError(error) || error.response?.status !== 401) return
  if (!error.config || isAccountCall(error.config)) return
  if (error.config.headers.get('Authorization') === `Bearer ${session.token()}`) {
    session.end('expired')
  }
}

/** Whether a request was sent in a session that is over. */
const isOfEndedSession = (config: Config | undefined) =>
  config !== undefined &&
  !isAccountCall(config) &&
  config.headers.get('Authorization') !== `Bearer ${session.token()}`

client.interceptors.request.use(addHeaders)
client.interceptors.response.use(
  (response) => (isOfEndedSession(response.config) ? neverSettles() : response),
  (error: unknown) => {
    // This may end the session; then the next line drops the request, and nobody is told of the refused token twice.
    endSessionIfRefused(error)
    if (isAxiosError(error) && isOfEndedSession(error.config)) return neverSettles()
    return Promise.reject(toApiError(error))
  },
)

/** A longer message is cut to this number of characters. */
const longestMessage = 300

const message = orUndefined(v.pipe(v.string(), v.trim(), v.nonEmpty()))
const messages = v.fallback(v.object({ message, error: message, detail: message }), {})

/** The message of an answer; undefined if it has none. */
export function serverMessageOf(body: unknown): string | undefined {
  const found = v.parse(messages, body)
  const text = found.message ?? found.error ?? found.detail
  if (text === undefined || text.length <= longestMessage) return text
  return `${text.slice(0, longestMessage)}…`
}

/** A 2xx answer which says that nothing was done. */
const refusal = v.union([
  v.object({ success: v.literal(false) }),
  v.object({ error: v.pipe(v.unknown(), v.check(Boolean)) }),
])

/** What was expected and where. What came is left out, because it may be personal. */
const placeOf = (issue: v.BaseIssue<unknown>) =>
  `${v.getDotPath(issue) ?? 'answer'}: ${issue.expected ?? issue.type}`

type Schema<T> = v.GenericSchema<unknown, T>

/** Reads a 2xx answer by its schema. Throws ApiError: 'refused' if it says that nothing was done, or 'invalid-answer'. */
export function readAnswer<T>(schema: Schema<T>, body: unknown, call?: string): T {
  const details = { serverMessage: serverMessageOf(body), call }
  if (v.is(refusal, body)) throw new ApiError('refused', details)
  const answer = v.safeParse(schema, body)
  if (answer.success) return answer.output
  throw new ApiError('invalid-answer', { ...details, cause: answer.issues.map(placeOf).join(', ') })
}

async function send<T>(config: AxiosRequestConfig, schema: Schema<T>): Promise<T> {
  const { data } = await client.request<unknown>(config)
  return readAnswer(schema, data, callOf(config))
}

/** Sends a GET and reads its answer by a schema. Throws ApiError, or CanceledError where it was aborted. */
export const get = <T>(url: string, schema: Schema<T>, config: AxiosRequestConfig = {}) =>
  send({ ...config, method: 'GET', url }, schema)

/** Sends a POST and reads its answer by a schema. Throws ApiError. */
export const post = <T>(
  url: string,
  data: unknown,
  schema: Schema<T>,
  config: AxiosRequestConfig = {},
) => send({ ...config, method: 'POST', url, data }, schema)
