/**
 * Stores in each history entry which learner opened it, beside the state of the router, so that the Back key shows
 * nothing of another learner (contract.md#several-tabs).
 */
const entry = (): unknown => window.history.state

/** Whether another learner than the one with this hash opened the current entry. */
export function isEntryOfOtherLearner(mark: string): boolean {
  const state = entry()
  if (typeof state !== 'object' || state === null || !('learner' in state)) return false
  return state.learner !== mark
}

export function markEntry(mark: string): void {
  const state = entry()
  const rest = typeof state === 'object' ? state : {}
  window.history.replaceState({ ...rest, learner: mark }, '')
}
