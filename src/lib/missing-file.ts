const missing = new WeakSet<object>()

// Vite dispatches this event for a dynamic import, or its style sheet, that fails to load.
if (typeof window !== 'undefined')
  window.addEventListener('vite:preloadError', ({ payload }: { payload?: unknown }) => {
    // A browser extension built with Vite dispatches it too, but its error is not visible from here.
    if (payload instanceof Error) missing.add(payload)
  })

/** Whether an error means that a chunk of this build failed to load. */
export const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error)
