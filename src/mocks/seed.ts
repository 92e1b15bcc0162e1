import type { Content } from './backend/content'
import { findSkill, modulesOf } from './backend/content'
import type { Module, Skill } from './curriculum/schema'
import type { Account, Database, ModuleState, Profile } from './database'
import { newAccount } from './database'
import type { Start } from './learners'
import { seededLearners, seededResetTokens, seedPassword } from './learners'
import { sentinels } from './sentinels'

const year = 365 * 24 * 3_600_000
const profile: Profile = {
  ageRange: '25-34',
  gender: 'Other',
  supportLevel: 'guided',
  goals: [2, 3],
  customGoal: '',
}

/** The database before anyone signs in. `now` is in epoch milliseconds. */
export function seedDatabase(content: Content, now: number): Database {
  const learners = seededLearners.map(({ email, username, start }) =>
    seededAccount(content, email, username, start),
  )
  const troubledLearners = sentinels.map(({ email, isNew }) =>
    seededAccount(content, email, isNew ? null : usernameFrom(email), isNew ? 'new' : 'midway'),
  )
  const reset = (token: string, expiresAt: number) => ({
    token,
    email: 'sam@example.com',
    expiresAt,
  })
  return {
    accounts: [...learners, ...troubledLearners],
    sessions: [],
    resetTokens: [
      reset(seededResetTokens.live, now + year),
      reset(seededResetTokens.past, now - 1),
    ],
  }
}

function seededAccount(
  content: Content,
  email: string,
  username: string | null,
  start: Start,
): Account {
  const account = { ...newAccount(email, seedPassword), username }
  if (start === 'new') return account
  if (start === 'onboarded') return { ...account, profile }
  return {
    ...account,
    profile,
    selectedSkills: selectionAt(start, content).map((skill) => skill.id),
    moduleStates: statesAt(start, content),
  }
}

/** Three skills of different categories; all skills for a learner who has finished everything. */
function selectionAt(start: Start, content: Content): readonly Skill[] {
  if (start === 'finished') return content.skills
  return content.skills.filter(({ id }) => [11, 21, 31].includes(id))
}

function statesAt(
  start: Exclude<Start, 'new' | 'onboarded'>,
  content: Content,
): Record<number, ModuleState> {
  switch (start) {
    case 'selected':
      return {}
    case 'midway': {
      const [first, second] = findSkill(content, 11)?.subSkills ?? []
      const opened = second?.modules.slice(0, 1) ?? []
      return { ...all('completed', first?.modules ?? []), ...all('in_progress', opened) }
    }
    case 'almost':
      return all('completed', budgetLessons(content).slice(0, -1))
    case 'pdf':
    case 'practice':
    case 'challenge': {
      const lessons = budgetLessons(content)
      const next = lessons.findIndex(({ type }) => type === start)
      return all('completed', lessons.slice(0, Math.max(next, 0)))
    }
    case 'finished':
      return all('completed', content.skills.flatMap(modulesOf))
  }
}

function budgetLessons(content: Content): Module[] {
  const skill = findSkill(content, 21)
  return skill ? modulesOf(skill) : []
}

function all(state: ModuleState, modules: readonly Module[]): Record<number, ModuleState> {
  return Object.fromEntries(modules.map(({ id }) => [id, state]))
}

function usernameFrom(email: string): string {
  return email.slice(0, email.indexOf('@'))
}
