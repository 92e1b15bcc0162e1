import { paths } from '@/config/paths'
import { isSameId, toSkillId, type Id } from './ids'
import { isSameModule, moduleTypes, type Module, type ModuleKey } from './learning-path'
import {
  readFeedbackState,
  readModuleState,
  readPathState,
  type FeedbackState,
  type ModuleState,
  type PathState,
} from './navigation-state'

/*
 * The addresses of path, module and rating say what is on the screen, so that they can be copied, reloaded and opened in
 * another tab. The history state adds what the specification names; where both name a skill, the address wins.
 */

type Location = { search: string; state: unknown }

/** A link with the history state that it hands over. */
type Link = { to: string; state: object }

/** The link to the path of a skill. */
export const pathLink = (skillId: Id, state: Partial<PathState> = {}): Link => ({
  to: `${paths.learningPath}?${new URLSearchParams({ skill: `${skillId}` })}`,
  state: { ...state, skillId },
})

/** What a location says of a path. */
export type PathLocation = {
  /** Null where neither the address nor the state names a whole positive number. */
  skillId: number | null
  /** Whether one of both names a skill, be it an odd one. */
  isNamed: boolean
  /** What is to be shown once; empty if it is of another skill. */
  state: PathState
}

export function readPathLocation({ search, state }: Location): PathLocation {
  const inAddress = new URLSearchParams(search).get('skill')
  const inState = readPathState(state)
  const skillId = toSkillId(inAddress) ?? toSkillId(inState.skillId)
  const isOfAnotherSkill = inState.skillId !== null && toSkillId(inState.skillId) !== skillId
  return {
    skillId,
    isNamed: inAddress !== null || inState.skillId !== null,
    state: isOfAnotherSkill && skillId !== null ? readPathState({}) : inState,
  }
}

/** Node types that cannot be part of an address: they would match another route or make the URL malformed. */
const unusable = /^(\.{0,2}|feedback|.{100,})$|\p{Surrogate}/isu

/** The path of a module. Its last part is decoration: the type of the module decides the view. */
function modulePath({ type, nodeType }: Module): string {
  if (type === 'challenge') return paths.challenge
  const part = unusable.test(nodeType) ? 'knowledge' : encodeURIComponent(nodeType)
  return `${paths.learningPath}/${part}`
}

/**
 * The link to a module: challenges have their own route, all others the route of their node type. The query identifies
 * the module. Its `step` is the sub-skill.
 */
export function moduleLink(state: ModuleState): Link & { state: ModuleState } {
  const { skillId, module } = state
  const { id, type, subSkillId } = module
  const pathname = modulePath(module)
  if (id === null) return { to: pathname, state }
  const query = new URLSearchParams({ skill: `${skillId}`, type: type ?? '', module: `${id}` })
  if (subSkillId !== null) query.set('step', `${subSkillId}`)
  return { to: `${pathname}?${query}`, state }
}

/** A module that an address names, and the skill whose path it belongs to. */
export type AddressedModule = { skillId: number; key: ModuleKey }

/** The module that the query of an address identifies; null if there is none. */
export function addressedModule(search: string): AddressedModule | null {
  const query = new URLSearchParams(search)
  const skillId = toSkillId(query.get('skill'))
  const id = query.get('module')
  if (skillId === null || !id) return null
  const type = moduleTypes.find((known) => known === query.get('type')) ?? null
  return { skillId, key: { id, type, subSkillId: query.get('step') } }
}

/** The module of the history state, unless the address names another one. */
export function readModuleLocation({ search, state }: Location): ModuleState | null {
  const inState = readModuleState(state)
  const named = addressedModule(search)
  if (inState === null || named === null) return inState
  const isSame = named.skillId === inState.skillId && isSameModule(named.key, inState.module)
  return isSame ? inState : null
}

/** Whether an address is that of a quiz, by its path or its query. */
export function namesQuiz({ pathname, search }: { pathname: string; search: string }): boolean {
  const isQuiz = (name: string | null | undefined) => name?.toLowerCase() === 'quiz'
  const [, , nodeType] = pathname.split('/')
  return isQuiz(nodeType) || isQuiz(new URLSearchParams(search).get('type'))
}

/** The link to the rating of a sub-skill. */
export function feedbackLink(state: FeedbackState): Link {
  const query = new URLSearchParams({ skill: `${state.skillId}`, step: `${state.subSkillId}` })
  return { to: `${paths.lessonFeedback}?${query}`, state }
}

/** The sub-skill to rate: that of the history state, unless the address names another one. Null if none is named. */
export function readFeedbackLocation({ search, state }: Location): FeedbackState | null {
  const inState = readFeedbackState(state)
  const query = new URLSearchParams(search)
  const skillId = toSkillId(query.get('skill'))
  const subSkillId = query.get('step')
  if (skillId === null || !subSkillId) return inState
  if (inState?.skillId === skillId && isSameId(inState.subSkillId, subSkillId)) return inState
  return { skillId, subSkillId, moduleData: null }
}
