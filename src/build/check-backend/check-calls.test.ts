import { createServer, type RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { quiz } from '@/api/modules'
import { skillMap } from '@/api/skills'
import { startHttpBackend, type HttpBackend } from '@/mocks/server'
import { smallContent, smallSheet } from '@tests/support/small-content'
import type { Finding } from './caller'
import { countsOf, lineOf } from './check-backend'
import { checkCalls } from './check-calls'
import { compareAnswer } from './compare-answer'

const origin = 'https://app-stg.norte.example'
let backend: HttpBackend

beforeAll(async () => {
  backend = await startHttpBackend({ content: smallContent, sheetData: smallSheet })
})
beforeEach(() => backend.reset())
afterAll(() => backend.close())

function check(learner: string, { write = false, baseUrl = backend.url } = {}) {
  const email = `${learner}@example.com`
  return checkCalls({ baseUrl, origin }, { email, password: 'Norte2026', write })
}

/** Starts a server on a free port. */
async function listen(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { server, url: `http://127.0.0.1:${port}` }
}

type Findings = readonly Finding[]

const calls = (findings: Findings, verdict: Finding['verdict']) =>
  findings.filter((finding) => finding.verdict === verdict).map(({ call }) => call)

const notesOn = (findings: Findings, call: string) =>
  findings.find((finding) => finding.call.includes(call))?.notes.join('\n') ?? ''

describe('a backend that keeps the contract', () => {
  test('is fine in every read; no write is sent', async () => {
    const found = await check('sam')
    expect([...calls(found, 'missing'), ...calls(found, 'odd')]).toEqual([])
    expect(calls(found, 'not tried')).toEqual(['the calls that write'])
    expect(calls(found, 'fine')).toHaveLength(15)
  })

  test('is fine in every write', async () => {
    const found = await check('sam', { write: true })
    expect([...calls(found, 'missing'), ...calls(found, 'odd')]).toEqual([])
    expect(calls(found, 'not tried')).toEqual(['POST /onboarding/complete-profile'])
    expect(calls(found, 'fine')).toHaveLength(25)
  })

  test('is reported with the status of each call, without password or token', async () => {
    const found = await check('sam')
    const report = found.map(lineOf).join('\n')
    expect(report).toMatch(/^fine +200 +GET \/api\/user\/details$/m)
    expect(countsOf(found)).toBe('15 fine, 0 odd, 0 degrades, 0 missing, 1 not tried')
    expect(report).not.toContain('Norte2026')
  })
})

describe('what the app reads as something else', () => {
  test('is odd, with its place and what came', async () => {
    const found = await check('odd')
    expect(calls(found, 'odd')).toContain('GET /api/skill-categories')
    expect(notesOn(found, 'skill-map')).toBe(
      'skill-map.*.selectedSkills.*.progress: 140 is read as 100',
    )
  })
})

test('an item that is left out is odd, and one that lacks what a screen needs degrades', () => {
  const lists = { 'skill-map': [{ category: { id: 1 } }, { category: { id: '1' } }, null] }
  expect(compareAnswer(skillMap, lists, ['name'])).toEqual({
    lacking: ['skill-map.*.category.name: not there'],
    odd: ['skill-map: 2 of 3 are left out'],
  })
  const bareOption = { questions: [{ id: 5, text: 'Why?', options: ['Yes'] }] }
  expect(compareAnswer(quiz, bareOption, ['id'])).toEqual({
    lacking: ['questions.*.options.*.id: null'],
    odd: [],
  })
})

describe('what the app misses', () => {
  test.each([
    ['map-fails', 'GET /api/skill-map', 'status 500, expected 2xx'],
    ['html', 'POST /auth/user-check', 'answer: Object'],
    ['no-token', 'POST /auth/validate_user', 'access_token'],
    ['quiz-broken', 'GET /api/quiz/questions', 'questions: Array'],
    ['question-no-id', 'GET /api/quiz/questions', 'questions.*.id'],
    ['no-module-id', 'GET /api/subskills', 'subskills.*.modules.*.id'],
    ['odd', 'GET /api/knowledge-subskill', 'videoUrl: "javascript:alert(1)"'],
    ['selection-refused', 'POST /api/user/selected-skills', 'it says no'],
    ['nobody', 'all other calls', 'is the account right?'],
    ['noor', 'GET /api/quiz/questions', 'the account has chosen no skill'],
    ['map-fails', 'GET /api/quiz/questions', 'the skill map did not come'],
  ])('of %s is said: %s', async (learner, call, note) => {
    expect(notesOn(await check(learner, { write: true }), call)).toContain(note)
  })

  test('is a pdf that is none', async () => {
    const other = await startHttpBackend({
      content: smallContent,
      sheetData: async () => 'bm9uZQ==',
    })
    const found = await check('sam', { baseUrl: other.url })
    await other.close()
    expect(notesOn(found, 'GET /api/pdf/retrieve')).toContain('this is no pdf')
  })

  test('is a video by plain http on another host, which the policy blocks', async () => {
    const publicUrl = 'http://videos.example'
    const other = await startHttpBackend({
      content: smallContent,
      sheetData: smallSheet,
      publicUrl,
    })
    const found = await check('sam', { baseUrl: other.url })
    await other.close()
    expect(notesOn(found, `videos of ${publicUrl}`)).toContain('it allows https only')
  })

  test('is the sign-in of a host that does not respond', async () => {
    const { server, url } = await listen(() => {})
    // The port is free again, so nobody answers.
    server.close()
    const found = await check('sam', { baseUrl: url })
    expect(notesOn(found, 'validate_user')).toContain('no answer')
  })
})

describe('CORS', () => {
  test('a host that does not allow the app is reported, even if its responses are right', async () => {
    const { server, url } = await listen((_request, response) => {
      response.setHeader('access-control-allow-origin', 'https://elsewhere.example')
      response.setHeader('content-type', 'application/json').end('{"access_token":""}')
    })
    const found = await check('sam', { baseUrl: url })
    server.close()
    expect(notesOn(found, 'OPTIONS')).toContain('CORS: authorization is not allowed')
    expect(notesOn(found, 'OPTIONS')).toContain(`a page of ${origin} may not read this`)
  })
})
