import type { DifferingAnswer } from '../transport/answer-differences'
import type { Difference } from '../transport/read-answer'
import type { Failure } from './failure-switch'

/** A call as QA sees it: nothing of its body, its headers or its learner. */
export type LoggedCall = {
  id: number
  method: string
  /** As `plainPath` writes it. */
  path: string
  /** The status of the answer, or why there is none. */
  outcome: number | 'no-answer' | 'cancelled'
  /** How long it took, in milliseconds. */
  ms: number
  /** The switch that was on: what came is no news about the backend. */
  failure: Failure | undefined
  /** What was read in another way than the contract says (contract.md#when-the-backend-differs). */
  differences: readonly string[]
}

/** How many calls are kept, in memory only. */
const most = 30

let calls: readonly LoggedCall[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** The path with the names of its query; of the values only short numbers, such as the id of a lesson. */
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
  /** The last calls that have ended, the newest first. */
  calls(this: void): readonly LoggedCall[] {
    return calls
  },

  add(call: Omit<LoggedCall, 'id' | 'differences'>): void {
    lastId += 1
    keep([{ id: lastId, ...call, differences: [] }, ...calls].slice(0, most))
  },

  /** Notes how the answer of the last call of this name was read. */
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

/** What was read differently, a line for each kind: `subskills.*.modules.*.status as "Completed"`. */
export function differenceLines(differences: readonly Difference[]): string[] {
  return [...new Set(differences.map(({ place, came }) => `${kindOfPlace(place)} ${came}`.trim()))]
}

/** A place with a star for each number of an item: one line stands for a whole list. */
export const kindOfPlace = (place: string): string => place.replace(/(^|\.)\d+(?=[. ]|$)/g, '$1*')
