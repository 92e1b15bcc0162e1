import { buildId } from '@/config/build-id'
import { env, mode } from '@/config/env'
import { paths } from '@/config/paths'
import { timing } from '@/config/timing'

/** A problem, without what may be personal. */
export type Problem = {
  /** Where it came up: "GET /api/subskills", "start". */
  context: string
  name: string
  message: string
  /** The message of its cause. */
  cause: string | undefined
  /** Where in the code, the innermost first: "assets/index-Bx1.js:1:2345". `npm run trace` names the place in the source. */
  frames: readonly string[]
  build: string
  /** Of the address of the screen the parts that stand in `paths`. */
  path: string
  /** The family: "Firefox". */
  browser: string
}

type Listener = (problem: Problem) => void

const listeners = new Set<Listener>()

/** Calls the listener for each problem from now on; returns the function that ends this. */
export function onProblem(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Reports an error: on the console, and to VITE_PROBLEM_URL where the build has one. Never throws. The
 * same problem is reported once a minute, an aborted request never.
 */
export function reportProblem(error: unknown, context: string): void {
  try {
    const problem = problemOf(error, context)
    if (/^(Abort|Cancell?ed)Error$/.test(problem.name) || isRepeated(problem)) return
    log(problem, error)
    for (const listener of listeners) listener(problem)
    send(problem)
  } catch {
    // A report that fails must not become a problem of its own.
  }
}

/** Reports from now on what no code of ours catches. */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error }) => {
    // Without an error object it is a warning of the browser, or comes from a script of another host.
    if (error) reportProblem(error, 'uncaught')
  })
  window.addEventListener('unhandledrejection', ({ reason }) => reportProblem(reason, 'uncaught'))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    // The directive and the host; or a word such as 'inline', where it is no address.
    const [, host = blockedURI] = /^\w+:\/\/([^/:?#]+)/.exec(blockedURI) ?? []
    const violation = new Error(`${effectiveDirective} ${host}`)
    violation.name = 'PolicyViolation'
    reportProblem(violation, 'policy')
  })
}

/** An error may carry a whole request with its token, so only developers see it, in their own dev server. */
function log(problem: Problem, error: unknown): void {
  // The console of a test is silent: there a problem is often the point.
  if (mode() === 'test') return
  console.error(problem.context, import.meta.env.DEV ? error : problem)
}

function problemOf(error: unknown, context: string): Problem {
  // What is thrown may be anything. Where it is no Error, it has no frames of its own.
  const { name, message, cause, stack } =
    error instanceof Error ? error : { name: typeof error, message: String(error) }
  const reason = cause instanceof Error ? cause.message : cause
  return {
    context,
    name: withoutNames(String(name)),
    message: withoutNames(message),
    cause: typeof reason === 'string' ? withoutNames(reason) : undefined,
    frames: framesOf(stack?.replace(message, '')),
    build: buildId,
    path: knownPath(window.location.pathname),
    browser: browserOf(navigator.userAgent),
  }
}

/** The file, line and column of each frame in a file of this app. */
function framesOf(stack = ''): string[] {
  const frames = stack.split('\n').flatMap((line) => {
    const [, origin, file, place] =
      /^(?:\s*at |[^@]*@).*?(https?:\/\/[^/]+)\/([\w./-]+)[^:\s]*(:\d+:\d+)/.exec(line) ?? []
    return origin === window.location.origin ? [`${file}${place}`] : []
  })
  return frames.slice(0, 20)
}

/** By the order: a user agent also has the names of browsers that stand later here. */
const browsers = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'Chrome', 'Safari']

const browserOf = (userAgent: string) =>
  browsers.find((name) => userAgent.includes(`${name}/`)) ?? 'other'

/** Hides what a person may have typed or is called: quoted text, addresses, e-mails, long numbers, tokens. */
const withoutNames = (text: string) =>
  text
    .slice(0, 1000)
    // From the first quotation mark to the last, since a quoted text may have some of its own.
    .replace(/".*"|".*/s, '…')
    .replaceAll(/“[^”]*”?|‘[^’]*’?|«[^»]*»?|`[^`]*`?/g, '…')
    .replaceAll(/\S*[@/\\=]\S*|\S*\d{4,}\S*|[\w.+-]{30,}/g, '…')
    .slice(0, 300)

const knownParts = new Set(Object.values(paths).flatMap((path) => path.toLowerCase().split('/')))

/** A path without what is no part of `paths`, since that may be a token or a name. */
export const knownPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (knownParts.has(part.toLowerCase()) ? part : '…'))
    .join('/')

const lastAt = new Map<string, number>()

function isRepeated({ context, name, message }: Problem): boolean {
  const key = `${context} ${name} ${message}`
  const last = lastAt.get(key)
  const isSoon = last !== undefined && Date.now() - last < timing.sameProblemAgainAfter
  if (!isSoon) lastAt.set(key, Date.now())
  return isSoon
}

/**
 * As text, which needs no CORS preflight. To use Sentry, call `Sentry.captureEvent` here with the problem's fields and
 * `Sentry.init` with `defaultIntegrations: false`, and set VITE_PROBLEM_URL to Sentry's host, so that the policy allows it.
 */
function send(problem: Problem): void {
  const { problemUrl } = env()
  if (problemUrl !== undefined) navigator.sendBeacon(problemUrl, JSON.stringify(problem))
}
