import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { isOutdated } from '@/lib/is-outdated'
import { call, clientIn } from './call'

vi.mock('./client', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('@/lib/is-outdated', () => ({ isOutdated: vi.fn<() => Promise<boolean>>() }))

it.each([
  ['there is no answer', false, 'no-response'],
  ['the app is outdated, where the host has a newer one', true, 'outdated'],
] as const)('says that %s when the client itself cannot be fetched', async (_, hasNewer, kind) => {
  vi.mocked(isOutdated).mockResolvedValueOnce(hasNewer)
  await expect(
    call({ method: 'GET', path: '/api/something', expects: { fields: [] }, answer: v.unknown() }),
  ).rejects.toMatchObject({ kind })
})

it('finds the client in a file of its own, and in one that holds it beside others', () => {
  const client = { ask: () => {} }
  expect(clientIn(client)).toBe(client)
  expect(clientIn({ a: () => {}, b: null, q: client })).toBe(client)
  expect(() => clientIn({ a: {} })).toThrow('no client')
})
