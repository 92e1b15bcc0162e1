import { paths } from '@/config/paths'
import type { ModuleState } from '@/navigation/navigation-state'

/**
 * The URL of a module: challenges have their own route, all others the route of their node type
 * (rules.md#routes).
 */
export function moduleAddress({ module }: ModuleState): string {
  return module.type === 'challenge' ? paths.challenge : paths.module(module.nodeType)
}

/** Whether a pathname is the URL of this module, ignoring case and trailing slashes. */
export function isAtModule(state: ModuleState, pathname: string): boolean {
  const plain = (address: string) => address.toLowerCase().replace(/\/+$/, '')
  return plain(moduleAddress(state)) === plain(pathname)
}
