import { paths } from '@/config/paths'
import type { ModuleState } from '@/navigation/navigation-state'

/** Where a module is shown: a challenge at its own address, any other under its node type (rules.md#routes). */
export function moduleAddress({ module }: ModuleState): string {
  return module.type === 'challenge' ? paths.challenge : paths.module(module.nodeType)
}

/** Whether a module is shown at this address, which may have another case and a slash at its end. */
export function isAtModule(state: ModuleState, pathname: string): boolean {
  const plain = (address: string) => address.toLowerCase().replace(/\/+$/, '')
  return plain(moduleAddress(state)) === plain(pathname)
}
