/** The place of the open page among those that this tab has opened in the app, as React Router counts them: 0 is the first. */
export function historyIndex(): number {
  const state: { idx?: number } | null = window.history.state
  return state?.idx ?? 0
}
