import { moduleTypes } from '@/api/answers/learning'
import { isSameModule, type ModuleKey } from '@/api/learning'
import { paths } from '@/config/paths'
import type { ModuleState } from './navigation-state'

/** A module that an address names, and the skill whose path it belongs to. */
export type AddressedModule = { skillId: number; key: ModuleKey }

type Place = { pathname: string; search: string }

/**
 * The URL of a module: challenges have their own route, all others the route of their node type (rules.md#routes). The
 * query identifies the module, so that the URL alone opens it after a reload.
 */
export function moduleAddress({ skillId, module }: ModuleState): string {
  const { type, nodeType, contentId, parentSubSkillId } = module
  const path = type === 'challenge' ? paths.challenge : paths.module(nodeType)
  if (contentId === null) return path
  const query = new URLSearchParams({
    skill: `${skillId}`,
    type: type ?? '',
    module: `${contentId}`,
  })
  if (parentSubSkillId !== null) query.set('step', `${parentSubSkillId}`)
  return `${path}?${query}`
}

/** The module that the query of a URL identifies; null if there is none. */
export function addressedModule({ search }: Pick<Place, 'search'>): AddressedModule | null {
  const query = new URLSearchParams(search)
  const skill = query.get('skill') ?? ''
  const contentId = query.get('module')
  if (!/^\d{1,15}$/.test(skill) || !contentId) return null
  const type = moduleTypes.find((known) => known === query.get('type')) ?? null
  const key = { id: null, contentId, parentSubSkillId: query.get('step'), type }
  return { skillId: Number(skill), key }
}

/** Whether a location is the URL of this module, ignoring case and trailing slashes. */
export function isAtModule(state: ModuleState, place: Place): boolean {
  const plain = (address: string) => address.replace(/\?.*/, '').toLowerCase().replace(/\/+$/, '')
  if (plain(moduleAddress(state)) !== plain(place.pathname)) return false
  const named = addressedModule(place)
  if (named === null) return true
  return named.skillId === state.skillId && isSameModule(named.key, state.module)
}
