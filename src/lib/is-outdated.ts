/** The address of the entry chunk, whose hash differs between builds. Skips scripts of browser extensions. */
const ownScript = () =>
  document
    .querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')
    ?.getAttribute('src')

/** The request in flight, shared by all callers: several chunks may fail at the same moment. */
let pending: Promise<boolean> | undefined

/**
 * Whether the host has a different build than the one that runs here. False if that is unknown: without a network, or
 * if something else answers, such as the sign-in page of a Wi-Fi network.
 */
export function isOutdated(ask: typeof fetch = fetch): Promise<boolean> {
  pending ??= hostHasOtherBuild(ask).finally(() => {
    pending = undefined
  })
  return pending
}

async function hostHasOtherBuild(ask: typeof fetch): Promise<boolean> {
  const own = ownScript()
  if (!own) return false
  try {
    const response = await ask('/index.html', { cache: 'no-store' })
    const page = response.ok ? await response.text() : ''
    return page.includes('id="root"') && !page.includes(own)
  } catch {
    return false
  }
}
