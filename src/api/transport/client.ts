import axios, { isAxiosError, type AxiosError, type InternalAxiosRequestConfig } from 'axios'
import { env } from '@/config/env'
import { currentLanguage } from '@/i18n/i18n'
import type { Language } from '@/i18n/languages'
import { session } from '@/session/session'
import { ApiError, kindOfStatus, serverMessageOf } from './api-error'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The bearer token: that of the session, none, or a given one (a reset token). */
    bearer?: 'session' | 'none' | { token: string }
    /**
     * The Accept-Language of the call: that of the query key for a read, English if the app matches the message of the
     * answer, by default that of the interface.
     */
    language?: Language
    /** Lets the request continue after the page is left. */
    keepalive?: boolean
  }
}

/**
 * The axios client of the REST backend. Absolute URLs are not allowed, so that the token goes to the base address only.
 * There is no timeout (contract.md#requests).
 */
export const client = axios.create({
  // The fetch adapter supports `keepalive`. Do not let it set a User-Agent header, which the backend's CORS policy
  // does not allow (contract.md#requests).
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

/** A 401 ends the session, except on /auth calls (contract.md#session). */
function endSessionIfRefused(error: AxiosError): void {
  const path = error.config?.url ?? ''
  if (error.response?.status !== 401 || !/^\/(api|onboarding)\//.test(path)) return
  // A late response for an earlier session must not end the current one.
  const sent = error.config?.headers.get('Authorization')
  if (sent === `Bearer ${session.token()}`) session.end('expired')
}

/** True for the error of a request that the app has aborted. */
export const isAborted = (error: unknown): boolean => axios.isCancel(error)

/** Maps every failure to an ApiError, except an abort (rules.md#errors). */
function toApiError(error: unknown): unknown {
  if (error instanceof ApiError || isAborted(error)) return error
  if (!isAxiosError(error)) return new ApiError('setup', { cause: error })
  if (error.response) {
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
