import { session } from '@/learner/session'

/**
 * The key of a learner who is signed in with Remember me and known by name: nothing is held of anybody else, nor in a
 * browser whose tabs cannot take turns.
 */
export function rememberedLearner(): string | undefined {
  if (!('locks' in navigator) || !session.isRemembered()) return undefined
  return session.isNamed() && session.token() !== undefined ? session.userKey() : undefined
}
