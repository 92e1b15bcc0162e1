import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { moduleTypes } from '@/api/answers/learning'
import { ApiError } from '@/api/transport/api-error'
import { client } from '@/api/transport/client'
import { session } from '@/learner/session'
import { contractCalls } from '@tests/fixtures/contract-calls'
import { mutatedBody } from '@tests/fixtures/mutations'

/** 1,000 broken or hostile variants of each response, the same in every run. */
const runs = { numRuns: 1000, seed: 20_260_101 }

let body = ''
const realAdapter = client.defaults.adapter

// Responses are passed to the client without HTTP, since thousands of requests would prove no more.
beforeAll(() => {
  client.defaults.adapter = (config) =>
    Promise.resolve({ data: body, status: 200, statusText: 'OK', headers: {}, config })
})
beforeEach(() => {
  session.start({ accessToken: 'secret', remember: true })
})
afterAll(() => {
  if (realAdapter !== undefined) client.defaults.adapter = realAdapter
})

const isId = (value: unknown) =>
  Number.isFinite(value) || (typeof value === 'string' && value !== '')
const isTextOrNothing = (value: unknown) => value == null || typeof value === 'string'
const matches = (pattern: RegExp) => (value: unknown) =>
  value === null || (typeof value === 'string' && pattern.test(value))
const isWebAddress = matches(/^https?:\/\//i)

/** Rules for fields of these names, whatever the server sends. */
const rules: Record<string, (value: unknown) => boolean> = {
  id: (value) => value === null || isId(value),
  contentId: (value) => value === null || isId(value),
  parentSubSkillId: (value) => value === null || isId(value),
  selectedSkills: (value) => Array.isArray(value) && value.every(isId),
  progress: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100,
  videoUrl: isWebAddress,
  externalResource: isWebAddress,
  color: matches(/^#[0-9a-f]{6}$/i),
  type: (value) => value === null || moduleTypes.some((type) => type === value),
  status: (value) => ['completed', 'in_progress', 'not_started'].includes(String(value)),
  accessToken: isTextOrNothing,
  refreshToken: isTextOrNothing,
  expiresAt: (value) => value === undefined || Number.isFinite(new Date(Number(value)).getTime()),
}

/**
 * Paths of values that break their rule, or differ in type from the valid value:
 * 'skills.0.progress'.
 */
function breaches(value: unknown, model: unknown, path: readonly string[] = []): string[] {
  const rule = rules[path.at(-1) ?? '']
  if (rule) return rule(value) ? [] : [path.join('.')]
  if (Array.isArray(model)) {
    if (!Array.isArray(value)) return [path.join('.')]
    return value.flatMap((item, index) => breaches(item, model[0], [...path, String(index)]))
  }
  if (typeof model === 'object' && model !== null) {
    if (typeof value !== 'object' || value === null) return [path.join('.')]
    return Object.entries(model).flatMap(([key, one]) =>
      breaches(Reflect.get(value, key), one, [...path, key]),
    )
  }
  // A result that is a single text may be missing.
  if (path.length === 0 && typeof model === 'string') return isTextOrNothing(value) ? [] : ['text']
  return typeof value === typeof model ? [] : [path.join('.')]
}

describe('1,000 mutations of a response', () => {
  it.each(contractCalls)('$name gives a valid value or an ApiError', async (given) => {
    body = JSON.stringify(given.answer)
    const model = await given.send()
    expect(breaches(model, model)).toEqual([])

    await fc.assert(
      fc.asyncProperty(mutatedBody(given.answer), async (mutation) => {
        body = mutation
        const found = await given.send().then(
          (value) => breaches(value, model),
          (error: unknown) => (error instanceof ApiError ? [] : [error]),
        )
        expect(found).toEqual([])
      }),
      runs,
    )
  })
})

describe('the mutations', () => {
  const answer = { list: [{ id: 1, name: 'one' }], flag: true }
  const samples = fc.sample(mutatedBody(answer), { numRuns: 2000, seed: 1 })
  const bodies = samples.filter((text) => text !== '')

  it('are JSON or empty', () => {
    for (const text of bodies) expect(() => JSON.parse(text)).not.toThrow()
    expect(bodies.length).toBeLessThan(samples.length)
  })

  it('do not change the original response', () => {
    expect(answer).toEqual({ list: [{ id: 1, name: 'one' }], flag: true })
  })

  it.each([
    ['a missing field', (text: string) => text === '{"flag":true}'],
    ['a missing item', (text: string) => text === '{"list":[],"flag":true}'],
    ['null', (text: string) => text.includes('"list":null')],
    ['an empty text', (text: string) => text.includes('"name":""')],
    ['a wrong type', (text: string) => text.includes('"id":true')],
    ['a huge number', (text: string) => text.includes('1e+308')],
    ['a huge text', (text: string) => text.length > 10_000],
    ['a huge list', (text: string) => text.split('"id"').length > 50],
    ['markup', (text: string) => text.includes('<script>')],
    ['an address that is a script', (text: string) => text.includes('"javascript:')],
  ])('include %s', (_what, holds) => {
    expect(bodies.some(holds)).toBe(true)
  })
})
