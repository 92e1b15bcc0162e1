import { expect, test } from 'vitest'
import { modulesOf } from './backend/content'
import { curriculum } from './curriculum/curriculum'
import type { Account } from './database'
import { findAccount, progressOf } from './database'
import { seededLearners } from './learners'
import { seedDatabase } from './seed'
import { sentinels } from './sentinels'

const db = seedDatabase(curriculum, Date.now())

function account(name: string): Account {
  const found = findAccount(db, `${name}@example.com`)
  if (!found) throw new Error(`No account ${name}`)
  return found
}

/** The modules of a skill that this learner has not begun. */
const openModules = (name: string, skillId: number) =>
  curriculum.skills
    .filter(({ id }) => id === skillId)
    .flatMap(modulesOf)
    .filter(({ id }) => !(id in account(name).moduleStates))

test('every account has a unique e-mail at example.com and a unique username', () => {
  const emails = db.accounts.map(({ email }) => email)
  const usernames = db.accounts.flatMap(({ username }) => username?.toLowerCase() ?? [])
  expect(emails).toHaveLength(seededLearners.length + sentinels.length)
  expect(new Set(emails).size).toBe(emails.length)
  expect(emails.filter((email) => !/^[a-z0-9-]+@example\.com$/.test(email))).toEqual([])
  expect(new Set(usernames).size).toBe(usernames.length)
  expect(usernames.filter((name) => !/^[\w.-]{3,20}$/.test(name))).toEqual([])
})

test('sam has three skills, a finished sub-skill and a started one', () => {
  const [first, second] = curriculum.skills.find(({ id }) => id === 11)?.subSkills ?? []
  const done = first?.modules.map(({ id }) => [id, 'completed']) ?? []
  expect(account('sam').selectedSkills).toHaveLength(3)
  expect(account('sam').moduleStates).toEqual(
    Object.fromEntries([...done, [second?.modules[0]?.id, 'in_progress']]),
  )
})

test.each([
  ['mateo', 'pdf'],
  ['rosa', 'practice'],
  ['tomas', 'challenge'],
])('%s has a %s next', (name, type) => {
  expect(openModules(name, 21)[0]?.type).toBe(type)
})

test('the others stand where their page says', () => {
  expect(account('lucia')).toMatchObject({ selectedSkills: [11, 21, 31], moduleStates: {} })
  expect(openModules('ana', 21)).toHaveLength(1)
  expect(curriculum.skills.map((skill) => progressOf(account('omar'), skill))).toEqual(
    curriculum.skills.map(() => 100),
  )
  expect(account('noor')).toMatchObject({ selectedSkills: [], profile: expect.anything() })
  expect(account('kim')).toMatchObject({ selectedSkills: [], profile: null, username: null })
})

test('the progress of a skill is rounded down, as its path shows it', () => {
  const skill = curriculum.skills.find(({ id }) => id === 13)
  if (!skill) throw new Error('The curriculum has no such skill')
  const done = modulesOf(skill).slice(1)
  const moduleStates = Object.fromEntries(done.map(({ id }) => [id, 'completed' as const]))
  const share = (100 * done.length) / modulesOf(skill).length
  // Else it would show nothing.
  expect(share % 1).not.toBe(0)
  expect(progressOf({ ...account('lucia'), moduleStates }, skill)).toBe(Math.floor(share))
})
