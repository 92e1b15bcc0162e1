import type { CallName, Endpoint } from './call'
import { nameOf } from './call'
import type { Answer } from './http-answers'

/** The calls that a rule matches: one by its name, or all with this path prefix (`/auth/*`). */
export type Pattern = CallName | `/${string}*`

/** What happens to the calls of one learner, instead of or in addition to the regular response. */
export type Rule = { on: readonly Pattern[] } & (
  | Refuse
  /** Changes the body of the regular response. `now` is in epoch milliseconds. */
  | { change: (body: unknown, now: number) => unknown }
  /** Delays the response. */
  | { waitMs: number }
)

/** Sends this answer and changes nothing; with `afterCalls`, only after that many calls of a session. */
type Refuse = { answer: Answer; afterCalls?: number }

/** The result of the rules for one call: a fixed response, or changes and a delay. */
export type Verdict = {
  answer: Answer | null
  changes: readonly ((body: unknown, now: number) => unknown)[]
  waitMs: number
}

/** Evaluates the rules for one call. `calls`: how many its session has made, including this one. */
export function judge(rules: readonly Rule[], endpoint: Endpoint, calls: number): Verdict {
  const due = rules.filter(({ on }) => on.some((pattern) => covers(pattern, endpoint)))
  const refusals = due.filter((rule): rule is Rule & Refuse => 'answer' in rule)
  return {
    answer:
      refusals.find(({ afterCalls = 0 }) => calls > afterCalls || afterCalls === 0)?.answer ?? null,
    changes: due.flatMap((rule) => ('change' in rule ? [rule.change] : [])),
    waitMs: due.reduce((sum, rule) => sum + ('waitMs' in rule ? rule.waitMs : 0), 0),
  }
}

export function covers(pattern: Pattern, endpoint: Endpoint): boolean {
  return pattern.endsWith('*')
    ? endpoint.path.startsWith(pattern.slice(0, -1))
    : pattern === nameOf(endpoint)
}
