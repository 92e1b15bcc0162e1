import type { AxiosRequestConfig } from 'axios'
import * as v from 'valibot'
import type { Language } from '@/i18n/languages'
import { fromDevice } from '@/learner/kept/from-device'
import { hasKeptSkills } from '@/learner/kept/has-kept-skills'
import { snapshotWriter } from '@/learner/last-seen'
import { ApiError, type IdName } from './api-error'
import { request } from './client'

/** What a read may be given: how to drop it, in which language it is, under which name its answer is kept. */
export type Reading = {
  signal?: AbortSignal
  language?: Language
  snapshotName?: string
  /** Under which name a kept skill has this answer (src/learner/kept). */
  keptName?: string
  /** Gets the answer as it came, once it is known to be one. Awaited. */
  onAnswer?: (answer: unknown) => Promise<unknown>
}

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
} & Pick<Reading, 'keptName' | 'onAnswer'>

/** An id: a number, or a text. */
export type Id = number | string

/** Compares ids as texts, because a backend may send 7 in one answer and "7" in another. */
export const isSameId = (one: Id, other: Id) => String(one) === String(other)

export const hasId = (ids: readonly Id[], wanted: Id) => ids.some((one) => isSameId(one, wanted))

async function orKept<T extends { value: unknown }>(name: string, sent: Promise<T>) {
  // It may fail before the chunk is here, and is then handled there.
  sent.catch(() => {})
  const { askOrKept } = await import('../kept/kept-answers')
  return askOrKept(name, sent)
}

/** Sends a call and parses its answer. Throws ApiError. */
export async function call<T>(options: Call<T>): Promise<T> {
  try {
    return await sendAndRead(options)
  } catch (error) {
    if (error instanceof ApiError) error.call = `${options.method} ${options.path}`
    throw error
  }
}

async function sendAndRead<T>(options: Call<T>): Promise<T> {
  const { method, path, query, body, answer, snapshotName, keptName, onAnswer, ...rest } = options
  const writeSnapshot = snapshotName === undefined ? undefined : snapshotWriter(snapshotName)
  const sent = request(
    {
      method,
      url: path,
      ...(query && { params: query }),
      ...(body && { data: body }),
      ...rest,
    },
    answer,
  )
  const { value, status } =
    keptName !== undefined && hasKeptSkills() ? await orKept(keptName, sent) : await sent
  if (keptName !== undefined && status !== undefined) fromDevice.remove(keptName)
  const result = v.safeParse(answer, value)
  if (!result.success) {
    throw new ApiError('invalid-answer', {
      ...(status !== undefined && { status }),
      cause: result.issues.map(placeOf).join(', '),
    })
  }
  await onAnswer?.(value)
  // A kept answer is older than the snapshot.
  if (status !== undefined) writeSnapshot?.(value)
  return result.output
}

/** What was expected at which place of an answer, without what came, which may be personal. */
const placeOf = (issue: v.BaseIssue<unknown>) =>
  `${v.getDotPath(issue) ?? 'answer'}: ${issue.expected ?? issue.type}`

/** Returns the value, or throws ApiError 'missing-id' before any request (rules.md#errors). */
export function required<T>(name: IdName, value: T | null | undefined): T {
  if (value === null || value === undefined || value === '') {
    throw new ApiError('missing-id', { missing: name })
  }
  return value
}
