import { paths } from '@/config/paths'
import { moduleTypes, type ModuleKey } from './learning-path'
import type { ModuleState } from './navigation-state'

/** A module that an address names, and the skill whose path it belongs to. */
export type AddressedModule = { skillId: number; key: ModuleKey }

/** The link to a module: its address, and what it hands over in the history state. */
export const moduleLink = (state: ModuleState) => ({ to: moduleAddress(state), state })

/**
 * The address of a module: challenges have their own route, all others the route of their node type. The query identifies
 * the module, so that the address alone opens it after a reload. Its `step` is the sub-skill.
 */
function moduleAddress({ skillId, module }: ModuleState): string {
  const { id, type, nodeType, subSkillId } = module
  const path = type === 'challenge' ? paths.challenge : paths.module(nodeType)
  if (id === null) return path
  const query = new URLSearchParams({ skill: `${skillId}`, type: type ?? '', module: `${id}` })
  if (subSkillId !== null) query.set('step', `${subSkillId}`)
  return `${path}?${query}`
}

/** The module that the query of an address identifies; null if there is none. */
export function addressedModule(search: string): AddressedModule | null {
  const query = new URLSearchParams(search)
  const skill = query.get('skill') ?? ''
  const id = query.get('module')
  if (!/^\d{1,15}$/.test(skill) || !id) return null
  const type = moduleTypes.find((known) => known === query.get('type')) ?? null
  return { skillId: Number(skill), key: { id, type, subSkillId: query.get('step') } }
}

/** Whether an address is that of a quiz, by its path or its query. */
export function namesQuiz({ pathname, search }: { pathname: string; search: string }): boolean {
  const isQuiz = (name: string | null | undefined) => name?.toLowerCase() === 'quiz'
  const [, , nodeType] = pathname.split('/')
  return isQuiz(nodeType) || isQuiz(new URLSearchParams(search).get('type'))
}
