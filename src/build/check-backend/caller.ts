import * as v from 'valibot'
import { ApiError, serverMessageOf } from '@/api/transport/api-error'
import { isKnownMessage, type KnownMessage } from '@/api/transport/known-messages'
import { parseAnswer } from '@/api/transport/parse-answer'
import { compareAnswer, type Notes } from './compare-answer'
import { corsNotes, preflightNotes, sentHeaders } from './cors'

/** The host under test, and the origin of the page that will call it. */
export type Host = { baseUrl: string; origin: string }

/** `odd`: the app can read the answer, but not all of it as it came. `missing`: it cannot use it. */
export type Finding = {
  call: string
  verdict: 'fine' | 'odd' | 'missing' | 'not tried'
  notes: readonly string[]
  status?: number
}

type CallName = `${'GET' | 'POST' | 'OPTIONS'} /${string}`
type Judge = (answer: unknown, response: Response) => Partial<Notes>

export type Caller = ReturnType<typeof caller>

/** As the app's own client reads a body. */
const jsonOrText = v.union([v.pipe(v.string(), v.parseJson()), v.string()])

/** Makes calls as the app would from a browser, with this token, and adds a finding for each. */
export function caller({ baseUrl, origin }: Host, findings: Finding[], token?: string) {
  async function check(call: CallName, judge: Judge, body?: object, headers = {}): Promise<void> {
    const [method = '', path = ''] = call.split(' ')
    try {
      const response = await fetch(baseUrl + path, {
        method,
        headers: {
          accept: 'application/json',
          'accept-language': 'en',
          origin,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(30_000),
      })
      const answer = v.parse(jsonOrText, await response.text())
      const { missing: lacking = [], odd = [] } = judge(answer, response)
      const missing = [...corsNotes(origin, response), ...lacking]
      const verdict = missing.length > 0 ? 'missing' : odd.length > 0 ? 'odd' : 'fine'
      findings.push({ call, verdict, notes: [...missing, ...odd], status: response.status })
    } catch (error) {
      const cause: unknown = error instanceof Error ? (error.cause ?? error) : error
      findings.push({ call, verdict: 'missing', notes: [`no answer: ${String(cause)}`] })
    }
  }

  /** A call that succeeds, with the fields that its screen needs: what the app reads of it, or undefined. */
  async function ask<T>(
    call: CallName,
    answer: v.GenericSchema<unknown, T>,
    needs: readonly string[] = [],
    body?: object,
  ): Promise<T | undefined> {
    let value: T | undefined
    const judge: Judge = (received, { ok, status }) => {
      if (!ok) return { missing: [`status ${status}, expected 2xx`] }
      try {
        value = parseAnswer(answer, received)
      } catch (error) {
        const { kind, cause, serverMessage = '' } = error instanceof ApiError ? error : {}
        return { missing: [kind === 'refused' ? `it says no: ${serverMessage}` : String(cause)] }
      }
      return compareAnswer(answer, received, needs)
    }
    await check(call, judge, body)
    return value
  }

  /** A call that is to be refused, with a message that the app knows where it acts on one. */
  const askRefused = (call: CallName, body?: object, known?: KnownMessage) => {
    const judge: Judge = (answer, { status }) => {
      if (status < 400 || status >= 500) return { missing: [`status ${status}, expected 4xx`] }
      const isKnown = known === undefined || isKnownMessage(serverMessageOf(answer), known)
      return { odd: isKnown ? [] : [`its message is not "${known}"`] }
    }
    return check(call, judge, body)
  }

  const preflight = (path: `/${string}`) => {
    const headers = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': sentHeaders.join(','),
    }
    const judge: Judge = (_answer, response) => ({ missing: preflightNotes(response) })
    return check(`OPTIONS ${path}`, judge, undefined, headers)
  }

  const skip = (call: string, why: string) => {
    findings.push({ call, verdict: 'not tried', notes: [why] })
  }

  return { ask, askRefused, preflight, skip }
}
