import { getResponse } from 'msw'
import { seedPassword } from '../seed/learners'
import type { MockBackend, MockBackendOptions } from '../server/create-mock-backend'
import { createMockBackend } from '../server/create-mock-backend'
import { smallContent } from './small-content'

type Sent = { token?: string; body?: unknown; language?: string }
type Received = { status: number; body: unknown }

export type ApiCaller = {
  backend: MockBackend
  /**
   * Makes one call, `GET /api/subskills?skillId=11`, and parses the response as JSON if possible.
   */
  call: (name: string, sent?: Sent) => Promise<Received>
  /** Signs in and returns the access token. */
  signIn: (email: string, password?: string) => Promise<string>
}

const baseUrl = 'https://api.test.example'

/** A fresh mock backend with small content, and functions to call it. */
export function apiCaller(options: Partial<MockBackendOptions> = {}): ApiCaller {
  const backend = createMockBackend({
    baseUrl,
    content: smallContent,
    sheetData: async (name) => `${name} as base64`,
    ...options,
  })

  const call: ApiCaller['call'] = async (name, { token, body, language } = {}) => {
    const [method = '', path = ''] = name.split(' ')
    const request = new Request(baseUrl + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(language === undefined ? {} : { 'accept-language': language }),
      },
      ...(method === 'POST'
        ? { body: typeof body === 'string' ? body : JSON.stringify(body) }
        : {}),
    })
    const response = await getResponse(backend.handlers, request)
    if (!response) throw new Error(`The stand-in has no call ${name}`)
    return { status: response.status, body: jsonOrText(await response.text()) }
  }

  return {
    backend,
    call,
    signIn: async (email, password = seedPassword) => {
      const { body } = await call('POST /auth/validate_user', {
        body: { username: email, password },
      })
      return Object(body)['access_token']
    },
  }
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
