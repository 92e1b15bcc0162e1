import { createStore, delMany, get, getMany, keys, set } from 'idb-keyval'
import { rememberedLearner } from './learner'

/** Counts the shapes of the answers in src/api/answers: one of another shape is not found. */
const shape = 1

/** The names of records. */
export const nameOf = {
  answer: (queryHash: string) => `answer ${shape} ${queryHash}`,
  /** Its signature, behind the question mark, is another one each time. */
  film: (address: string) => `film ${new URL(address).origin}${new URL(address).pathname}`,
  /** Marks a skill that is kept in a language. */
  skill: (skillId: number | string, language: string) => `skill ${skillId} ${language}`,
  write: (lesson: string, state: string) => `write ${lesson} ${state}`,
}

const things = createStore('norte-offline', 'things')

/** Browsers may block IndexedDB or have no room: then nothing is found or written, which is no error. */
const tried = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined)

const allNames = async () => (await tried(keys<string>(things))) ?? []

/** What this device holds of a learner, each thing in a record of its own. */
export function deviceOf(learner: string) {
  const keyOf = (name: string) => `${learner} ${name}`
  const isHere = () => rememberedLearner() === learner
  const names = async () => {
    const all = await allNames()
    return all
      .filter((name) => name.startsWith(keyOf('')))
      .map((name) => name.slice(keyOf('').length))
  }
  return {
    /** Whether the learner is still signed in. */
    isHere,
    names,
    read: <T>(name: string) => tried(get<T>(keyOf(name), things)),
    readAll: async <T>(start: string) => {
      const wanted = (await names()).filter((name) => name.startsWith(start))
      const found = (await tried(getMany<T>(wanted.map(keyOf), things))) ?? []
      return found.filter((one) => one !== undefined)
    },
    /** Whether it is written; nothing is after the learner has logged out. */
    write: async (name: string, value: unknown) =>
      isHere() && (await tried(set(keyOf(name), value, things).then(() => true))) === true,
    remove: (...removed: string[]) => tried(delMany(removed.map(keyOf), things)),
    /** What others left here who did not log out, but not what waits to be saved for them. */
    removeOthers: async () => {
      const others = (await allNames()).filter(
        (name) => !/^\S+ write /.test(name) && !name.startsWith(keyOf('')),
      )
      await tried(delMany(others, things))
    },
  }
}

export type Device = ReturnType<typeof deviceOf>
