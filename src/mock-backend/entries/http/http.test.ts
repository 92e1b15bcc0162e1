import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { skillFiles } from '../../curriculum/skill-files'
import type { ResetMail } from '../../server/call'
import type { HttpBackend } from './http'
import { startHttpBackend } from './http'

const sam = { username: 'sam@example.com', password: 'Norte2026' }
const mails: ResetMail[] = []
let server: HttpBackend

beforeAll(async () => {
  server = await startHttpBackend({ onResetMail: (mail) => void mails.push(mail) })
})
afterEach(() => server.reset())
afterAll(() => server.close())

function post(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function signIn(): Promise<string> {
  const answer: unknown = await (await post('/auth/validate_user', sam)).json()
  return String(Object(answer)['access_token'])
}

/** Sends raw bytes, and returns the status line of the response, or ''. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    let received = ''
    socket.on('data', (data) => (received += data.toString('latin1')))
    socket.on('error', () => {})
    socket.on('close', () => {
      resolve(received.split('\r\n')[0] ?? '')
    })
    socket.end(bytes)
  })
}

describe('a call', () => {
  test('gets JSON that a page of another origin may read', async () => {
    const token = await signIn()
    const details = await fetch(`${server.url}/api/user/details`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(details.headers.get('content-type')).toBe('application/json')
    expect(details.headers.get('access-control-allow-origin')).toBe('*')
    expect(await details.json()).toEqual({ user: { username: 'sam.r' } })
  })

  test('reports the origin of a reset request with the reset link', async () => {
    const body = { email: sam.username }
    await post('/auth/forgot_password', body, { origin: 'http://localhost:5173' })
    expect(mails.at(-1)).toMatchObject({ to: sam.username, origin: 'http://localhost:5173' })
  })
})

test('a preflight allows the four headers of the contract and no others', async () => {
  const answer = await fetch(`${server.url}/api/user/details`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:5173',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization, x-extra',
    },
  })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('access-control-allow-methods')).toBe('GET, POST')
  expect(answer.headers.get('access-control-allow-headers')).toBe(
    'Authorization, Content-Type, Accept, Accept-Language',
  )
  expect(answer.headers.get('access-control-expose-headers')).toBeNull()
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
})

describe('a clip', () => {
  const [[name, file] = ['', '']] = skillFiles('clips')
  const bytes = readFileSync(file)
  const get = (range?: string) =>
    fetch(`${server.url}/clips/${name}`, range === undefined ? {} : { headers: { range } })

  test('is sent as a video of known length', async () => {
    const answer = await get()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('video/mp4')
    expect(answer.headers.get('accept-ranges')).toBe('bytes')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  })

  test.each([
    ['bytes=0-1', 0, 1],
    ['bytes=100-', 100, bytes.length - 1],
    ['bytes=-10', bytes.length - 10, bytes.length - 1],
    [`bytes=5-${bytes.length * 2}`, 5, bytes.length - 1],
  ])('is sent in the range %s', async (range, start, end) => {
    const answer = await get(range)
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/${bytes.length}`)
    const expected = bytes.subarray(start, end + 1)
    expect(Buffer.from(await answer.arrayBuffer()).equals(expected)).toBe(true)
  })

  test('is refused for a range beyond its end', async () => {
    const answer = await get(`bytes=${bytes.length}-`)
    expect(answer.status).toBe(416)
    expect(answer.headers.get('content-range')).toBe(`bytes */${bytes.length}`)
  })

  test.each(['gone.mp4', '%2e%2e/curriculum.ts', '..%2fcurriculum.ts', '', name.slice(0, -1)])(
    'is not found at %j',
    async (path) => {
      expect((await fetch(`${server.url}/clips/${path}`)).status).toBe(404)
    },
  )
})

describe('a help page', () => {
  const get = (name: string) => fetch(`${server.url}/help/${name}`)

  test('is sent with its style sheet', async () => {
    const [page, styles] = [await get('fold-a-shirt.es.html'), await get('help.css')]
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await page.text()).toContain('<h1>Doblar una camiseta</h1>')
    expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8')
  })

  test.each(['gone.en.html', '..%2fcurriculum.ts', ''])('is not found at %j', async (name) => {
    expect((await get(name)).status).toBe(404)
  })
})

describe('an invalid request', () => {
  test.each([
    ['an unknown call', 'GET', '/api/nothing', 404],
    ['the wrong method of a call', 'GET', '/auth/validate_user', 404],
    ['a method no call has', 'DELETE', '/api/user/details', 405],
  ])('%s is refused', async (_what, method, path, status) => {
    const answer = await fetch(server.url + path, { method })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ message: expect.any(String) })
  })

  test('a body that is not JSON or is too large is refused', async () => {
    expect((await post('/auth/validate_user', 'not json')).status).toBe(400)
    expect((await post('/auth/validate_user', 'x'.repeat(100_001))).status).toBe(413)
  })

  test('bytes that are not HTTP, or an invalid address, do not crash the server', async () => {
    expect(await sendRaw('\u0000\u0001 nonsense\r\n\r\n')).toContain('400')
    const odd = 'GET http://[bad HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'
    expect(await sendRaw(odd)).toMatch(/ 40\d /)
    await sendRaw('POST /auth/register HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{"em')
    expect(await signIn()).toMatch(/^[0-9a-f]+$/)
  })
})
