import * as v from 'valibot'
import { readAnswer, serverMessageOf } from '@/api/client'
import { ApiError, includesMessage } from '@/api/errors'
import { compareAnswer, type Notes } from './compare-answer'
import { corsNotes, preflightNotes, sentHeaders } from './cors'

/** The host under test, and the origin of the page that will call it. */
export type Host = { baseUrl: string; origin: string }

/**
 * `odd`: the app reads the answer, but not all of it as it came. `degrades`: a screen lacks what it shows. `missing`:
 * the app cannot use it.
 */
export type Finding = {
  call: string
  verdict: 'fine' | 'odd' | 'degrades' | 'missing' | 'not tried'
  notes: readonly string[]
  status?: number
}

type CallName = `${'GET' | 'POST' | 'OPTIONS'} /${string}`
type Judgment = Partial<Notes> & { missing?: readonly string[] }
type Judge = (answer: unknown, response: Response) => Judgment

export type Caller = ReturnType<typeof caller>

/** As the app's own client reads a body. */
const jsonOrText = v.union([v.pipe(v.string(), v.parseJson()), v.string()])

/** Makes calls as the app would from a browser, with this token, and tells a finding for each. */
export function caller(
  { baseUrl, origin }: Host,
  tell: (finding: Finding) => void,
  token?: string,
) {
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
      const { missing: unusable = [], lacking = [], odd = [] } = judge(answer, response)
      const missing = [...corsNotes(origin, response), ...unusable]
      const good = odd.length > 0 ? 'odd' : 'fine'
      const usable = lacking.length > 0 ? 'degrades' : good
      const verdict = missing.length > 0 ? 'missing' : usable
      const notes = [...missing, ...lacking, ...odd]
      tell({ call, verdict, notes, status: response.status })
    } catch (error) {
      const cause: unknown = error instanceof Error ? (error.cause ?? error) : error
      tell({ call, verdict: 'missing', notes: [`no answer: ${String(cause)}`] })
    }
  }

  /** A call that succeeds, with the fields that its screen needs: what the app reads of it, or undefined. */
  async function ask<T>(
    call: CallName,
    answer: v.GenericSchema<unknown, T>,
    needs: readonly string[] = [],
    body?: object,
    isUsable: (value: T) => boolean = () => true,
  ): Promise<T | undefined> {
    let value: T | undefined
    const judge: Judge = (received, { ok, status }) => {
      const came = `it came: ${(JSON.stringify(received) ?? '').slice(0, 120)}`
      if (!ok) return { missing: [`status ${status}, expected 2xx`, came] }
      try {
        value = readAnswer(answer, received)
      } catch (error) {
        const { kind, cause, serverMessage = '' } = error instanceof ApiError ? error : {}
        const why = kind === 'refused' ? `it says no: ${serverMessage}` : String(cause)
        return { missing: [why, came] }
      }
      if (!isUsable(value)) return { missing: ['this is no pdf', came] }
      return compareAnswer(answer, received, needs)
    }
    await check(call, judge, body)
    return value
  }

  /** A call that is to be refused, with a message that the app knows where it acts on one. */
  const askRefused = (call: CallName, body?: object, known?: string) => {
    const judge: Judge = (answer, { status }) => {
      if (status < 400 || status >= 500) return { missing: [`status ${status}, expected 4xx`] }
      const isKnown = known === undefined || includesMessage(serverMessageOf(answer) ?? '', known)
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
    tell({ call, verdict: 'not tried', notes: [why] })
  }

  return { ask, askRefused, preflight, skip }
}
