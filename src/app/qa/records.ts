import { isAxiosError, isCancel, type AxiosRequestConfig } from 'axios'
import { client } from '@/api/client'
import { ApiError } from '@/api/errors'
import { knownPath, onProblem, type Problem } from '@/lib/report-problem'

/** A call without its body, its headers and anything personal. */
export type Call = {
  method: string
  path: string
  status: number | 'pending' | 'no-answer' | 'canceled'
  /** How long it took, or since when it is pending. */
  ms: number
}

/** The last 20, the newest first, in memory only. */
export const calls: Call[] = []
export const problems: Problem[] = []

function add<T>(list: T[], item: T): void {
  list.unshift(item)
  list.splice(20)
}

/** The path with its query, in which only short numbers such as ids are shown. */
export function plainPath({ url = '', params = {} }: AxiosRequestConfig<unknown>): string {
  const values = Object.entries<unknown>(params).map(
    ([name, value]) => `${name}=${/^\d{1,6}$/.test(String(value)) ? String(value) : '…'}`,
  )
  return [url, values.join('&')].filter(Boolean).join('?')
}

/** The address of the screen, in which only the app's own words and short numbers are shown. */
export const plainAddress = (): string => {
  const { pathname, search } = window.location
  return plainPath({
    url: knownPath(pathname),
    params: Object.fromEntries(new URLSearchParams(search)),
  })
}

/** Records each call of the shared client, and each problem that is reported. */
export function startRecording(): void {
  onProblem((problem) => add(problems, problem))

  const pending = new WeakMap<object, Call>()
  const settle = (config: AxiosRequestConfig | undefined, status: Call['status']) => {
    const call = config && pending.get(config)
    if (call) Object.assign(call, { status, ms: Math.round(performance.now() - call.ms) })
  }
  client.interceptors.request.use((config) => {
    const method = (config.method ?? 'get').toUpperCase()
    const call: Call = { method, path: plainPath(config), status: 'pending', ms: performance.now() }
    pending.set(config, call)
    add(calls, call)
    return config
  })
  client.interceptors.response.use(
    (response) => {
      settle(response.config, response.status)
      return response
    },
    (error: unknown) => {
      const failed = error instanceof ApiError ? error.cause : error
      const status = isCancel(failed) ? 'canceled' : 'no-answer'
      if (isAxiosError(failed)) settle(failed.config, failed.response?.status ?? status)
      return Promise.reject(error)
    },
  )
}
