import type { AxiosRequestConfig } from 'axios'
import * as v from 'valibot'
import type { Language } from '@/i18n/languages'
import { snapshotWriter } from '@/learner/last-seen'
import { ApiError, type IdName } from './api-error'
import { request } from './client'

/** The options of a read: abort signal, language, and the name of its snapshot. */
export type Reading = { signal?: AbortSignal; language?: Language; snapshotName?: string }

type Call<T> = Pick<
  AxiosRequestConfig,
  'bearer' | 'language' | 'signal' | 'keepalive' | 'onRefused'
> & {
  method: 'GET' | 'POST'
  path: `/${string}`
  query?: Record<string, Id>
  body?: Record<string, unknown>
  /** The schema of the answer, which also guides the lenient parser (read-answer.ts). */
  answer: v.GenericSchema<unknown, T>
  /** The name of the snapshot that is shown later without a network. */
  snapshotName?: string
}

/** An id: a number, or a text. */
export type Id = number | string

/** Compares ids as texts, because a backend may send 7 in one answer and "7" in another. */
export const isSameId = (one: Id, other: Id) => String(one) === String(other)

export const hasId = (ids: readonly Id[], wanted: Id) => ids.some((one) => isSameId(one, wanted))

/** Sends a call and parses its answer. Throws ApiError. */
export async function call<T>(options: Call<T>): Promise<T> {
  const { method, path, query, body, answer, snapshotName, ...rest } = options
  const writeSnapshot = snapshotName === undefined ? undefined : snapshotWriter(snapshotName)
  const { value, status } = await request(
    {
      method,
      url: path,
      ...(query && { params: query }),
      ...(body && { data: body }),
      ...rest,
    },
    answer,
  )
  const result = v.safeParse(answer, value)
  if (!result.success) {
    throw new ApiError('invalid-answer', { status, cause: result.issues })
  }
  writeSnapshot?.(value)
  return result.output
}

/** Returns the value, or throws ApiError 'missing-id' before any request (rules.md#errors). */
export function required<T>(name: IdName, value: T | null | undefined): T {
  if (value === null || value === undefined || value === '') {
    throw new ApiError('missing-id', { missing: name })
  }
  return value
}
