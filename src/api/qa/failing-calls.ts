import {
  AxiosError,
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios'
import timing from '@/config/timing.json'
import type { Failure } from './failure-switch'

/** Empties every list and keeps the rest. */
export function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, emptied(inner)]))
}

/** Empties the lists in a JSON text; any other text stays as it is. */
function emptiedText(data: unknown): unknown {
  if (typeof data !== 'string') return emptied(data)
  try {
    return emptied(JSON.parse(data))
  } catch {
    return data
  }
}

function refuse(config: InternalAxiosRequestConfig, status: number): never {
  const response: AxiosResponse = { status, statusText: '', data: '', headers: {}, config }
  throw new AxiosError(`Refused with ${status} on purpose`, undefined, config, {}, response)
}

/** Delays, changes or replaces the response, as the failure switch says. */
export async function failAs(
  failure: Failure,
  send: AxiosAdapter,
  config: InternalAxiosRequestConfig,
): Promise<AxiosResponse> {
  switch (failure) {
    case 'offline':
      throw new AxiosError('Offline on purpose', AxiosError.ERR_NETWORK, config, {})
    case '401':
      return refuse(config, 401)
    case '500':
      return refuse(config, 500)
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, timing.qaSlowCall))
      return send(config)
    case 'empty': {
      const response = await send(config)
      return { ...response, data: emptiedText(response.data) }
    }
  }
}
