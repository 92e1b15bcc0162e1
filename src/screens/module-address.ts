import type { ModuleState } from '@/api/navigation-state'
import { paths } from '@/config/paths'

/** Where a module is shown: a challenge at its own address, any other under its node type (§2). */
export function moduleAddress({ module }: ModuleState): string {
  return module.type === 'challenge' ? paths.challenge : paths.module(module.nodeType)
}
