import type { CallName, Endpoint } from './call'
import { nameOf } from './call'
import type { Answer } from './http-answers'

/** The calls a rule is about: one by its name, or all whose path begins so (`/auth/*`). */
export type Pattern = CallName | `/${string}*`

/** What happens to the calls of one learner, instead of or on top of the true answer. */
export type Rule = { on: readonly Pattern[] } & (
  | Refuse
  /** The body of the true answer, altered. `now` in epoch milliseconds. */
  | { change: (body: unknown, now: number) => unknown }
  /** Done at once, answered late. */
  | { waitMs: number }
)

/** Answered so, and nothing is changed; with `afterCalls` only once a session has made so many. */
type Refuse = { answer: Answer; afterCalls?: number }

/** What the rules make of one call: a fixed answer, or changes and a wait. */
export type Verdict = {
  answer: Answer | null
  changes: readonly ((body: unknown, now: number) => unknown)[]
  waitMs: number
}

/** Reads the rules for one call. `calls`: how many its session has made, this one included. */
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
