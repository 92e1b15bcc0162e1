import { createStore, delMany, get, getMany, keys, set } from 'idb-keyval'
import { rememberedLearner } from './learner'

/** Counts the shapes of the answers in src/api/answers: one of another shape is not found. */
const shape = 1

/** The names of records. */
export const nameOf = {
  answer: (queryHash: string) => `answer ${shape} ${queryHash}`,
  film: (queryHash: string) => `film ${queryHash}`,
  skill: (skillId: number | string, language: string) => `skill ${skillId} ${language}`,
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
  const namesWith = async (start: string) =>
    (await allNames()).filter((name) => name.startsWith(prefix + start))
  return {
    /** Whether the learner is still signed in. */
    isHere,
    names: async () => (await namesWith('')).map((name) => name.slice(prefix.length)),
    read: <T>(name: string) => tried(get<T>(prefix + name, things)),
    readAll: async <T>(start: string): Promise<T[]> => {
      const found = (await tried(getMany<T>(await namesWith(start), things))) ?? []
      return found.filter((one) => one !== undefined)
    },
    /** Whether it is written; nothing is after the learner has logged out. */
    write: async (name: string, value: unknown) =>
      isHere() && (await tried(set(prefix + name, value, things).then(() => true))) === true,
    remove: (names: readonly string[]) =>
      tried(
        delMany(
          names.map((name) => prefix + name),
          things,
        ),
      ),
    /** What others left here who did not log out, but not what waits to be saved for them. */
    removeOthers: async () => {
      const isOthers = (name: string) => !name.startsWith(prefix) && !/^\S+ write /.test(name)
      await tried(delMany((await allNames()).filter(isOthers), things))
    },
  }
}

export type Device = ReturnType<typeof deviceOf>
