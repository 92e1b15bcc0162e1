import { storage } from '@/lib/storage'
import { session } from '../session'
import { stored } from '../stored'
import { keptSkills } from '../stored-things'
import type { KeptSkill } from './kept-skill'

/** How the names of a learner's caches begin: as the key of their list of kept skills. */
const startOf = (learner: string) => `${keptSkills.keyOf(learner)}_`

/** One cache for each learner and skill, so that taking a skill away leaves nothing of it. */
const cacheName = (learner: string, skillId: number) => `${startOf(learner)}${skillId}`

/** Its signature, behind the question mark, is another one each time; without a file's name it may say which film. */
const byFile = (address: string) => ({ ignoreSearch: /\.\w{2,5}(\?|#|$)/.test(address) })

/** An answer stands under an address of our own that nobody asks a host for. */
const addressOf = (name: string) => `/kept/${encodeURIComponent(name)}`

/** The cache of a skill of the present learner. Throws where the browser blocks caches. */
export async function openKeptFiles(skillId: number) {
  const learner = session.userKey()
  if (learner === undefined) throw new Error('Nobody is signed in')
  const cache = await caches.open(cacheName(learner, skillId))
  const bytesOf = async (address: string) =>
    (await (await cache.match(address, byFile(address)))?.blob())?.size ?? 0
  return {
    /** The size in bytes of an answer that is here; 0 where it is not. */
    sizeOfAnswer: (name: string) => bytesOf(addressOf(name)),
    /** Puts an answer in. Returns its size in bytes. Throws where there is no room. */
    async putAnswer(name: string, answer: unknown): Promise<number> {
      const text = JSON.stringify(answer)
      await cache.put(addressOf(name), new Response(text))
      return new Blob([text]).size
    },
    sizeOfFilm: bytesOf,
    putFilm: (address: string, film: Response) => cache.put(address, film),
  }
}

/** What is found first in the caches of this learner's kept skills. */
async function find(address: string): Promise<Response | undefined> {
  const learner = session.userKey()
  if (learner === undefined) return undefined
  const start = startOf(learner)
  try {
    for (const name of await caches.keys()) {
      const found = name.startsWith(start)
        ? await (await caches.open(name)).match(address, byFile(address))
        : undefined
      if (found) return found
    }
  } catch {
    // A blocked cache holds nothing.
  }
  return undefined
}

/** A kept answer, as it came; undefined where there is none. */
export async function findKeptAnswer(name: string): Promise<unknown> {
  return (await find(addressOf(name)))?.json()
}

/** A kept film; undefined where there is none. */
export const findKeptFilm = async (address: string) => (await find(address))?.blob()

/** Puts a newer answer in the place of a kept one, wherever that is kept. */
export async function refreshKeptAnswer(name: string, answer: unknown): Promise<void> {
  const learner = session.userKey()
  if (learner === undefined) return
  const start = startOf(learner)
  for (const cacheOf of (await caches.keys()).filter((one) => one.startsWith(start))) {
    const cache = await caches.open(cacheOf)
    if (await cache.match(addressOf(name)))
      await cache.put(addressOf(name), new Response(JSON.stringify(answer)))
  }
}

/** Removes all that is kept of a skill of the present learner. */
export async function removeKeptFiles(skillId: number): Promise<void> {
  const learner = session.userKey()
  if (learner !== undefined) await caches.delete(cacheName(learner, skillId))
}

const ninetyDays = 90 * 24 * 60 * 60 * 1000

/** Takes those off the list that the present learner has not opened for so long. */
export function forgetUnusedSkills(now: number): void {
  const list = stored(keptSkills)
  const isUsed = ({ usedAt }: KeptSkill) => now - usedAt < ninetyDays
  if (list.read()?.every(isUsed) === false) list.change((all = []) => all.filter(isUsed))
}

/**
 * Removes the caches that no learner's list names any more: that of a learner who has signed out, or
 * whose things made room for another one. Lists stand in local storage only (can-keep-skills.ts).
 */
export async function removeOrphanedFiles(): Promise<void> {
  const start = 'keptSkills_'
  const named = storage.local
    .keys()
    .filter((key) => key.startsWith(start))
    .flatMap((key) =>
      (keptSkills.fromText(storage.local.get(key)) ?? []).map(({ skillId }) => `${key}_${skillId}`),
    )
  for (const name of await caches.keys())
    if (name.startsWith(start) && !named.includes(name)) await caches.delete(name)
}
