/**
 * Whose an entry of the history is: written beside what the router keeps there, so that Back shows
 * nothing of a learner who was here before (contract.md#several-tabs).
 */
const entry = (): unknown => window.history.state

/** Whether somebody else than who has this mark opened the present entry. */
export function isEntryOfAnother(mark: string): boolean {
  const state = entry()
  if (typeof state !== 'object' || state === null || !('learner' in state)) return false
  return state.learner !== mark
}

export function markEntry(mark: string): void {
  const state = entry()
  const rest = typeof state === 'object' ? state : {}
  window.history.replaceState({ ...rest, learner: mark }, '')
}
