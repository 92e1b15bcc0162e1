import { expect, test } from 'vitest'
import { curriculum } from '../curriculum/curriculum'
import { sentinels } from '../sentinels/sentinels'
import { modulesOf } from '../server/content'
import type { Account } from '../server/db'
import { findAccount, progressOf } from '../server/db'
import { seededLearners } from './learners'
import { seedDatabase } from './seed'

const db = seedDatabase(curriculum, Date.now())

function account(name: string): Account {
  const found = findAccount(db, `${name}@example.com`)
  if (!found) throw new Error(`No account ${name}`)
  return found
}

const progress = (name: string) =>
  curriculum.skills.map((skill) => progressOf(account(name), skill))

test('every account has a unique e-mail at example.com and a unique username', () => {
  const emails = db.accounts.map(({ email }) => email)
  const usernames = db.accounts.flatMap(({ username }) => username?.toLowerCase() ?? [])
  expect(emails).toHaveLength(seededLearners.length + sentinels.length)
  expect(new Set(emails).size).toBe(emails.length)
  expect(emails.every((email) => /^[a-z0-9-]+@example\.com$/.test(email))).toBe(true)
  expect(new Set(usernames).size).toBe(usernames.length)
  expect(usernames.every((name) => /^[\w.-]{3,20}$/.test(name))).toBe(true)
})

test('sam has three skills, a finished sub-skill and a started one', () => {
  const [first, second] = curriculum.skills.find(({ id }) => id === 11)?.subSkills ?? []
  const states = account('sam').moduleStates
  expect(account('sam').selectedSkills).toHaveLength(3)
  expect(first?.modules.map(({ id }) => states[id])).toEqual(first?.modules.map(() => 'completed'))
  expect(states[second?.modules[0]?.id ?? 0]).toBe('in_progress')
  expect(Object.keys(states)).toHaveLength((first?.modules.length ?? 0) + 1)
})

test('lucia has skills and has started none', () => {
  expect(account('lucia').selectedSkills).toHaveLength(3)
  expect(account('lucia').moduleStates).toEqual({})
})

test('ana lacks only the last lesson of skill 21', () => {
  const skill = curriculum.skills.find(({ id }) => id === 21)
  const open = skill && modulesOf(skill).filter(({ id }) => !(id in account('ana').moduleStates))
  expect(open).toEqual([skill?.subSkills.at(-1)?.modules.at(-1)])
})

test.each([
  ['mateo', 'pdf'],
  ['rosa', 'practice'],
  ['tomas', 'challenge'],
])('%s has a %s next', (name, type) => {
  const skill = curriculum.skills.find(({ id }) => id === 21)
  const states = account(name).moduleStates
  const open = skill ? modulesOf(skill).filter(({ id }) => !(id in states)) : []
  expect(open[0]?.type).toBe(type)
  expect(Object.keys(states).length).toBeGreaterThan(0)
})

test('omar has selected and finished everything', () => {
  expect(account('omar').selectedSkills).toEqual(curriculum.skills.map(({ id }) => id))
  expect(progress('omar')).toEqual(curriculum.skills.map(() => 100))
})

test('noor is onboarded without skills, and kim is new', () => {
  expect(account('noor')).toMatchObject({ selectedSkills: [], profile: expect.anything() })
  expect(account('kim')).toMatchObject({ selectedSkills: [], profile: null, username: null })
})
