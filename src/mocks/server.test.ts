import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ResetMail } from './backend/call'
import { skillFiles } from './curriculum/skill-files'
import type { HttpBackend } from './server'
import { startHttpBackend } from './server'

const credentials = { username: 'sam@example.com', password: 'Norte2026' }
const origin = 'http://localhost:5173'
const mails: ResetMail[] = []
let server: HttpBackend

beforeAll(async () => {
  server = await startHttpBackend({ onResetMail: (mail) => void mails.push(mail) })
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers })
const post = (path: string, body: unknown) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** Sends raw bytes, and returns the status line of the response, or ''. */
const sendRaw = (bytes: string) =>
  new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    let received = ''
    socket.on('data', (data) => (received += data.toString('latin1')))
    socket.on('error', () => {})
    socket.on('close', () => resolve(received.split('\r\n')[0] ?? ''))
    socket.end(bytes)
  })

test('a call is answered with JSON that a page of another origin may read', async () => {
  const signedIn: unknown = await (await post('/auth/validate_user', credentials)).json()
  const authorization = `Bearer ${Object(signedIn)['access_token']}`
  const details = await get('/api/user/details', { authorization })
  expect(details.headers.get('content-type')).toBe('application/json')
  expect(details.headers.get('access-control-allow-origin')).toBe('*')
  expect(await details.json()).toEqual({ user: { username: 'sam.r' } })
})

test('a reset link is reported with the origin that asked for it', async () => {
  await post('/auth/forgot_password', { email: credentials.username })
  expect(mails).toEqual([{ to: credentials.username, path: expect.any(String), origin }])
})

test('a preflight allows the four headers of the contract and no others', async () => {
  const answer = await fetch(`${server.url}/api/user/details`, {
    method: 'OPTIONS',
    headers: {
      origin,
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
})

const [[clip, file] = ['', '']] = skillFiles('clips')
const bytes = readFileSync(file)

test.each([
  [undefined, 200, 0, bytes.length - 1],
  ['bytes=0-1', 206, 0, 1],
  ['bytes=100-', 206, 100, bytes.length - 1],
  ['bytes=-10', 206, bytes.length - 10, bytes.length - 1],
  [`bytes=5-${bytes.length * 2}`, 206, 5, bytes.length - 1],
])('a clip is sent for the range %s with status %i', async (range, status, start, end) => {
  const answer = await get(`/clips/${clip}`, range === undefined ? {} : { range })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toBe('video/mp4')
  expect(answer.headers.get('accept-ranges')).toBe('bytes')
  expect(answer.headers.get('content-range')).toBe(
    range === undefined ? null : `bytes ${start}-${end}/${bytes.length}`,
  )
  const sent = Buffer.from(await answer.arrayBuffer())
  expect(sent.equals(bytes.subarray(start, end + 1))).toBe(true)
})

test('a range beyond the end of a clip is refused', async () => {
  expect((await get(`/clips/${clip}`, { range: `bytes=${bytes.length}-` })).status).toBe(416)
})

test('a help page is sent with its style sheet', async () => {
  const [page, styles] = [await get('/help/fold-a-shirt.es.html'), await get('/help/help.css')]
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await page.text()).toContain('<h1>Doblar una camiseta</h1>')
  expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8')
})

test.each([
  ['GET', '/clips/gone.mp4', 404],
  ['GET', '/clips/%2e%2e/curriculum.ts', 404],
  ['GET', '/help/..%2fcurriculum.ts', 404],
  ['GET', '/help/', 404],
  ['GET', '/api/nothing', 404],
  ['GET', '/auth/validate_user', 404],
  ['DELETE', '/api/user/details', 405],
])('%s %s is refused with %i', async (method, path, status) => {
  expect((await fetch(server.url + path, { method })).status).toBe(status)
})

test('a body that is no JSON or too large is refused', async () => {
  expect((await post('/auth/validate_user', 'not json')).status).toBe(400)
  expect((await post('/auth/validate_user', 'x'.repeat(100_001))).status).toBe(413)
})

test('what is not HTTP or breaks off does not stop the server', async () => {
  expect(await sendRaw('\u0000\u0001 nonsense\r\n\r\n')).toContain('400')
  expect(await sendRaw('GET http://[bad HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toMatch(
    / 40\d /,
  )
  await sendRaw('POST /auth/register HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{"em')
  expect((await post('/auth/validate_user', credentials)).status).toBe(200)
})
