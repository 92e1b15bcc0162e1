import type { DifferingAnswer } from '../transport/answer-differences'
import type { Difference } from '../transport/read-answer'
import type { Failure } from './failure-switch'

/** A call as QA sees it, without body, headers and personal data. */
export type LoggedCall = {
  id: number
  method: string
  /** From `plainPath`. */
  path: string
  /** The HTTP status, or why there is none. */
  outcome: number | 'no-answer' | 'cancelled'
  /** How long it took, in milliseconds. */
  ms: number
  /** The failure switch that was on: then the answer says nothing about the backend. */
  failure: Failure | undefined
  /** Where the answer differs from the contract (contract.md#when-the-backend-differs). */
  differences: readonly string[]
}

/** The log keeps this many calls, in memory only. */
const most = 30

let calls: readonly LoggedCall[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** The path and query, with all values hidden except short numbers such as ids. */
export function plainPath(path: string, query: Readonly<Record<string, unknown>> = {}): string {
  const [bare = '', written = ''] = path.split('?')
  const pairs = [...new URLSearchParams(written), ...Object.entries(query)]
  const plain = pairs.map(([key, given]) => {
    const value = String(given)
    return `${key}=${/^\d{1,6}$/.test(value) ? value : '…'}`
  })
  return pairs.length === 0 ? bare : `${bare}?${plain.join('&')}`
}

const isPath = (written: string, path: string) => written.split('?')[0] === path

function keep(changed: readonly LoggedCall[]): void {
  calls = changed
  for (const listener of listeners) listener()
}

export const callLog = {
  /** The last completed calls, newest first. */
  calls(this: void): readonly LoggedCall[] {
    return calls
  },

  add(call: Omit<LoggedCall, 'id' | 'differences'>): void {
    lastId += 1
    keep([{ id: lastId, ...call, differences: [] }, ...calls].slice(0, most))
  },

  /** Adds the differences to the last call of this method and path. */
  addDifferences(this: void, { method, path, differences }: DifferingAnswer): void {
    const differing = calls.find((call) => call.method === method && isPath(call.path, path))
    keep(
      calls.map((call) =>
        call === differing ? { ...call, differences: differenceLines(differences) } : call,
      ),
    )
  },

  subscribe(this: void, listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** A line for each kind of difference: `subskills.*.modules.*.status as "Completed"`. */
export function differenceLines(differences: readonly Difference[]): string[] {
  return [
    ...new Set(
      differences.map(({ place, received }) => `${kindOfPlace(place)} ${received}`.trim()),
    ),
  ]
}

/** Replaces the indexes in a place by stars, so that one line stands for a whole list. */
export const kindOfPlace = (place: string): string => place.replace(/(^|\.)\d+(?=[. ]|$)/g, '$1*')
