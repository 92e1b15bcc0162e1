import { queryOptions } from '@tanstack/react-query'
import { createStore, delMany, get, getMany, keys, set } from 'idb-keyval'
import type { Id } from '@/api/transport/call'
import type { Language } from '@/i18n/languages'
import { rememberedLearner } from './learner'

/** A record: an answer, and the film of a video with the address that it came from. */
export type Held = { answer: unknown; film?: { from: string; blob: Blob } }

/** A skill that is saved offline, in one language, by the name that its path has; `records` are its lessons. */
export type SavedSkill = { skillId: Id; language: Language; name: string; records: string[] }

/** Counts the shapes of what is held, and so of src/api/answers: one of another shape is not found. */
const shape = 2

/** The names of records. */
export const nameOf = {
  answer: (queryHash: string) => `answer ${shape} ${queryHash}`,
  skill: ({ skillId, language }: SavedSkill) => `skill ${skillId} ${language}`,
  write: (lesson: string, state: string) => `write ${lesson} ${state}`,
}

const things = createStore('norte-offline', 'things')

/** Browsers may block IndexedDB or have no room: then nothing is found or written, which is no error. */
const tried = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined)

const allNames = async () => (await tried(keys<string>(things))) ?? []

/** What this device holds of a learner, each thing in a record of its own. */
export function deviceOf(learner: string) {
  const prefix = `${learner} `
  const isHere = () => rememberedLearner() === learner
  const ownNames = async (start = '') =>
    (await allNames()).filter((name) => name.startsWith(prefix + start))
  return {
    /** Whether the learner is still signed in. */
    isHere,
    names: async () => (await ownNames()).map((name) => name.slice(prefix.length)),
    read: <T>(name: string) => tried(get<T>(prefix + name, things)),
    readAll: async <T>(start: string): Promise<T[]> => {
      const found = (await tried(getMany<T>(await ownNames(start), things))) ?? []
      return found.filter((one) => one !== undefined)
    },
    /** Whether it is written; nothing is after the learner has logged out. */
    write: async (name: string, value: unknown) =>
      isHere() && (await tried(set(prefix + name, value, things).then(() => true))) === true,
    remove: async (...names: string[]) => {
      const own = names.map((name) => prefix + name)
      await tried(delMany(own, things))
    },
    removeAll: async () => tried(delMany(await ownNames(), things)),
    /** What others left here who did not log out, but not what waits to be saved for them. */
    removeOthers: async () => {
      const isOthers = (name: string) => !name.startsWith(prefix) && !/^\S+ write /.test(name)
      await tried(delMany((await allNames()).filter(isOthers), things))
    },
  }
}

export type Device = ReturnType<typeof deviceOf>

/** The names of all records of a learner, and the skills that are saved offline. */
export const heldQuery = (learner: string) =>
  queryOptions({
    queryKey: ['offline', learner],
    queryFn: async () => {
      const device = deviceOf(learner)
      return { names: await device.names(), skills: await device.readAll<SavedSkill>('skill ') }
    },
    staleTime: 0,
  })
