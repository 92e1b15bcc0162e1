import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '@/learner/session'
import { hashOf } from '@/learner/stored'
import { standInForCaches } from '@tests/fixtures/stand-ins/cache-storage-stand-in'
import { hashed } from '@tests/fixtures/stored'
import { keepRemovingUnusedSkills } from './remove-unused-skills'

const day = 24 * 60 * 60 * 1000
const sam = 'sam@example.com'
const record = (skillId: number, usedAt: number) => ({
  skillId,
  usedAt,
  name: '',
  isWhole: true,
  bytes: 1,
  languages: ['en'],
  missing: [],
})
const cacheOf = (skillId: number, learner = sam) => hashed(`keptSkills_${learner}_${skillId}`)
const keepRecords = (...list: object[]) =>
  localStorage.setItem(hashed(`keptSkills_${sam}`), JSON.stringify(list))

let device: ReturnType<typeof standInForCaches>
beforeEach(async () => {
  device = standInForCaches()
  localStorage.setItem('accessToken', 'token')
  localStorage.setItem('learner', hashOf(sam))
  for (const name of [cacheOf(11), cacheOf(21), cacheOf(11, 'ana@example.com'), 'norte-abc'])
    await caches.open(name)
})
afterEach(() => vi.unstubAllGlobals())

it('what no list names goes, and so does what was not opened for ninety days', async () => {
  keepRecords(record(11, Date.now() - 89 * day), record(21, Date.now() - 91 * day))
  keepRemovingUnusedSkills()
  await vi.waitFor(() => expect(device.names()).toEqual([cacheOf(11), 'norte-abc']))
  expect(localStorage.getItem(hashed(`keptSkills_${sam}`))).not.toContain('"skillId":21')
})

it('after signing out nothing of the learner is left', async () => {
  keepRecords(record(11, Date.now()), record(21, Date.now()))
  keepRemovingUnusedSkills()
  await vi.waitFor(() => expect(device.names()).toHaveLength(3))
  session.end('signed-out')
  await vi.waitFor(() => expect(device.names()).toEqual(['norte-abc']))
})

it('after an expired session all stays for the same learner', async () => {
  keepRecords(record(11, Date.now()), record(21, Date.now()))
  keepRemovingUnusedSkills()
  await vi.waitFor(() => expect(device.names()).toHaveLength(3))
  session.end('expired')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(device.names()).toHaveLength(3)
})

it('a browser without caches, or one that blocks them, goes on', async () => {
  device.fails.open = new DOMException('No', 'SecurityError')
  expect(() => keepRemovingUnusedSkills()).not.toThrow()
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('No', 'SecurityError')) })
  expect(() => keepRemovingUnusedSkills()).not.toThrow()
  await Promise.resolve()
})
