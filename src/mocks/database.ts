import { modulesOf } from './backend/content'
import type { Module, Skill } from './curriculum/schema'

export type ModuleState = 'in_progress' | 'completed'

export type Profile = {
  ageRange: string
  gender: string
  supportLevel: string
  goals: number[]
  customGoal: string
}

type Feedback = {
  subSkillId: number
  helpfulness: number
  confidence: number
  comment: string
}

export type Account = {
  email: string
  /** null: signs in with Google only. */
  password: string | null
  username: string | null
  /** null: not onboarded yet. */
  profile: Profile | null
  selectedSkills: number[]
  /** By module id; a missing module is not started. */
  moduleStates: Record<number, ModuleState>
  feedback: Feedback[]
}

export type Session = {
  token: string
  email: string
  /** Epoch milliseconds; null: valid until revoked. */
  expiresAt: number | null
  /** The number of its calls outside `/auth/`, including this one. */
  calls: number
}

export type ResetToken = { token: string; email: string; expiresAt: number }

/**
 * The database of the mock backend: plain JSON, so that it can be stored anywhere. E-mails are
 * lower case. A revoked token is deleted.
 */
export type Database = { accounts: Account[]; sessions: Session[]; resetTokens: ResetToken[] }

export function newAccount(email: string, password: string | null): Account {
  return {
    email: email.toLowerCase(),
    password,
    username: null,
    profile: null,
    selectedSkills: [],
    moduleStates: {},
    feedback: [],
  }
}

export function findAccount(db: Database, email: string): Account | undefined {
  const wanted = email.trim().toLowerCase()
  return db.accounts.find((account) => account.email === wanted)
}

export function usernameIsTaken(db: Database, username: string, by: Account): boolean {
  const wanted = username.toLowerCase()
  return db.accounts.some((one) => one !== by && one.username?.toLowerCase() === wanted)
}

/** 48 random hex digits. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function openSession(db: Database, account: Account, expiresAt: number | null): Session {
  const session = { token: newToken(), email: account.email, expiresAt, calls: 0 }
  db.sessions.push(session)
  return session
}

export function openReset(db: Database, account: Account, expiresAt: number): ResetToken {
  const reset = { token: newToken(), email: account.email, expiresAt }
  db.resetTokens.push(reset)
  return reset
}

export function stateOf(account: Account, module: Module): ModuleState | null {
  return account.moduleStates[module.id] ?? null
}

/** The share of a skill's completed modules, rounded down, from 0 to 100. */
export function progressOf(account: Account, skill: Skill): number {
  const modules = modulesOf(skill)
  if (modules.length === 0) return 0
  const done = modules.filter((module) => stateOf(account, module) === 'completed').length
  return Math.floor((done / modules.length) * 100)
}
