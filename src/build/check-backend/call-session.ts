import { calls, type CheckedPath } from './calls'
import { pageKeysOf } from './facts'
import { probe, type Answer, type Finding, type Host, type Probe } from './probe'

/**
 * `google`: a fresh Google credential of the account, if sign-in with Google is to be checked too.
 */
export type Account = { email: string; password: string; google?: string | undefined }

/** The calls made so far with their results, and functions to make more. */
export type CallSession = {
  findings: readonly Finding[]
  /** By call: the keys in its response that hint at further pages. */
  pages: ReadonlyMap<string, readonly string[]>
  run: (request: Probe) => Promise<Answer | undefined>
  read: (path: CheckedPath, query?: string) => Promise<Answer | undefined>
  send: (path: CheckedPath, body: Record<string, unknown>) => Promise<Answer | undefined>
  skip: (call: string, why: string) => void
}

/** Makes the calls of one learner. `token` is read anew for each call, since sign-in brings it. */
export function callSession(host: Host, token: () => string | undefined): CallSession {
  const findings: Finding[] = []
  const pages = new Map<string, readonly string[]>()
  const run: CallSession['run'] = async (request) => {
    const { finding, answer } = await probe(host, request)
    findings.push(finding)
    const keys = pageKeysOf(answer?.body)
    if (keys.length > 0) pages.set(`${request.method} ${request.path.split('?')[0]}`, keys)
    return answer
  }
  return {
    findings,
    pages,
    run,
    read: (path, query = '') =>
      run({ method: 'GET', path: path + query, token: token(), check: calls[path] }),
    send: (path, body) => run({ method: 'POST', path, token: token(), body, check: calls[path] }),
    skip: (call, why) => {
      findings.push({ call, verdict: 'not tried', notes: [why] })
    },
  }
}
