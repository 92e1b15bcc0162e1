import axios, {
  isAxiosError,
  type AxiosError,
  type AxiosRequestConfig,
  type InternalAxiosRequestConfig,
} from 'axios'
import { env } from '@/config/env'
import { currentLanguage } from '@/i18n/i18n'
import type { Language } from '@/i18n/languages'
import { session } from '@/learner/session'
import { noteDifferences } from './answer-differences'
import { ApiError, kindOfStatus, serverMessageOf } from './api-error'
import { readAnswer } from './read-answer'
import type { Schema } from './schema-fields'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Whose token the call carries: the session's, none, or the given one (a reset token). */
    bearer?: 'session' | 'none' | { token: string }
    /**
     * The language of a read, as in its key; English for a call whose answer the app acts on and nobody
     * reads; else that of the interface.
     */
    language?: Language
    /** The request goes on when the page is left. */
    keepalive?: boolean
    /** Called when the server has said no, before a refused token ends the session. */
    onRefused?: () => void
  }
}

/**
 * The one client of the REST backend. Paths are relative and stay so: an absolute address is never
 * followed, so the token goes to the base address only. No timeout (contract.md#requests).
 */
export const client = axios.create({
  // The one that can send a request which outlives the page. Its own name would be one header too many for
  // the backend's CORS (contract.md#requests).
  adapter: 'fetch',
  headers: { Accept: 'application/json', 'User-Agent': false },
  allowAbsoluteUrls: false,
  withXSRFToken: false,
})

function addHeaders(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  config.baseURL = env().apiBaseUrl
  config.headers.set('Accept-Language', config.language ?? currentLanguage())
  if (config.keepalive) config.fetchOptions = { keepalive: true }
  const bearer = config.bearer ?? 'session'
  if (bearer === 'none') return config
  const token = bearer === 'session' ? session.token() : bearer.token
  if (token === undefined) throw new ApiError('missing-token')
  config.headers.set('Authorization', `Bearer ${token}`)
  return config
}

/** A refused token ends the session, except on the /auth calls (contract.md#session). */
function endSessionIfRefused(error: AxiosError): void {
  const path = error.config?.url ?? ''
  if (error.response?.status !== 401 || !/^\/(api|onboarding)\//.test(path)) return
  // A late answer to an earlier session must not end the one that has begun since.
  const sent = error.config?.headers.get('Authorization')
  if (sent === `Bearer ${session.token()}`) session.end('expired')
}

/** Every failure becomes one ApiError (rules.md#errors); an aborted call stays what it is. */
function toApiError(error: unknown): unknown {
  if (error instanceof ApiError || axios.isCancel(error)) return error
  if (!isAxiosError(error)) return new ApiError('setup', { cause: error })
  if (error.response) {
    error.config?.onRefused?.()
    endSessionIfRefused(error)
    const { status, data } = error.response
    const serverMessage = serverMessageOf(data)
    return new ApiError(kindOfStatus(status), {
      status,
      cause: error,
      ...(serverMessage !== undefined && { serverMessage }),
    })
  }
  return new ApiError(error.request ? 'no-response' : 'setup', { cause: error })
}

client.interceptors.request.use(addHeaders)
client.interceptors.response.use(
  (response) => response,
  (error: unknown) => Promise.reject(toApiError(error)),
)

type Question = AxiosRequestConfig & { method: string; url: string }

/** Sends a call and puts what comes into the words of its schema. */
export async function ask(question: Question, schema: Schema) {
  const { data, status } = await client.request<unknown>(question)
  const { value, differences } = readAnswer(data, schema, env().apiBaseUrl)
  const { method, url: path } = question
  if (differences.length > 0) noteDifferences({ method, path, differences })
  return { value, status }
}
