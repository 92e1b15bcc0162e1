import type { AxiosRequestConfig } from 'axios'
import type * as v from 'valibot'
import type { Language } from '@/i18n/languages'
import { ApiError, type IdName } from './api-error'
import { client } from './client'
import { parseAnswer } from './parse-answer'

/** What a read may be given: how to drop it, and in which language it is. */
export type Reading = {
  signal?: AbortSignal
  language?: Language
}

type Call<T> = Pick<AxiosRequestConfig, 'bearer' | 'language' | 'signal' | 'keepalive'> & {
  method: 'GET' | 'POST'
  path: `/${string}`
  query?: Record<string, Id>
  body?: Record<string, unknown>
  /** The schema of the answer. */
  answer: v.GenericSchema<unknown, T>
}

/** An id: a number, or a text. */
export type Id = number | string

/** Compares ids as texts, because a backend may send 7 in one answer and "7" in another. */
export const isSameId = (one: Id, other: Id) => String(one) === String(other)

export const hasId = (ids: readonly Id[], wanted: Id) => ids.some((one) => isSameId(one, wanted))

/** Sends a call and reads its answer. Throws ApiError. */
export async function call<T>(options: Call<T>): Promise<T> {
  const { method, path, query, body, answer, ...rest } = options
  try {
    const { data } = await client.request<unknown>({
      method,
      url: path,
      ...(query && { params: query }),
      ...(body && { data: body }),
      ...rest,
    })
    return parseAnswer(answer, data)
  } catch (error) {
    if (error instanceof ApiError) error.call = `${method} ${path}`
    throw error
  }
}

/** Returns the value, or throws ApiError 'missing-id' before any request (rules.md#errors). */
export function required<T>(name: IdName, value: T | null | undefined): T {
  if (value === null || value === undefined || value === '') {
    throw new ApiError('missing-id', { missing: name })
  }
  return value
}
