import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { call } from './call'

vi.mock('./client', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('says that there is no answer when the client itself cannot be fetched', async () => {
  await expect(
    call({ method: 'GET', path: '/api/something', expects: { fields: [] }, answer: v.unknown() }),
  ).rejects.toMatchObject({ kind: 'no-response' })
})
