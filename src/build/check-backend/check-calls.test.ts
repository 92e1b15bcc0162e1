import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startHttpBackend, type HttpBackend } from '@/mock-backend/entries/http/http'
import type { Malformed } from '@/mock-backend/malformed/all-rows'
import { smallContent, smallSheet } from '@/mock-backend/testing/small-content'
import { checkCalls, type Check } from './check-calls'
import type { Finding } from './probe'
import { callLines, summary } from './report'

const origin = 'https://app-stg.norte.example'
const small = { content: smallContent, sheetData: smallSheet }
let backend: HttpBackend

beforeAll(async () => {
  backend = await startHttpBackend(small)
})
beforeEach(() => backend.reset())
afterAll(() => backend.close())

const credentialOf = (email: string) => `e30.${btoa(JSON.stringify({ email }))}.x`

function check(learner: string, { write = false, baseUrl = backend.url } = {}): Promise<Check> {
  const email = `${learner}@example.com`
  const account = { email, password: 'Norte2026', google: credentialOf(email) }
  return checkCalls({ baseUrl, origin }, account, { write })
}

async function checkMalformed(malformed: Malformed): Promise<Check> {
  const other = await startHttpBackend({ ...small, malformed })
  try {
    return await check('sam', { write: true, baseUrl: other.url })
  } finally {
    await other.close()
  }
}

const calls = ({ findings }: Check, verdict: Finding['verdict']) =>
  findings.filter((finding) => finding.verdict === verdict).map(({ call }) => call)

const notesOn = ({ findings }: Check, call: string) =>
  findings.find((finding) => finding.call.includes(call))?.notes.join('\n') ?? ''

describe('a backend that keeps the contract', () => {
  test('conforms in every read; no write is sent', async () => {
    const done = await check('sam')
    expect([...calls(done, 'breaks'), ...calls(done, 'accepted')]).toEqual([])
    expect(calls(done, 'not tried')).toEqual(['the calls that write'])
    expect(calls(done, 'conforms')).toHaveLength(18)
  })

  test('conforms in every write', async () => {
    const done = await check('sam', { write: true })
    expect([...calls(done, 'breaks'), ...calls(done, 'accepted')]).toEqual([])
    expect(calls(done, 'not tried')).toEqual(['POST /onboarding/complete-profile'])
    expect(calls(done, 'conforms')).toContain('POST /api/submit_feedback')
  })

  test('is reported with status and time of each call, without password or token', async () => {
    const { findings } = await check('sam', { write: true })
    expect(findings.every(({ status, verdict }) => verdict === 'not tried' || status)).toBe(true)
    expect(callLines(findings)).toMatch(/conforms +200 +\d+ ms +GET \/api\/user\/details/)
    expect(callLines(findings)).not.toContain('Norte2026')
  })

  test('is reported in three lines, and in facts that span calls', async () => {
    const { findings, facts } = await check('sam')
    expect(summary(findings).split('\n')).toEqual([
      'Conforms: 18 calls, 1 not tried',
      'Accepted, differs: 0 calls',
      'Breaks the app: 0 calls',
    ])
    expect(facts).toEqual([
      'CORS: authorization, content-type, accept-language pass',
      expect.stringMatching(/^expires_at: ".+Z", with its time zone$/),
      'Ids: numbers, none repeated among 5 modules',
      'Languages: the answer follows Accept-Language',
      'Pages: no answer speaks of further pages',
    ])
  })
})

describe('a backend that differs in ways that the app can read', () => {
  test('is accepted, with the place and the value that differ', async () => {
    const done = await checkMalformed(['envelope-data', 'status-capitalised'])
    expect(calls(done, 'breaks')).toEqual([])
    expect(calls(done, 'accepted')).toContain('GET /api/subskills?skillId=11')
    expect(notesOn(done, 'subskills?')).toBe(
      'inside "data"\nsubskills.*.modules.*.status as "Completed"\nsubskills.*.modules.*.status as "In Progress"',
    )
    expect(summary(done.findings)).toMatch(/^Accepted, differs: \d+ calls: .*inside "data"/m)
  })

  test('breaks nothing, even if it differs everywhere', async () => {
    const done = await checkMalformed('all')
    expect(calls(done, 'breaks')).toEqual([])
    expect(calls(done, 'not tried')).toEqual(['POST /onboarding/complete-profile'])
    expect(calls(done, 'accepted').length).toBeGreaterThan(15)
  })

  test('gets ids back in the type in which it sent them', async () => {
    const done = await checkMalformed(['ids-as-text'])
    expect(calls(done, 'breaks')).toEqual([])
    expect(done.facts).toContain('Ids: texts, none repeated among 5 modules')
  })
})

describe('a difference that breaks the app', () => {
  test.each([
    ['list-nowhere', 'the skill map (GET /api/skill-map/with-selection)'],
    ['success-false', 'sign-in (POST /auth/validate_user)'],
    ['html-page', 'sign-in (POST /auth/validate_user)'],
  ])('%s: the report names the screen that fails', async (row, closed) => {
    const { findings } = await checkMalformed([row])
    expect(summary(findings)).toMatch(/^Breaks the app: [1-9]/m)
    expect(summary(findings)).toContain(closed)
  })

  test('a field outside its limits is accepted, and reported with its place', async () => {
    const done = await check('odd')
    expect(calls(done, 'accepted')).toContain('GET /api/skill-categories')
    expect(notesOn(done, 'skill-map')).toMatch(/skill-map\.\*\.selectedSkills\.\*\.progress /)
  })

  test('a call that fails with 500 is reported as breaking', async () => {
    const done = await check('map-fails')
    expect(notesOn(done, 'skill-map')).toContain('status 500, expected 2xx')
    expect(calls(done, 'breaks')).toEqual(['GET /api/skill-map/with-selection'])
  })

  test('an HTML page instead of JSON is reported as breaking', async () => {
    expect(calls(await check('html'), 'breaks')).toContain('POST /auth/user-check')
  })

  test('a wrong account: no other call is tried', async () => {
    const done = await check('nobody')
    expect(calls(done, 'breaks')).toEqual(['POST /auth/validate_user'])
    expect(notesOn(done, 'all other calls')).toContain('is the account right?')
  })

  test('an account without skills: calls that need one count as not tried', async () => {
    expect(calls(await check('noor'), 'not tried')).toContain('GET /api/quiz/questions')
  })

  test('a host that does not respond is reported', async () => {
    const done = await check('sam', { baseUrl: 'http://127.0.0.1:9' })
    expect(notesOn(done, 'validate_user')).toContain('no answer')
  })
})

describe('CORS', () => {
  test('a host that does not allow the app is reported, even if its responses are right', async () => {
    const server = createServer((_request, response) => {
      response.setHeader('access-control-allow-origin', 'https://elsewhere.example')
      response.setHeader('content-type', 'application/json').end('{"access_token":""}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const done = await check('sam', { baseUrl: `http://127.0.0.1:${port}` })
    server.close()
    expect(notesOn(done, 'OPTIONS')).toContain('CORS: the header authorization is not allowed')
    expect(notesOn(done, 'OPTIONS')).toContain(`a page of ${origin} may not read this`)
    expect(notesOn(done, 'validate_user')).toContain('is empty')
    expect(done.facts).toContain(
      'CORS: none pass; stopped: authorization, content-type, accept-language',
    )
  })
})
