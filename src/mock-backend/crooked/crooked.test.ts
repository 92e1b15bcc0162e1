import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { apiCaller } from '../testing/api-caller'
import { crookedRows, rowsOf, type Crooked } from './crooked-rows'

const details = 'GET /api/user/details'
const path = 'GET /api/subskills?skillId=11'
const map = 'GET /api/skill-map/with-selection'
const save = 'POST /api/subskill/update-state'
const names = crookedRows.map(({ name }) => name)

/** A crooked stand-in, and a session on it that a straight one opened. */
async function crookedStandIn(crooked: Crooked) {
  const straight = apiCaller()
  const token = await straight.signIn('sam@example.com')
  const { call } = apiCaller({ crooked, store: straight.backend.work })
  return (name: string, body: unknown = {}) => call(name, { token, body })
}

async function callCrookedly(rows: readonly string[], name: string, body?: unknown) {
  return (await crookedStandIn(rows))(name, body)
}

describe('the rows', () => {
  test('have a name each, which the README lists with what comes', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
    const [, section = ''] = readme.split('\n## Malformed answers\n')
    const [table = ''] = section.split('\n## ')
    const listed = [...table.matchAll(/^\| `([a-z0-9-]+)` +\| (.+?) +\|/gm)]
    expect(listed.map(([, name, about]) => [name, about])).toEqual(
      crookedRows.map(({ name, about }) => [name, about]),
    )
    expect(new Set(names).size).toBe(names.length)
  })

  test('come together where the app must read them as the straight answer', () => {
    expect(rowsOf('all').length).toBeGreaterThan(40)
    expect(rowsOf('all').filter(({ meaning }) => meaning !== 'same')).toEqual([])
  })

  test('are wanted by name, and an unknown name is answered with those there are', () => {
    expect(rowsOf(['ids-as-text']).map(({ name }) => name)).toEqual(['ids-as-text'])
    expect(() => rowsOf(['ids-as-words'])).toThrow(/no crooked row ids-as-words.*\n.*ids-as-text/s)
  })
})

describe('one row alone changes what it is about, and nothing else', () => {
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
    expect(await callCrookedly(rows, call)).toEqual({ status: 200, body })
  })

  test('a video has a relative address only where it stands on the API', async () => {
    const video = 'GET /api/knowledge-subskill?subskill_id=1001'
    const { body } = await callCrookedly(['video-relative'], video)
    expect(body).toMatchObject({ videoUrl: '/clips/watch.en.mp4' })
  })

  test('modules have the id of their sub-skill beside their own', async () => {
    const { body } = await callCrookedly(['parent-beside-own-id'], path)
    expect(body).toMatchObject({
      subskills: [{ modules: [{ id: 1001, subskill_id: 101 }, {}] }, {}],
    })
  })

  test('a state that was not saved is another one than was sent', async () => {
    const sent = { subskill_id: 1003, state: 'completed' }
    const answer = await callCrookedly(['state-not-saved'], save, sent)
    expect(answer.body).toEqual({ updatedState: 'in_progress' })
  })

  test('a refusal keeps its status and has its message elsewhere', async () => {
    expect(await callCrookedly(['refusals-under-detail'], 'GET /api/subskills?skillId=9')).toEqual({
      status: 404,
      body: { detail: 'Skill not found' },
    })
  })
})

describe('a backend whose ids are texts', () => {
  test('gives texts', async () => {
    const { body } = await callCrookedly(['ids-as-text'], path)
    expect(body).toMatchObject({ subskills: [{ id: '101', modules: [{ id: '1001' }, {}] }, {}] })
  })

  test('takes them back as texts only', async () => {
    const sent = (id: unknown) => ({ subskill_id: id, state: 'completed' })
    expect((await callCrookedly(['ids-as-text'], save, sent('1003'))).status).toBe(200)
    expect((await callCrookedly(['ids-as-text'], save, sent(1003))).status).toBe(400)
  })
})

describe('several rows', () => {
  test('of one family take turns, from answer to answer', async () => {
    const call = await crookedStandIn(['envelope-data', 'envelope-result'])
    const keys = new Set<string>()
    for (let answer = 0; answer < 2; answer += 1) {
      keys.add(Object.keys(Object((await call(details)).body)).join())
    }
    expect(keys).toEqual(new Set(['data', 'result']))
  })

  test('of several families come in one answer', async () => {
    const rows = ['booleans-as-yes-and-no', 'fields-snake-case', 'envelope-body']
    const answer = { quizId: 1002, questionId: 10020, selectedOptionId: 100201 }
    expect((await callCrookedly(rows, 'POST /api/quiz/answers', answer)).body).toEqual({
      body: { is_correct: 'yes' },
    })
  })

  test('all at once leave no answer straight', async () => {
    const call = await crookedStandIn('all')
    const { body } = await call(details)
    expect(body).not.toEqual({ user: { username: 'sam.r' } })
    expect(JSON.stringify(body)).toContain('sam.r')
  })
})
