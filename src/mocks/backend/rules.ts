import type { CallName, Endpoint } from './call'
import { nameOf } from './call'

/** The calls that a rule matches: one by its name, or all with this path prefix (`/auth/*`). */
export type Pattern = CallName | `/${string}*`

/** What happens to some calls of one learner. The first rule that covers a call counts. */
export type Rule = {
  on: readonly Pattern[]
  /** Answers instead of the endpoint, which then changes nothing. */
  answer?: () => Response
  /** Answers only from this call of a session on, counted from 1. */
  fromCall?: number
  /** Changes the body of the regular response. `now` is in epoch milliseconds. */
  change?: (body: unknown, now: number) => unknown
  /** Delays the response. */
  waitMs?: number
}

export function covers({ on }: Pick<Rule, 'on'>, endpoint: Endpoint): boolean {
  return on.some((pattern) =>
    pattern.endsWith('*')
      ? endpoint.path.startsWith(pattern.slice(0, -1))
      : pattern === nameOf(endpoint),
  )
}
