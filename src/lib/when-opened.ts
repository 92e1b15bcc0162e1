/**
 * Resolves once somebody sees the page. A browser may prerender one that nobody ever opens, and such a page must
 * change nothing: it shares its storage with every tab.
 */
export async function whenOpened(): Promise<void> {
  // TypeScript does not know it, nor does every browser.
  if (!('prerendering' in document) || !document.prerendering) return
  await new Promise((resolve) =>
    document.addEventListener('prerenderingchange', resolve, { once: true }),
  )
}
