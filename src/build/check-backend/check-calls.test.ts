import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startHttpBackend, type HttpBackend } from '@/mock-backend/entries/http/http'
import { smallContent, smallSheet } from '@/mock-backend/testing/small-content'
import { report } from './check-backend'
import { checkCalls } from './check-calls'
import type { Finding } from './probe'

const origin = 'https://app-stg.norte.example'
let backend: HttpBackend

beforeAll(async () => {
  backend = await startHttpBackend({ content: smallContent, sheetData: smallSheet })
})
beforeEach(() => backend.reset())
afterAll(() => backend.close())

function check(learner: string, { write = false, baseUrl = backend.url } = {}): Promise<Finding[]> {
  const account = { email: `${learner}@example.com`, password: 'Norte2026' }
  return checkCalls({ baseUrl, origin }, account, { write })
}

const calls = (findings: readonly Finding[], verdict: Finding['verdict']) =>
  findings.filter((finding) => finding.verdict === verdict).map(({ call }) => call)

const notesOn = (findings: readonly Finding[], call: string) =>
  findings.find((finding) => finding.call.includes(call))?.notes.join('\n') ?? ''

describe('a backend that keeps the contract', () => {
  test('conforms in every call that reads, and no call that writes is sent', async () => {
    const findings = await check('sam')
    expect(calls(findings, 'differs')).toEqual([])
    expect(calls(findings, 'not tried')).toEqual(['the calls that write'])
    expect(calls(findings, 'conforms')).toHaveLength(15)
  })

  test('conforms in the calls that write', async () => {
    const findings = await check('sam', { write: true })
    expect(calls(findings, 'differs')).toEqual([])
    expect(calls(findings, 'not tried')).toEqual(['POST /onboarding/complete-profile'])
    expect(calls(findings, 'conforms')).toContain('POST /api/submit_feedback')
  })

  test('says the status and the time of each call, and not the password or the token', async () => {
    const findings = await check('sam', { write: true })
    expect(findings.every(({ status, verdict }) => verdict === 'not tried' || status)).toBe(true)
    expect(report(findings)).toMatch(/conforms +200 +\d+ ms +GET \/api\/user\/details/)
    expect(report(findings)).not.toContain('Norte2026')
  })
})

describe('what differs is named', () => {
  test('a field of the wrong shape, with its place', async () => {
    const findings = await check('odd')
    expect(calls(findings, 'differs')).toContain('GET /api/skill-categories')
    expect(notesOn(findings, 'skill-map')).toMatch(/skill-map\.0\.selectedSkills\.\d\.progress /)
  })

  test('a call that answers 500', async () => {
    expect(notesOn(await check('map-fails'), 'skill-map')).toContain('status 500, expected 2xx')
  })

  test('a page in the place of JSON', async () => {
    expect(notesOn(await check('html'), 'user-check')).toContain('the answer is no JSON')
  })

  test('a wrong account: nothing else can be tried', async () => {
    const findings = await check('nobody')
    expect(calls(findings, 'differs')).toEqual(['POST /auth/validate_user'])
    expect(notesOn(findings, 'all other calls')).toContain('is the account right?')
  })

  test('an account without skills: what it cannot show is not called right', async () => {
    const findings = await check('noor')
    expect(calls(findings, 'not tried')).toContain('GET /api/quiz/questions')
  })

  test('a host that does not answer', async () => {
    const findings = await check('sam', { baseUrl: 'http://127.0.0.1:9' })
    expect(notesOn(findings, 'validate_user')).toContain('no answer')
  })
})

describe('CORS', () => {
  test('a host that does not let the app in differs, though its answers are right', async () => {
    const server = createServer((_request, response) => {
      response.setHeader('access-control-allow-origin', 'https://elsewhere.example')
      response.setHeader('content-type', 'application/json').end('{"access_token":""}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const findings = await check('sam', { baseUrl: `http://127.0.0.1:${port}` })
    server.close()
    expect(notesOn(findings, 'OPTIONS')).toContain('CORS: the header authorization is not allowed')
    expect(notesOn(findings, 'OPTIONS')).toContain(`a page of ${origin} may not read this`)
    expect(notesOn(findings, 'validate_user')).toContain('is empty')
  })
})
