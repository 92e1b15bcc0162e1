import { HttpResponse } from 'msw'

/** A response as plain data; `connection-lost` closes the connection without a response. */
export type Answer =
  | { kind: 'json'; status: number; body: unknown }
  | { kind: 'html'; html: string }
  | { kind: 'connection-lost' }

/** A response that needs a file: it is made after the database work, which must be synchronous. */
export type DeferredAnswer = { kind: 'deferred'; make: () => Promise<Answer> }

export function ok(body: unknown, status = 200): Answer {
  return { kind: 'json', status, body }
}

/** A refusal in the form of the contract: a status and `{"message"}`. */
export function refusal(status: number, message: string): Answer {
  return { kind: 'json', status, body: { message } }
}

export function htmlPage(html: string): Answer {
  return { kind: 'html', html }
}

export function deferred(make: () => Promise<Answer>): DeferredAnswer {
  return { kind: 'deferred', make }
}

export const connectionLost: Answer = { kind: 'connection-lost' }

export function toResponse(answer: Answer): Response {
  switch (answer.kind) {
    case 'json':
      return Response.json(answer.body, { status: answer.status })
    case 'html':
      return new Response(answer.html, {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
    case 'connection-lost':
      return HttpResponse.error()
  }
}
