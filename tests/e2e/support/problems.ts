import type { BrowserContext } from 'playwright-core'

/**
 * Adds to `problems` all that must not happen while a page is used: messages in the console, errors,
 * requests that fail or go to a stranger, and what the policy forbids.
 */
export async function watchForProblems(
  context: BrowserContext,
  knownOrigins: readonly string[],
  problems: string[],
): Promise<void> {
  context.on('console', (message) => {
    // The test's own browser says that it keeps the app's service worker away.
    if (/Service Worker registration blocked by/.test(message.text())) return
    if (['error', 'warning'].includes(message.type())) {
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
    }
  })
  context.on('weberror', (webError) => problems.push(`page error: ${String(webError.error())}`))
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    // The browser's own viewer for pdfs is made of pages that no server sends.
    const isLocal = ['data:', 'blob:', 'chrome:', 'chrome-extension:'].includes(protocol)
    if (!isLocal && !knownOrigins.includes(origin)) {
      problems.push(`request to a stranger: ${request.url()}`)
    }
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Leaving a page stops what it was still loading.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`)
  })

  await context.exposeBinding('noteViolation', (_source, text: string) => {
    problems.push(`policy: ${text}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const note: unknown = Reflect.get(globalThis, 'noteViolation')
      const text = `${event.violatedDirective} blocked ${event.blockedURI} ${event.sample}`
      if (typeof note === 'function') note(text)
    })
  })
}
