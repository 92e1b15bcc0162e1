import { calls, type CheckedPath } from './calls'
import { pageKeysOf } from './facts'
import { probe, type Answer, type Finding, type Host, type Probe } from './probe'

/** `google`: a fresh credential of the account, where its sign-in with Google is to be tried. */
export type Account = { email: string; password: string; google?: string | undefined }

/** The calls made so far, what each came to, and the ways to make another. */
export type CallSession = {
  findings: readonly Finding[]
  /** By call: the keys of its answer that speak of further pages. */
  pages: ReadonlyMap<string, readonly string[]>
  tell: (asked: Probe) => Promise<Answer | undefined>
  read: (path: CheckedPath, query?: string) => Promise<Answer | undefined>
  send: (path: CheckedPath, body: Record<string, unknown>) => Promise<Answer | undefined>
  skip: (call: string, why: string) => void
}

/** Makes the calls of one learner; `token` is asked for at each, since it comes with the first. */
export function callSession(host: Host, token: () => string | undefined): CallSession {
  const findings: Finding[] = []
  const pages = new Map<string, readonly string[]>()
  const tell: CallSession['tell'] = async (asked) => {
    const { finding, answer } = await probe(host, asked)
    findings.push(finding)
    const keys = pageKeysOf(answer?.body)
    if (keys.length > 0) pages.set(`${asked.method} ${asked.path.split('?')[0]}`, keys)
    return answer
  }
  return {
    findings,
    pages,
    tell,
    read: (path, query = '') =>
      tell({ method: 'GET', path: path + query, token: token(), check: calls[path] }),
    send: (path, body) => tell({ method: 'POST', path, token: token(), body, check: calls[path] }),
    skip: (call, why) => {
      findings.push({ call, verdict: 'not tried', notes: [why] })
    },
  }
}
