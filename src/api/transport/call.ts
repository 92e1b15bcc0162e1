import type { AxiosRequestConfig } from 'axios'
import * as v from 'valibot'
import type { Language } from '@/i18n/languages'
import { snapshotWriter } from '@/learner/last-seen'
import { ApiError, type IdName } from './api-error'
import { ask } from './client'

/** What a read may be given: how to drop it, in which language it is, under which name its answer is kept. */
export type Reading = { signal?: AbortSignal; language?: Language; snapshotName?: string }

type Call<T> = Pick<
  AxiosRequestConfig,
  'bearer' | 'language' | 'signal' | 'keepalive' | 'onRefused'
> & {
  method: 'GET' | 'POST'
  path: `/${string}`
  query?: Record<string, Id>
  body?: Record<string, unknown>
  /** THE description of the answer: the lenient reading before it is parsed knows it by this too (read-answer.ts). */
  answer: v.GenericSchema<unknown, T>
  /** A read that can be seen without a network later: the name of its snapshot. */
  snapshotName?: string
}

/** An id as the contract sends it: a number, or a text where it is not one. */
export type Id = number | string

/** Ids are compared as texts: a backend may send 7 in one answer and "7" in another. */
export const isSameId = (one: Id, other: Id) => String(one) === String(other)

/** Whether an id is among others. */
export const hasId = (ids: readonly Id[], wanted: Id) => ids.some((one) => isSameId(one, wanted))

/** Sends one call and parses its answer at the edge. Throws ApiError. */
export async function call<T>(asked: Call<T>): Promise<T> {
  const { method, path, query, body, answer, snapshotName, ...rest } = asked
  const writeSnapshot = snapshotName === undefined ? undefined : snapshotWriter(snapshotName)
  const { value, status } = await ask(
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

/** The value, or an ApiError 'missing-id' before any request is sent (rules.md#errors). */
export function required<T>(name: IdName, value: T | null | undefined): T {
  if (value === null || value === undefined || value === '') {
    throw new ApiError('missing-id', { missing: name })
  }
  return value
}
