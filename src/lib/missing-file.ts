const missing = new WeakSet<object>()

// Vite tells of each dynamic import, or style sheet of one, that did not come: a new deployment may have taken it away.
if (typeof window !== 'undefined')
  window.addEventListener('vite:preloadError', ({ payload }: { payload?: unknown }) => {
    // An extension of the browser may tell of its own files; its error is not to be seen from here.
    if (payload instanceof Error) missing.add(payload)
  })

/** Whether an error says that a file of this build could not be loaded. */
export const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error)
