/** The app's first script: its address has a hash, so every build has another one. Extensions add scripts of others. */
const ownScript = () =>
  document
    .querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')
    ?.getAttribute('src')

/** The question on its way: several files that fail in one moment ask once. */
let asked: Promise<boolean> | undefined

/**
 * Whether the host has another build of the app than the one that runs here. False where nobody can
 * say: without a network, or where something else answers in the host's place.
 */
export function isOutdated(ask: typeof fetch = fetch): Promise<boolean> {
  asked ??= hasOther(ask).finally(() => {
    asked = undefined
  })
  return asked
}

async function hasOther(ask: typeof fetch): Promise<boolean> {
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
