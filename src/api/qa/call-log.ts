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

export const callLog = {
  /** The last calls that have ended, the newest first. */
  calls(this: void): readonly LoggedCall[] {
    return calls
  },

  add(call: Omit<LoggedCall, 'id'>): void {
    lastId += 1
    calls = [{ id: lastId, ...call }, ...calls].slice(0, most)
    for (const listener of listeners) listener()
  },

  subscribe(this: void, listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
