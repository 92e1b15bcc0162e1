/**
 * Resolves once the visitor opens the page. A browser may prerender a page speculatively, and a page that nobody
 * opens must not write to the storage that it shares with other tabs.
 */
export async function whenActivated(): Promise<void> {
  // Neither TypeScript nor every browser knows `prerendering`.
  if (!('prerendering' in document) || !document.prerendering) return
  await new Promise((resolve) =>
    document.addEventListener('prerenderingchange', resolve, { once: true }),
  )
}
