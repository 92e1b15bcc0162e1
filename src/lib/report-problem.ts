import { buildId } from '@/config/build-id'
import { env, mode } from '@/config/env'
import timing from '@/config/timing.json'

/** A problem that no learner sees, without anything personal. */
export type Problem = {
  /** Where it came up: "GET /api/subskills", "start". */
  context: string
  name: string
  message: string
  /** The message of its cause. */
  cause: string | undefined
  build: string
  /** The address of the screen, without query, tokens and names. */
  path: string
}

type Listener = (problem: Problem, error: unknown) => void

const listeners = new Set<Listener>()

/** Calls the listener for each problem from now on; returns the function that ends this. */
export function onProblem(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Reports an error that no learner sees: to the console, or in the main build to VITE_PROBLEM_URL. Never throws. The same
 * problem is reported once a minute, an aborted request never.
 */
export function reportProblem(error: unknown, context: string): void {
  try {
    const problem = problemOf(error, context)
    if (/^(Abort|Cancell?ed)Error$/.test(problem.name) || isRepeated(problem)) return
    // Not in tests, where problems are often the point.
    if (mode() === 'main') send(problem)
    else if (mode() !== 'test') console.error(context, error)
    for (const listener of listeners) listener(problem, error)
  } catch {
    // A report that fails must not become a problem of its own.
  }
}

function problemOf(error: unknown, context: string): Problem {
  const { name, message, cause } = error instanceof Error ? error : new Error(String(error))
  const reason = cause instanceof Error ? cause.message : cause
  return {
    context,
    name,
    message: withoutNames(message),
    cause: typeof reason === 'string' ? withoutNames(reason) : undefined,
    build: buildId,
    path: window.location.pathname.split('/').map(plainPart).join('/'),
  }
}

/** Hides what a person may have typed or is called: quoted text, e-mails, long numbers, tokens. */
const withoutNames = (text: string) =>
  text.replaceAll(/"[^"]*"?|\S+@\S+|\d{4,}|[\w.-]{30,}/g, '…').slice(0, 300)

/** A word or a short number of an address; anything longer may be a token. */
const plainPart = (part: string) => (/^([a-z_-]{0,20}|\d{1,6})$/i.test(part) ? part : '…')

const lastAt = new Map<string, number>()

function isRepeated({ context, name, message }: Problem): boolean {
  const key = `${context} ${name} ${message}`
  const last = lastAt.get(key)
  const isSoon = last !== undefined && Date.now() - last < timing.sameProblemAgainAfter
  if (!isSoon) lastAt.set(key, Date.now())
  return isSoon
}

/** As text, which needs no CORS preflight. */
function send(problem: Problem): void {
  const { problemUrl } = env()
  if (problemUrl !== undefined) navigator.sendBeacon(problemUrl, JSON.stringify(problem))
}
