const missing = new WeakSet<object>()

// Vite tells of each dynamic import, or style sheet of one, that did not come: a new deployment may have taken it away.
if (typeof window !== 'undefined')
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))

/** Whether an error says that a file of this build could not be loaded. */
export const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error)
