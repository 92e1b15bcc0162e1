import i18next from 'i18next'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getLearningPath, postLessonRating, postModuleState } from '@/api/learning'
import {
  getChallenge,
  getPdf,
  getPractice,
  getQuizQuestions,
  getVideo,
  postQuizAnswer,
} from '@/api/modules'
import { saved } from '@/api/transport/answer-schemas'
import { ApiError, idNames, type ApiErrorKind, type IdName } from '@/api/transport/api-error'
import { call } from '@/api/transport/call'
import { client } from '@/api/transport/client'
import { errorText } from '@/api/transport/error-text'
import { session } from '@/learner/session'
import { contractCalls, type ContractCall } from '@tests/fixtures/contract-calls'

/** The catalogue of errors (rules.md#errors), for every call of the contract. */

const server = setupServer()
let sent = 0

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  server.events.on('request:start', () => {
    sent += 1
  })
})
beforeEach(() => {
  sent = 0
  session.start({ accessToken: 'secret', email: 'sam@example.com', remember: true })
})
afterEach(() => {
  server.resetHandlers()
  session.end('signed-out')
})
afterAll(() => server.close())

const answerWith = (response: () => Response) => server.use(http.all(/.*/, () => response()))

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    (value) => new Error(`It did not fail but gave ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw error
  return error
}

type Sentences = { en: string; es: string }

const words = (error: ApiError): Sentences => ({
  en: errorText(i18next.getFixedT('en', 'errors'), error),
  es: errorText(i18next.getFixedT('es', 'errors'), error),
})
const inBoth = (sentence: string): Sentences => ({ en: sentence, es: sentence })
const unexpected = { en: 'An unexpected error occurred', es: 'Hubo un error inesperado' }

type Failure = {
  what: string
  kind: ApiErrorKind
  response: (given: ContractCall) => Response
  sentence: Sentences
}

const refused = (status: number, message?: string) => () =>
  HttpResponse.json(message === undefined ? {} : { message }, { status })

const failures: readonly Failure[] = [
  {
    what: '400 with a message',
    kind: 'bad-request',
    response: refused(400, 'Choose another one'),
    sentence: inBoth('Choose another one'),
  },
  {
    what: '400 without a message',
    kind: 'bad-request',
    response: refused(400),
    sentence: {
      en: 'Invalid request format',
      es: 'El formato de la solicitud no es válido',
    },
  },
  {
    what: '401',
    kind: 'unauthorized',
    response: refused(401, 'jwt expired'),
    sentence: { en: 'Please log in to continue', es: 'Inicia sesión para continuar' },
  },
  {
    what: '403',
    kind: 'forbidden',
    response: refused(403, 'Forbidden'),
    sentence: {
      en: "You don't have permission to access this resource",
      es: 'No tienes permiso para ver esto',
    },
  },
  {
    what: '404',
    kind: 'not-found',
    response: refused(404, 'no row'),
    sentence: { en: 'The requested resource was not found', es: 'No encontramos lo que buscas' },
  },
  {
    what: '422 with a message',
    kind: 'unexpected',
    response: refused(422, 'Too many goals'),
    sentence: inBoth('Too many goals'),
  },
  {
    what: '500',
    kind: 'server',
    response: refused(500, 'NullPointerException'),
    sentence: { en: 'Server error occurred', es: 'Hubo un error en el servidor' },
  },
  {
    what: '503 without a message',
    kind: 'unexpected',
    response: refused(503),
    sentence: unexpected,
  },
  {
    what: 'a dropped connection',
    kind: 'no-response',
    response: () => HttpResponse.error(),
    sentence: { en: 'No response from server', es: 'El servidor no responde' },
  },
  {
    what: 'a page instead of JSON',
    kind: 'invalid-answer',
    response: () => HttpResponse.html('<!doctype html><h1>Welcome to our Wi-Fi!</h1>'),
    sentence: unexpected,
  },
  {
    what: 'JSON of a wrong shape',
    kind: 'invalid-answer',
    response: ({ wrongShape }) => Response.json(wrongShape),
    sentence: unexpected,
  },
]

type Outcome = ({ kind: ApiErrorKind } & Sentences) | { value: unknown }

/** The result of a call, as the app distinguishes it. */
const outcomeOf = (sending: Promise<unknown>): Promise<Outcome> =>
  sending.then(
    (value) => ({ value }),
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      return { kind: error.kind, ...words(error) }
    },
  )

/** The general mapping, except for the call whose response is a message. */
function expectedOutcome(name: ContractCall['name'], { what, kind, sentence }: Failure): Outcome {
  // Here a refusal is a valid response: the token cannot be used.
  if (name === 'GET /auth/validate_reset_token' && what.startsWith('4')) {
    return { value: false }
  }
  return { kind, ...sentence }
}

const cases = contractCalls.flatMap((given) =>
  failures
    .filter(({ what }) => 'wrongShape' in given || what !== 'JSON of a wrong shape')
    .map((failure) => ({
      name: given.name,
      what: failure.what,
      send: given.send,
      response: () => failure.response(given),
      expected: expectedOutcome(given.name, failure),
    })),
)

describe('each call of the contract', () => {
  it('is in the table, 23 in total', () => {
    expect(new Set(contractCalls.map(({ name }) => name)).size).toBe(23)
  })

  it.each(contractCalls)('$name reads the response of the contract', async ({ send, answer }) => {
    answerWith(() => Response.json(answer))
    await expect(send()).resolves.not.toThrow()
    expect(sent).toBe(1)
  })

  // [5.6.5]
  it.each(cases)('$name after $what', async ({ send, response, expected }) => {
    answerWith(response)
    expect(await outcomeOf(send())).toEqual(expected)
    expect(sent).toBe(1)
  })

  it.each(contractCalls)('$name is not sent if it cannot be prepared', async ({ send }) => {
    const broken = client.interceptors.request.use(() => {
      throw new Error('no way')
    })
    const error = await failureOf(send()).finally(() => client.interceptors.request.eject(broken))
    expect(error.kind).toBe('setup')
    expect(words(error)).toEqual({
      en: 'Error setting up the request',
      es: 'Hubo un error al preparar la solicitud',
    })
    expect(sent).toBe(0)
  })

  it.each(contractCalls.filter(({ needsSession }) => needsSession))(
    '$name is not sent without a token',
    async ({ send }) => {
      session.end('signed-out')
      const error = await failureOf(send())
      expect(error.kind).toBe('missing-token')
      expect(words(error)).toEqual({
        en: 'Authentication token not found',
        es: 'No encontramos tu sesión',
      })
      expect(sent).toBe(0)
    },
  )
})

describe('a successful save', () => {
  it.each([[{ updatedState: null }], [{}], [{ updatedState: 'in_progress' }]])(
    'is recognized: %j',
    async (body) => {
      answerWith(() => HttpResponse.json(body))
      await expect(postModuleState(1001, 'in_progress')).resolves.toBeUndefined()
    },
  )
})

describe('a body that cannot be serialized', () => {
  it('is a setup error, and is not sent', async () => {
    // A bigint cannot be serialized to JSON.
    const body = { subskill_id: 7n }
    const error = await failureOf(
      call({
        method: 'POST',
        path: '/api/x',
        body,
        answer: saved,
      }),
    )
    expect(error.kind).toBe('setup')
    expect(sent).toBe(0)
  })
})

describe('a missing id', () => {
  const answer = { quizId: 1002, questionId: 5, selectedOptionId: 52 }
  // Types forbid an empty id, but a malformed response may still contain one.
  const nothing = '' as never

  const missing: readonly [IdName, string, string, () => Promise<unknown>][] = [
    [
      'quiz',
      'No quiz ID provided',
      'Falta el número del cuestionario',
      () => postQuizAnswer({ ...answer, quizId: null }),
    ],
    ['module', 'No module ID provided', 'Falta el número de la lección', () => getVideo(null)],
    ['module', 'No module ID provided', 'Falta el número de la lección', () => getPractice(null)],
    ['module', 'No module ID provided', 'Falta el número de la lección', () => getChallenge(null)],
    [
      'subskill',
      'No subskill ID provided',
      'Falta el número del paso',
      () => getQuizQuestions(null),
    ],
    [
      'subskill',
      'No subskill ID provided',
      'Falta el número del paso',
      () => postModuleState(null, 'completed'),
    ],
    [
      'subskill',
      'No subskill ID provided',
      'Falta el número del paso',
      () => postLessonRating({ subSkillId: nothing, helpfulness: 4, confidence: 5 }),
    ],
    ['pdf', 'No PDF ID provided', 'Falta el número del PDF', () => getPdf(null)],
    [
      'skill',
      'Invalid skillId',
      'El número de la habilidad no es válido',
      () => getLearningPath(null),
    ],
    [
      'skill',
      'Invalid skillId',
      'El número de la habilidad no es válido',
      () => getLearningPath('eleven'),
    ],
    ['state', 'No state provided', 'Falta el estado', () => postModuleState(1001, nothing)],
    ['answer', 'No answer provided', 'Falta la respuesta', () => postQuizAnswer(null)],
    [
      'question',
      'No question ID provided',
      'Falta el número de la pregunta',
      () => postQuizAnswer({ ...answer, questionId: null }),
    ],
    [
      'selectedOption',
      'No selected option ID provided',
      'Falta el número de la opción elegida',
      () => postQuizAnswer({ ...answer, selectedOptionId: null }),
    ],
  ]

  // [5.6.1] [5.6.2] [5.6.3] [5.6.4] [5.6.5] [8.1.2]
  it.each(missing)('of the %s reads "%s" or "%s", and is not sent', async (name, en, es, send) => {
    const error = await failureOf(send())
    expect(error).toMatchObject({ kind: 'missing-id', missing: name })
    expect(words(error)).toEqual({ en, es })
    expect(sent).toBe(0)
  })

  it('has a case for each of the nine names', () => {
    expect(new Set(missing.map(([name]) => name))).toEqual(new Set(idNames))
  })
})
