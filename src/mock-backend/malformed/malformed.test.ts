import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { apiCaller } from '../testing/api-caller'
import { malformedRows, rowsOf, type Malformed } from './all-rows'

const details = 'GET /api/user/details'
const path = 'GET /api/subskills?skillId=11'
const map = 'GET /api/skill-map/with-selection'
const save = 'POST /api/subskill/update-state'
const names = malformedRows.map(({ name }) => name)

/** A malformed backend, with a session that was opened on a regular one. */
async function malformedBackendCaller(malformed: Malformed) {
  const regular = apiCaller()
  const token = await regular.signIn('sam@example.com')
  const { call } = apiCaller({ malformed, store: regular.backend.work })
  return (name: string, body: unknown = {}) => call(name, { token, body })
}

async function callMalformed(rows: readonly string[], name: string, body?: unknown) {
  return (await malformedBackendCaller(rows))(name, body)
}

describe('the rows', () => {
  test('have unique names and are listed in the README', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
    const [, section = ''] = readme.split('\n## Malformed answers\n')
    const [table = ''] = section.split('\n## ')
    const listed = [...table.matchAll(/^\| `([a-z0-9-]+)` +\| (.+?) +\|/gm)]
    expect(listed.map(([, name, about]) => [name, about])).toEqual(
      malformedRows.map(({ name, about }) => [name, about]),
    )
    expect(new Set(names).size).toBe(names.length)
  })

  test('may be combined if the app must read them like the regular response', () => {
    expect(rowsOf('all').length).toBeGreaterThan(40)
    expect(rowsOf('all').filter(({ meaning }) => meaning !== 'same')).toEqual([])
  })

  test('are chosen by name; an unknown name throws and lists the known ones', () => {
    expect(rowsOf(['ids-as-text']).map(({ name }) => name)).toEqual(['ids-as-text'])
    expect(() => rowsOf(['ids-as-words'])).toThrow(
      /no malformed row ids-as-words.*\n.*ids-as-text/s,
    )
  })
})

describe('a single row changes its subject and nothing else', () => {
  test.each([
    [['envelope-payload'], details, { payload: { user: { username: 'sam.r' } } }],
    [['list-in-result'], map, { result: expect.any(Array) }],
    [['bare-list'], map, expect.any(Array)],
    [['bare-list'], details, { user: { username: 'sam.r' } }],
    [['list-keys-camel-case'], map, { skillMap: expect.any(Array) }],
    [['fields-camel-case'], path, expect.objectContaining({ skillName: 'Cook' })],
    [['list-nowhere'], map, {}],
    [['error-in-success'], details, { error: 'The disk is full' }],
  ])('%j: %s', async (rows, call, body) => {
    expect(await callMalformed(rows, call)).toEqual({ status: 200, body })
  })

  test("makes a video's address relative only if it is on the API's host", async () => {
    const video = 'GET /api/knowledge-subskill?subskill_id=1001'
    const { body } = await callMalformed(['video-relative'], video)
    expect(body).toMatchObject({ videoUrl: '/clips/watch.en.mp4' })
  })

  test("adds the sub-skill's id to modules that have an id", async () => {
    const { body } = await callMalformed(['parent-beside-own-id'], path)
    expect(body).toMatchObject({
      subskills: [{ modules: [{ id: 1001, subskill_id: 101 }, {}] }, {}],
    })
  })

  test('reports a lower state than the one that was sent', async () => {
    const sent = { subskill_id: 1003, state: 'completed' }
    const answer = await callMalformed(['state-not-saved'], save, sent)
    expect(answer.body).toEqual({ updatedState: 'in_progress' })
  })

  test('keeps the status of a refusal and moves its message', async () => {
    expect(await callMalformed(['refusals-under-detail'], 'GET /api/subskills?skillId=9')).toEqual({
      status: 404,
      body: { detail: 'Skill not found' },
    })
  })
})

describe('a backend whose ids are texts', () => {
  test('sends ids as texts', async () => {
    const { body } = await callMalformed(['ids-as-text'], path)
    expect(body).toMatchObject({ subskills: [{ id: '101', modules: [{ id: '1001' }, {}] }, {}] })
  })

  test('accepts ids as texts only', async () => {
    const sent = (id: unknown) => ({ subskill_id: id, state: 'completed' })
    expect((await callMalformed(['ids-as-text'], save, sent('1003'))).status).toBe(200)
    expect((await callMalformed(['ids-as-text'], save, sent(1003))).status).toBe(400)
  })
})

describe('several rows', () => {
  test('of one family take turns from response to response', async () => {
    const call = await malformedBackendCaller(['envelope-data', 'envelope-result'])
    const keys = new Set<string>()
    for (let answer = 0; answer < 2; answer += 1) {
      keys.add(Object.keys(Object((await call(details)).body)).join())
    }
    expect(keys).toEqual(new Set(['data', 'result']))
  })

  test('of several families apply to one response', async () => {
    const rows = ['booleans-as-yes-and-no', 'fields-snake-case', 'envelope-body']
    const answer = { quizId: 1002, questionId: 10020, selectedOptionId: 100201 }
    expect((await callMalformed(rows, 'POST /api/quiz/answers', answer)).body).toEqual({
      body: { is_correct: 'yes' },
    })
  })

  test('combined change every response', async () => {
    const call = await malformedBackendCaller('all')
    const { body } = await call(details)
    expect(body).not.toEqual({ user: { username: 'sam.r' } })
    expect(JSON.stringify(body)).toContain('sam.r')
  })
})
