const missing = new WeakSet<object>()
const failedStyles = new Set<HTMLLinkElement>()

if (typeof window !== 'undefined') {
  // Vite dispatches this event for a dynamic import, or its style sheet, that fails to load.
  window.addEventListener('vite:preloadError', ({ payload }: { payload?: unknown }) => {
    // A browser extension built with Vite dispatches it too, but its error is not visible from here.
    if (payload instanceof Error) missing.add(payload)
  })
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target)
  }
  // It does not bubble.
  window.addEventListener('error', onError, true)
}

/** Whether an error means that a chunk of this build failed to load. */
export const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error)

/**
 * Loads the style sheets again that did not load: Vite asks for each only once, also when its chunk is loaded again. One
 * that fails again is tried the next time.
 */
export async function loadStylesAgain(): Promise<void> {
  const links = [...failedStyles]
  failedStyles.clear()
  await Promise.all(links.map(loadAgain))
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const again = document.createElement('link')
    again.rel = 'stylesheet'
    again.href = link.href
    again.onload = () => resolve()
    again.onerror = () => resolve()
    link.replaceWith(again)
  })
}
