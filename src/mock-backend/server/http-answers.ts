import { HttpResponse } from 'msw'

/** What a call is answered with, as plain data. `silence`: the connection breaks, no answer at all. */
export type Answer =
  | { kind: 'json'; status: number; body: unknown }
  | { kind: 'text'; status: number; type: 'text/html' | 'text/plain'; text: string }
  | { kind: 'nothing'; status: number }
  | { kind: 'silence' }

/** An answer that needs a file: made after the work on the database, which does not wait. */
export type LateAnswer = { kind: 'late'; make: () => Promise<Answer> }

export function ok(body: unknown, status = 200): Answer {
  return { kind: 'json', status, body }
}

/** A refusal as the contract words it: a status and `{"message"}`. */
export function refusal(status: number, message: string): Answer {
  return { kind: 'json', status, body: { message } }
}

export function page(html: string): Answer {
  return { kind: 'text', status: 200, type: 'text/html', text: html }
}

export function plain(text: string): Answer {
  return { kind: 'text', status: 200, type: 'text/plain', text }
}

/** A status, and nothing else: 204. */
export function nothing(status: number): Answer {
  return { kind: 'nothing', status }
}

export function late(make: () => Promise<Answer>): LateAnswer {
  return { kind: 'late', make }
}

export const silence: Answer = { kind: 'silence' }

export function toResponse(answer: Answer): Response {
  switch (answer.kind) {
    case 'json':
      return Response.json(answer.body, { status: answer.status })
    case 'text':
      return new Response(answer.text, {
        status: answer.status,
        headers: { 'content-type': `${answer.type}; charset=utf-8` },
      })
    case 'nothing':
      return new Response(null, { status: answer.status })
    case 'silence':
      return HttpResponse.error()
  }
}
